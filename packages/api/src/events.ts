import { createParser } from "eventsource-parser";
import { readAnswer } from "./envelope.ts";
import { ApiError, networkError } from "./errors.ts";

/** A server-sent event with its parsed data, as described by `x-events` in the contract. */
export interface ServerEvent {
  name: string;
  data: unknown;
}

/** Maximum length of a buffered line, far above any event of the contract. */
const MAX_LINE_LENGTH = 64 * 1024;

/** Throws the `ApiError` of a response that is not an event stream. */
async function throwResponseError(response: Response): Promise<never> {
  const text = response.bodyUsed ? "" : await response.text();
  readAnswer(response.status, text, "stream");
  throw networkError();
}

/**
 * Reads a response of `api.open` to its end. Calls `onEvent` for each event, and `onPiece` for every chunk, keep-alive
 * comments included. Throws `ApiError` when the response is not an event stream or its body fails.
 */
export async function readEvents(
  response: Response,
  { onEvent, onPiece }: { onEvent: (event: ServerEvent) => void; onPiece: () => void },
): Promise<void> {
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (!response.ok || !isStream || !response.body) return throwResponseError(response);
  let parseError: unknown;
  const parser = createParser({
    maxBufferSize: MAX_LINE_LENGTH,
    onEvent: ({ event = "message", data }) => onEvent({ name: event, data: JSON.parse(data) }),
    onError: (error) => {
      parseError = error;
    },
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      onPiece();
      parser.feed(decoder.decode(value, { stream: true }));
      if (parseError) throw networkError(parseError);
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof ApiError ? error : networkError(error);
  }
}
