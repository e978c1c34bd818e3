import "@lenscape/ui/reset.css";
import "@lenscape/ui/styles.css";
import { hydrateRoot } from "react-dom/client";
import { Page } from "./page.tsx";

const root = document.getElementById("root");
const content: string = JSON.parse(document.getElementById("content")?.textContent ?? '""');
if (root) hydrateRoot(root, <Page content={content} />, { onRecoverableError: console.error });
