import { PAGE_STATE_ID, readPageState } from "#lib/state.ts";
import { buildUrl } from "./reference-code.ts";
import { BASE_PATH, type CallParameter } from "./reference-contract.ts";

/** Maximum length of a displayed response. */
const MAX_SHOWN_CHARACTERS = 20_000;

interface CallInput {
  method: string;
  path: string;
  parameters: readonly Pick<CallParameter, "name" | "in" | "value">[];
  /** JSON of the body as typed. */
  body: string | undefined;
  token: string | undefined;
  signal: AbortSignal;
}

/** Result of a call. */
export interface CallResult {
  status: number;
  tookMs: number;
  text: string;
}

/** Returns the BASE_PATH path of the API on this server. */
const getBaseUrl = () =>
  document.getElementById(PAGE_STATE_ID) ? readPageState(document).apiBase : BASE_PATH;

const truncate = (text: string) =>
  text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}\n…` : text;

function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/**
 * Sends a call like an external program, without the client of the web app, so that it does not affect the session.
 * @throws if there is no response
 */
export async function sendCall({
  method,
  path,
  parameters,
  body,
  token,
  signal,
}: CallInput): Promise<CallResult> {
  const startedAt = performance.now();
  const response = await fetch(getBaseUrl() + buildUrl(path, parameters), {
    method,
    signal,
    credentials: "omit",
    headers: {
      accept: "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    body,
  });
  const text = await response.text();
  return {
    status: response.status,
    tookMs: Math.round(performance.now() - startedAt),
    text: truncate(formatJson(text)),
  };
}

/** Returns the parse error of a text, or undefined for valid JSON. */
export function getJsonError(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
