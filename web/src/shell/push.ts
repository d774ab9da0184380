// Pushes to this browser: whether it can have them, has them, and how it asks for them.
import type { NewAddress } from "../protocol";
import { addAddress, myNotices } from "./api";
import { keepPush, keptPush } from "./keep";

/** Pages without https have no such helper; nor has a browser on an iPhone until the page is on its home screen. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Let the page's helper in the background come, and let the server know where this browser is now, if that has changed. */
export async function keepPushed(key: string): Promise<void> {
  if (!canPush()) return;
  await navigator.serviceWorker.register("/worker.js");
  if (!key || !keptPush() || Notification.permission !== "granted") return;
  const { pushManager } = await navigator.serviceWorker.ready;
  if ((await pushManager.getSubscription())?.endpoint === keptPush()) return;
  await addAddress(key, await subscribe((await myNotices(key)).key));
}

/** Ask the browser for pushes by a server's key, after the system's own question. */
export async function subscribe(serverKey: string): Promise<NewAddress> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: serverKey };
  const made = await pushManager.subscribe(wish).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe(); // it was made by another server's key
    return pushManager.subscribe(wish);
  });
  keepPush(made.endpoint);
  const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
  return { kind: "push", address: made.endpoint, secrets: { p256dh, auth } };
}

/** No more pushes here. */
export async function unsubscribe(): Promise<void> {
  keepPush("");
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}
