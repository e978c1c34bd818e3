import { expect, test } from "vitest";
import { type PasswordFault, passwordFault } from "./fault.ts";

const names = { username: "mountain-lin", nickname: "云野", site: ["镜界社区", "Lenscape"] };

test.each<[string, PasswordFault | undefined]>([
  ["", "missing"],
  ["1234567", "length"],
  ["x".repeat(65), "length"],
  ["        ", "blank"],
  ["\u3000".repeat(8), "blank"],
  ["Mountain-Lin", "sameAsUsername"],
  ["my-mountain-lin!", "holdsUsername"],
  ["看云野的照片吧哈", "holdsNickname"],
  ["lenscape", "site"],
  ["Lenscape123", "site"],
  ["镜界社区镜界社区", "site"],
  ["12345678", "common"],
  ["password", "common"],
  ["ｐａｓｓｗｏｒｄ", "common"],
  ["P@ssw0rd", "common"],
  ["Pa55w0rd!!", "common"],
  ["password2026", "common"],
  ["pass word", "common"],
  ["iloveyou1", "common"],
  ["woaini1314", "common"],
  ["admin123", "common"],
  ["1qaz2wsx", "common"],
  ["monkeymonkey", "common"],
  ["19960520", "digits"],
  ["13800138000", "digits"],
  ["aaaaaaaaaaaa", "pattern"],
  ["zyxwvutsr", "pattern"],
  ["poiuytrewq", "pattern"],
  ["vwxyz6789", "pattern"],
  ["👓👓👓👓👓👓👓👓", "pattern"],
  ["xk8dxk8dxk8d", "pattern"],
  ["Lenscape2026", undefined],
  ["Journey2026", undefined],
  ["mountains-at-dawn", undefined],
  ["xk8d2mq9", undefined],
  ["山顶有一盏不灭的灯", undefined],
  ["830271946053", undefined],
])("%j is %s", (password, fault) => {
  expect(passwordFault(password, names)).toBe(fault);
});

test("a short name is refused only as the whole password", () => {
  expect(passwordFault("cannon-tripod", { username: "ann", site: [] })).toBeUndefined();
});

test("checks any password in less than 5 ms", () => {
  const symbols = "4@8({[<369!1|0$57+%2aeiostlpwdrn";
  const hostile = ["p4$$w0rd".repeat(8), "1".repeat(64), symbols.repeat(2), "ab".repeat(32), "👓".repeat(64)];
  for (const password of hostile) {
    passwordFault(password, names);
    const before = process.cpuUsage();
    for (let round = 0; round < 100; round++) passwordFault(password, names);
    expect(process.cpuUsage(before).user / 1000 / 100, password).toBeLessThan(5);
  }
});
