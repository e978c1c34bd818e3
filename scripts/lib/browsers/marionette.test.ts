import { expect, test } from "vitest";
import { marionetteReader, packet } from "./marionette.ts";

test("reassembles messages from any chunks, with multi-byte characters", () => {
  const messages = [
    { marionetteProtocol: 3 },
    [1, 1, null, { value: "关注 云野" }],
    [1, 2, null, { value: ":" }],
  ];
  const bytes = Buffer.from(messages.map((message) => packet(message)).join(""));
  for (const size of [1, 2, 7, bytes.length]) {
    const read: unknown[] = [];
    const take = marionetteReader((message) => read.push(message));
    for (let at = 0; at < bytes.length; at += size) take(bytes.subarray(at, at + size));
    expect(read).toEqual(messages);
  }
});
