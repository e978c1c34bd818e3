import type { AddressInfo } from "node:net";
import { readEvents, type ServerEvent } from "@lenscape/api/events";
import type { FastifyInstance } from "fastify";
import { expect, vi } from "vitest";

/** An open event stream and its events so far. */
export interface Listener {
  response: Response;
  events: ServerEvent[];
  /** Waits for an event with this name and data, after the events that earlier calls waited for. */
  hears(name: string, data: object): Promise<void>;
  /** Resolves when the server has closed the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Makes an app listen on a free port. @returns its origin */
export async function listenOn(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Opens an event stream over a real connection. */
export async function openStream(app: FastifyInstance, token: string, threadId?: string): Promise<Listener> {
  const controller = new AbortController();
  const query = threadId ? `?threadId=${threadId}` : "";
  const response = await fetch(`${await listenOn(app)}/api/api/bbs/live/stream${query}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  const events: ServerEvent[] = [];
  let waitedFor = 0;
  const ended = readEvents(response, { onEvent: (event) => events.push(event), onPiece: () => {} }).catch(
    (error: unknown) => {
      if (!controller.signal.aborted) throw error;
    },
  );
  // Avoid an unhandled rejection if the caller does not await the end.
  ended.catch(() => {});
  return {
    response,
    events,
    ended,
    async hears(name, data) {
      const expectedEvent = expect.objectContaining({ name, data: expect.objectContaining(data) });
      await vi.waitFor(() => expect(events.slice(waitedFor)).toContainEqual(expectedEvent), {
        timeout: 15_000,
        interval: 20,
      });
      waitedFor = events.length;
    },
    close: () => controller.abort(),
  };
}
