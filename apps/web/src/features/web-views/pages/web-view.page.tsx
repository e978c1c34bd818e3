import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { WebView } from "../components/web-view.tsx";

export const handle: PageHandle = { meta: () => ({ title: pages.webview.title, noindex: true }) };

/** Page that opens a URL, for visitors (ROUTE-032) and for members (ROUTE-034). */
export const Component = WebView;
