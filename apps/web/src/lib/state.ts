import type { DehydratedState } from "@tanstack/react-query";

/** The state that the server passes to the browser. Without `router` the page is a shell that the browser renders. */
export interface PageState {
  apiBase: string;
  /** The community's zone, in which both sides write times. */
  timeZone: string;
  /** How far it is ahead of UTC, in milliseconds, where that never changes. */
  aheadMs?: number;
  router?: {
    loaderData: Record<string, unknown>;
    errors: Record<string, { status: number; statusText: string }> | null;
  };
  queries?: DehydratedState;
}

export const STATE_ID = "state";

const UNSAFE: Record<string, string> = { "<": "\\u003c", "\u2028": "\\u2028", "\u2029": "\\u2029" };

/** Serialises a value for a `<script>` of data, so that nothing in it can end the element. */
export function writeData(value: object): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => UNSAFE[sign] ?? sign);
}

/** Reads the state of the document; throws when it carries none. */
export function readState(document: Document): PageState {
  return JSON.parse(document.getElementById(STATE_ID)?.textContent ?? "") as PageState;
}
