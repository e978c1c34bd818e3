import { expect, test } from "vitest";
import { createRequestIds } from "./request-ids.ts";

const none = { headers: {} };

test("request IDs are unique across requests, processes and starts", () => {
  const [one, other] = [createRequestIds(), createRequestIds()];
  const ids = [one(none), one(none), other(none), other(none)];
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}-\w+$/);
});

test("the request ID of a proxy is kept if it is safe in a header and in a log", () => {
  const idOf = createRequestIds();
  const idFor = (id: string) => idOf({ headers: { "x-request-id": id } });
  expect(idFor("5f2c9a7e-0d4b-4a53-9a63-1f0c8d1f7b11")).toBe("5f2c9a7e-0d4b-4a53-9a63-1f0c8d1f7b11");
  for (const id of ["short", "a".repeat(101), "two words", "名字名字名字名字", "<script>alert(1)"])
    expect(idFor(id)).not.toBe(id);
});
