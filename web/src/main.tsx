// The browser table begins here.
import { createRoot } from "react-dom/client";
import "./look/look.css";
import { App } from "./shell/App";
import "./shell/css/shell.css";
import { watchKeyboard } from "./shell/table/KeyboardPlace";

watchKeyboard();
// The server was renewed since this page came: a game's part of the old one is no longer there.
window.addEventListener("vite:preloadError", () => window.location.reload());
const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
