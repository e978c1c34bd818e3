import { readState, STATE_ID } from "#lib/state.ts";
import { addressOf } from "./reference-code.ts";
import { base, type CallParameter } from "./reference-contract.ts";

/** How much of an answer is shown, in characters. */
const MOST_SHOWN = 20_000;

interface TriedCall {
  method: string;
  path: string;
  parameters: readonly Pick<CallParameter, "name" | "in" | "value">[];
  /** The JSON of the body, as it was typed. */
  body: string | undefined;
  token: string | undefined;
  signal: AbortSignal;
}

/** What came of a call. */
export interface Tried {
  status: number;
  tookMs: number;
  text: string;
}

/** Where this server has mounted the contract. */
const mountedAt = () => (document.getElementById(STATE_ID) ? readState(document).apiBase : base);

const shown = (text: string) => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}\n…` : text);

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/**
 * Makes a call as a program elsewhere would, past the client of the pages: nothing of it reaches the page but the answer.
 * @throws when there is no answer
 */
export async function tryCall({ method, path, parameters, body, token, signal }: TriedCall): Promise<Tried> {
  const began = performance.now();
  const answer = await fetch(mountedAt() + addressOf(path, parameters), {
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
  const text = await answer.text();
  return { status: answer.status, tookMs: Math.round(performance.now() - began), text: shown(pretty(text)) };
}

/** Why a text is no JSON; undefined where it is. */
export function jsonProblem(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
