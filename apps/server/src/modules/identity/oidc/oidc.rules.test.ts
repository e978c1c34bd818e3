import { expect, test } from "vitest";
import { issuerKey, namesOf, visitSecrets } from "./oidc.rules.ts";

test.each([
  [{ preferred_username: "yunye", name: "云野" }, "yunye", "yunye"],
  [{ name: "云 野" }, "云 野", "云 野"],
  [{ preferred_username: "ada@example.org" }, "ada@example.org", "ada"],
  [{ preferred_username: "a@example.org", name: "Ada" }, "a@example.org", "Ada"],
  [{ preferred_username: "a\u202eb\u0000c\n d" }, "abc d", "abc d"],
  [
    { preferred_username: "\ud800一二三四五六七八九十十一十二十三" },
    "\ufffd一二三四五六七八九十十一十二十三",
    "\ufffd一二三四五六七八九十十",
  ],
  [{ preferred_username: 7, name: ["x"] }, "", ""],
  [{}, "", ""],
])("what %j makes of a nickname", (claims, account, nickname) => {
  expect(namesOf(claims)).toEqual({ account, nickname });
});

test("a name there is kept as far as it can be shown", () => {
  expect([...namesOf({ name: "长".repeat(500) }).account]).toHaveLength(64);
});

test("an issuer is the same with and without its last slash", () => {
  expect(issuerKey("https://id.example.org/app/")).toBe(issuerKey("https://id.example.org/app"));
});

test("what a visit is checked by differs by its purpose and by its browser", () => {
  const one = visitSecrets("one");
  expect(one).toEqual(visitSecrets("one"));
  expect(one.nonce).not.toBe(one.codeVerifier);
  expect(one.nonce).not.toBe(visitSecrets("two").nonce);
});
