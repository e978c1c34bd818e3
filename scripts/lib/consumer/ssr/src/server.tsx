import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createApi } from "@lenscape/api/client";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { Page } from "./page.tsx";

/** The page as a document, with the first post of a community that runs at an origin. */
export async function render(origin: string): Promise<string> {
  const api = createApi({ baseUrl: `${origin}/api` });
  const { rows } = await api.call("threadList", { query: { pageNum: 1, pageSize: 1 } });
  const content = rows[0]?.content ?? "";
  const body = new PassThrough();
  renderToPipeableStream(createElement(Page, { content })).pipe(body);
  const data = JSON.stringify(content).replaceAll("<", "\\u003c");
  return `<div id="root">${await text(body)}</div><script type="application/json" id="content">${data}</script>`;
}
