// The browser table begins here.
import { createRoot } from "react-dom/client";
import "./look/look.css";
import { App } from "./shell/App";
import "./shell/css/shell.css";
import { watchKeyboard } from "./shell/table/useKeyboardPlace";

watchKeyboard();
const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
