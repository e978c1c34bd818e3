import { expect, test } from "vitest";
import { issuerKey, readNames, visitSecrets } from "./oidc.rules.ts";

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
])("the claims %j give account name %j and nickname %j", (claims, account, nickname) => {
  expect(readNames(claims)).toEqual({ account, nickname });
});

test("an account name is cut to its maximum length", () => {
  expect([...readNames({ name: "长".repeat(500) }).account]).toHaveLength(64);
});

test("issuer keys ignore a trailing slash", () => {
  expect(issuerKey("https://id.example.org/app/")).toBe(issuerKey("https://id.example.org/app"));
});

test("code verifier and nonce differ from each other and between browsers", () => {
  const one = visitSecrets("one");
  expect(one).toEqual(visitSecrets("one"));
  expect(one.nonce).not.toBe(one.codeVerifier);
  expect(one.nonce).not.toBe(visitSecrets("two").nonce);
});
