import type { DehydratedState } from "@tanstack/react-query";

/** State that the server passes to the browser. Without `router` the document is a shell that the browser renders. */
export interface PageState {
  apiBase: string;
  /** Time zone of the community, used by server and browser to format times. */
  timeZone: string;
  /** Offset of the time zone from UTC in milliseconds, if the offset is constant. */
  utcOffsetMs?: number;
  router?: {
    loaderData: Record<string, unknown>;
    errors: Record<string, { status: number; statusText: string }> | null;
  };
  queries?: DehydratedState;
}

export const PAGE_STATE_ID = "state";

const UNSAFE: Record<string, string> = { "<": "\\u003c", "\u2028": "\\u2028", "\u2029": "\\u2029" };

/** Serialises a value for a data `<script>`. Escapes characters that could close the element. */
export function serializeForScript(value: object): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => UNSAFE[character] ?? character);
}

/** Reads the state from the document. Throws if the document has none. */
export function readPageState(document: Document): PageState {
  return JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? "") as PageState;
}
