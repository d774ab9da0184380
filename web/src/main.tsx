// The browser table begins here.
import { createRoot } from "react-dom/client";
import "./look/look.css";
import { App } from "./shell/App";
import { myKey } from "./shell/me";
import { keepPushed } from "./shell/push";
import { watchKeyboard } from "./shell/table/KeyboardPlace";

watchKeyboard();
// The server was renewed since this page came: a game's part of the old one is no longer there.
window.addEventListener("vite:preloadError", () => window.location.reload());
window.addEventListener("load", () => void keepPushed(myKey()).catch(() => undefined)); // the page is whole without it
const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
