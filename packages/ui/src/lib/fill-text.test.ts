import { expect, test } from "vitest";
import { fillText } from "./fill-text.ts";

test("each place gets its value, as often as it stands there", () => {
  expect(fillText("{name}，{n} 与 {n}", { name: "林溪", n: 3 })).toBe("林溪，3 与 3");
});

test("a name may hold what means something to other fillings", () => {
  const values = { name: "$& $' {brand}", brand: "镜界" };
  expect(fillText("{name} 在{brand}", values)).toBe("$& $' {brand} 在镜界");
});

test("a place without a value stays, and an empty value fills it", () => {
  expect(fillText("{a}{b}", { b: "" })).toBe("{a}");
});
