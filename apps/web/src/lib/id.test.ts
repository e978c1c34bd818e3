import { expect, test } from "vitest";
import { getIdParam } from "./id.ts";

const of = (query: string) => getIdParam(new Request(`http://x/page${query}`), "id");

test("AMB-054 reads an ID from the URL, and throws a 404 response for a text that is no ID", () => {
  expect(of("?id=12")).toBe("12");
  expect(of("?id=999999999999999999")).toBe("999999999999999999");
  expect([of(""), of("?id="), of("?other=3")]).toEqual([undefined, undefined, undefined]);
  for (const ill of [
    "abc",
    "0",
    "-1",
    "01",
    "1.5",
    "1e3",
    "%31%20",
    "1000000000000000000",
    "1&id=2".replace("&", "%26"),
  ]) {
    try {
      of(`?id=${ill}`);
      expect.unreachable(ill);
    } catch (thrown) {
      expect((thrown as Response).status).toBe(404);
    }
  }
});
