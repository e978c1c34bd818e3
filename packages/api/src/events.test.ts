import { expect, test } from "vitest";
import { readEvents, type ServerEvent } from "./events.ts";

const wire =
  ':\n\nevent: unread\ndata: {"revision":7,"name":"镜界"}\n\n:\n\nevent: comments\r\ndata: {"threadId":"327"}\r\n\r\n';
const expectedEvents = [
  { name: "unread", data: { revision: 7, name: "镜界" } },
  { name: "comments", data: { threadId: "327" } },
];

function createResponse(pieces: Uint8Array[], type = "text/event-stream") {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": type } });
}

async function read(response: Response) {
  const events: ServerEvent[] = [];
  let pieces = 0;
  await readEvents(response, { onEvent: (event) => events.push(event), onPiece: () => (pieces += 1) });
  return { events, pieces };
}

test("parses events split at any byte, within a character too", async () => {
  const bytes = new TextEncoder().encode(wire);
  for (let cut = 1; cut < bytes.length; cut++) {
    const { events, pieces } = await read(createResponse([bytes.slice(0, cut), bytes.slice(cut)]));
    expect(events).toEqual(expectedEvents);
    expect(pieces).toBe(2);
  }
  const one = await read(createResponse([...bytes].map((byte) => Uint8Array.of(byte))));
  expect(one.events).toEqual(expectedEvents);
});

test("ignores an incomplete event at the end", async () => {
  const cut = new TextEncoder().encode(wire).slice(0, -3);
  expect((await read(createResponse([cut]))).events).toEqual(expectedEvents.slice(0, 1));
});

test("ERR-003 rejects with the error of a response that is not a stream", async () => {
  const refusal = new TextEncoder().encode('{"code":401,"msg":"认证失败"}');
  await expect(read(createResponse([refusal], "application/json"))).rejects.toMatchObject({ code: 401 });
  await expect(read(new Response("", { status: 503 }))).rejects.toMatchObject({ code: 503 });
  await expect(read(createResponse([], "text/html"))).rejects.toMatchObject({ kind: "network" });
});

test("rejects a line without an end instead of buffering it", async () => {
  const piece = new TextEncoder().encode("data: ".padEnd(40_000, "x"));
  await expect(read(createResponse([piece, piece, piece]))).rejects.toMatchObject({ kind: "network" });
});
