import { createParser } from "eventsource-parser";
import { readAnswer } from "./envelope.ts";
import { ApiError, networkError } from "./errors.ts";

/** An event of the server: its name and what it carries, as the contract describes it. */
export interface ServerEvent {
  name: string;
  data: unknown;
}

/** What is kept of a line that has not ended: far above any event of the contract. */
const LINE_MAX = 64 * 1024;

/** Reads what a server without a stream has answered. Throws the `ApiError` it stands for. */
async function refuse(response: Response): Promise<never> {
  const text = response.bodyUsed ? "" : await response.text();
  readAnswer(response.status, text, "stream");
  throw networkError();
}

/**
 * Reads an answer of `api.open` to its end and tells of each event, and of every piece that arrives, be it only the
 * comment that keeps the line open. Throws `ApiError` for an answer that is no stream, and what the body throws.
 */
export async function readEvents(
  response: Response,
  { onEvent, onPiece }: { onEvent: (event: ServerEvent) => void; onPiece: () => void },
): Promise<void> {
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (!response.ok || !isStream || !response.body) return refuse(response);
  let fault: unknown;
  const parser = createParser({
    maxBufferSize: LINE_MAX,
    onEvent: ({ event = "message", data }) => onEvent({ name: event, data: JSON.parse(data) }),
    onError: (error) => {
      fault = error;
    },
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      onPiece();
      parser.feed(decoder.decode(value, { stream: true }));
      if (fault) throw networkError(fault);
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof ApiError ? error : networkError(error);
  }
}
