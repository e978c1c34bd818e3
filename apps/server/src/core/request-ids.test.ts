import { expect, test } from "vitest";
import { createRequestIds } from "./request-ids.ts";

const none = { headers: {} };

test("no request is called as another one, nor as one of another process or start", () => {
  const [one, other] = [createRequestIds(), createRequestIds()];
  const ids = [one(none), one(none), other(none), other(none)];
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}-\w+$/);
});

test("a request keeps the name that a proxy gave it, unless a header or a log could not hold it", () => {
  const idOf = createRequestIds();
  const given = (id: string) => idOf({ headers: { "x-request-id": id } });
  expect(given("5f2c9a7e-0d4b-4a53-9a63-1f0c8d1f7b11")).toBe("5f2c9a7e-0d4b-4a53-9a63-1f0c8d1f7b11");
  for (const id of ["short", "a".repeat(101), "two words", "名字名字名字名字", "<script>alert(1)"])
    expect(given(id)).not.toBe(id);
});
