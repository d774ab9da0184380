// The page's helper in the background: shows what is pushed when no page is open, and leads to the table. It keeps no
// page and no part of one: what is shown always comes from the server, so nobody ever sees an old table.

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("push", (event) => {
  const { id, title, body, path, stop, stop_words: words, language } = event.data.json();
  const show = async () => {
    const shown = await self.registration.getNotifications({ tag: path });
    const again = shown.some(({ data }) => data.id === id); // the same one once more, after a crash of the server
    await self.registration.showNotification(title, {
      body,
      lang: language,
      tag: path, // the next turn at a table takes the place of the last one
      renotify: shown.length > 0 && !again,
      icon: "/icon-192.png",
      data: { id, path, stop },
      actions: [{ action: "stop", title: words }],
    });
  };
  event.waitUntil(show());
});

self.addEventListener("notificationclick", (event) => {
  const { path, stop } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === "stop" ? end(stop) : lead(path));
});

/** Look at the page that is open already, or open it. */
async function lead(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** No more of these: the server forgets this browser, and the browser the server. */
async function end(stop) {
  await fetch(stop, { method: "POST" });
  await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}
