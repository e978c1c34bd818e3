import { expect, test } from "vitest";
import { getBuyState, getMaxQuantity, getPointsNote } from "./buy-state.ts";

const good = { state: "open" as const, pointsPrice: 1200, limitPerUser: 2, minLevel: 3, stock: 36 };
const me = { points: 2480, level: 9, exchangedNum: 0 };

test("GEN-026 shows the reason why a product cannot be redeemed", () => {
  expect(getBuyState(good, undefined, 1)).toEqual({ label: "登录后兑换", isEnabled: true });
  expect(getBuyState(good, null, 1)).toEqual({ label: "立即兑换", isEnabled: false });
  expect(getBuyState({ ...good, state: "soldOut" }, null, 1).label).toBe("已兑完");
  expect(getBuyState(good, me, 2)).toEqual({ label: "立即兑换", isEnabled: true });
  expect(getBuyState(good, me, 3)).toEqual({ label: "积分不足，还差1120", isEnabled: false });
  expect(getBuyState({ ...good, state: "soldOut" }, me, 1)).toEqual({ label: "已兑完", isEnabled: false });
  expect(getBuyState({ ...good, state: "soon" }, undefined, 1).label).toBe("未开始");
  expect(getBuyState({ ...good, state: "ended" }, me, 1).label).toBe("已结束");
  expect(getBuyState({ ...good, state: "off" }, me, 1).label).toBe("商品已下架");
  expect(getBuyState(good, { ...me, level: 2 }, 1)).toEqual({
    label: "等级不足(Lv.3可兑)",
    isEnabled: false,
  });
  expect(getBuyState(good, { ...me, exchangedNum: 2 }, 1)).toEqual({
    label: "已达兑换上限",
    isEnabled: false,
  });
});

test("limits the quantity by stock and by the limit per member", () => {
  expect(getMaxQuantity(good, me)).toBe(2);
  expect(getMaxQuantity(good, { ...me, exchangedNum: 1 })).toBe(1);
  expect(getMaxQuantity({ ...good, limitPerUser: 0 }, me)).toBe(36);
  expect(getMaxQuantity({ ...good, limitPerUser: 0, stock: 500 })).toBe(99);
});

test("the points note matches the maximum of the stepper", () => {
  const rich = { ...me, points: 12_000, exchangedNum: 1 };
  expect(getMaxQuantity(good, rich)).toBe(1);
  expect(getMaxQuantity(good, { ...rich, exchangedNum: 3 })).toBe(0);
  expect(getPointsNote(good, rich)).toBe("你有 12,000，积分够，还可兑 1 件");
  expect(getPointsNote({ ...good, limitPerUser: 0 }, rich)).toBe("你有 12,000，够兑 10 件");
  expect(getPointsNote({ ...good, limitPerUser: 0, stock: 4 }, rich)).toBe(
    "你有 12,000，积分够，还可兑 4 件",
  );
  expect(getPointsNote(good, { ...rich, exchangedNum: 2 })).toBe("你有 12,000");
  expect(getPointsNote(good, { ...rich, points: 1000 })).toBe("你有 1,000，还差 200");
});
