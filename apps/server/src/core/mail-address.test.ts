import { expect, test } from "vitest";
import { isMailAddress } from "./mail-address.ts";

test.each([
  "a@b.example",
  "Yun.Ye+tag@Lenscape.example",
  "o'hara@mail.example.com",
  "a_b-c@3m.example",
  "小镜@例子.中国",
  "a@xn--fsqu00a.xn--0zwm56d",
  "a@b--c.example",
])("%s is a mail address", (text) => {
  expect(isMailAddress(text)).toBe(true);
});

test.each([
  ...["", "a", "@b.example", "a@", "a@b", "a@b@c.example", "a b@c.example", "a@b.example,c@d.example"],
  ...["a..b@x.com", ".a@x.com", "a.@x.com", `${"a".repeat(65)}@x.com`, '"a b"@x.com', "名字 <a@x.com>"],
  ...["a@-bad-.com", "a@-bad.com", "a@bad-.com", "a@x..com", "a@.x.com", "a@x.com.", "a@x_y.com", "a@x.-om"],
  ...[
    "a@x.c",
    "a@x.1",
    "a@127.0.0.1",
    "a@[127.0.0.1]",
    "a@[IPv6:::1]",
    "a@::1",
    "a@１２７.０.０.１",
    "a@0x7f.1",
  ],
  ...[
    "a@2130706433",
    `a@${"b".repeat(64)}.com`,
    `a@${"b.".repeat(100)}com`,
    "a\u0000@x.com",
    "a@x.com\nBcc: b@x.com",
  ],
])("%j is no mail address", (text) => {
  expect(isMailAddress(text)).toBe(false);
});

test("an endless text is refused in linear time", () => {
  for (const text of ["a".repeat(1e6), `a@${".".repeat(1e6)}`, `a@${"-".repeat(1e6)}`, "@".repeat(1e6)])
    expect(isMailAddress(text)).toBe(false);
});
