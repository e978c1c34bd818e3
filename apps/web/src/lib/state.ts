import type { DehydratedState } from "@tanstack/react-query";

/** What the server hands to the browser. Without `router` the page is a shell that the browser fills. */
export interface PageState {
  apiBase: string;
  router?: {
    loaderData: Record<string, unknown>;
    errors: Record<string, { status: number; statusText: string }> | null;
  };
  queries?: DehydratedState;
}

export const STATE_ID = "state";

const UNSAFE: Record<string, string> = { "<": "\\u003c", "\u2028": "\\u2028", "\u2029": "\\u2029" };

/** A value as the text of a `<script>` that holds data: nothing in it can end the element. */
export function writeData(value: object): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => UNSAFE[sign] ?? sign);
}

/** Reads the state back; throws when the document carries none. */
export function readState(document: Document): PageState {
  return JSON.parse(document.getElementById(STATE_ID)?.textContent ?? "") as PageState;
}
