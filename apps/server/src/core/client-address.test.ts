import { expect, test } from "vitest";
import { parseClientAddress } from "./client-address.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["203.0.113.9:1234", "203.0.113.9"],
  [" 203.0.113.9 ", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["[::ffff:203.0.113.9]:443", "203.0.113.9"],
])("an IPv4 address is also its key: %s", (raw, text) => {
  expect(parseClientAddress(raw)).toEqual({ text, key: text, wideKey: text });
});

test.each([
  ["2001:db8:1:2::5", "2001:db8:1:2::5"],
  ["2001:DB8:1:2::5", "2001:db8:1:2::5"],
  ["2001:0db8:0001:0002:0000:0000:0000:0005", "2001:db8:1:2::5"],
  ["[2001:db8:1:2::5]", "2001:db8:1:2::5"],
  ["[2001:db8:1:2::5]:50123", "2001:db8:1:2::5"],
  ["2001:db8:1:2::5%eth0", "2001:db8:1:2::5"],
  ["2001:db8:1:2:ffff:1:2:3", "2001:db8:1:2:ffff:1:2:3"],
])("the keys of an IPv6 address are its /64 and /48: %s", (raw, text) => {
  expect(parseClientAddress(raw)).toEqual({ text, key: "2001:db8:1:2::/64", wideKey: "2001:db8:1::/48" });
});

test("neighbouring networks have different keys", () => {
  const [one, other] = ["2001:db8:1:2::1", "2001:db8:1:3::1"].map(parseClientAddress);
  expect(one?.key).not.toBe(other?.key);
  expect(one?.wideKey).toBe(other?.wideKey);
  expect(parseClientAddress("2001:db8:2:2::1").wideKey).not.toBe(one?.wideKey);
});

test.each([
  "",
  "unknown",
  "_hidden",
  "127.1",
  "0x7f000001",
  "300.1.1.1",
  "1.2.3",
  "::g",
  `${"1".repeat(5000)}`,
])("all callers without a valid address share one key: %s", (raw) => {
  expect(parseClientAddress(raw)).toEqual({ text: "", key: "unknown", wideKey: "unknown" });
});
