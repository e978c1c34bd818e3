import { expect, test } from "vitest";
import { buyState, piecesLeft, pointsNote } from "./buy-state.ts";

const good = { state: "open" as const, pointsPrice: 1200, limitPerUser: 2, minLevel: 3, stock: 36 };
const me = { points: 2480, level: 9, exchangedNum: 0 };

test("GEN-026 the button says what stands in the way, word for word", () => {
  expect(buyState(good, undefined, 1)).toEqual({ label: "登录后兑换", enabled: true });
  expect(buyState(good, null, 1)).toEqual({ label: "立即兑换", enabled: false });
  expect(buyState({ ...good, state: "soldOut" }, null, 1).label).toBe("已兑完");
  expect(buyState(good, me, 2)).toEqual({ label: "立即兑换", enabled: true });
  expect(buyState(good, me, 3)).toEqual({ label: "积分不足，还差1120", enabled: false });
  expect(buyState({ ...good, state: "soldOut" }, me, 1)).toEqual({ label: "已兑完", enabled: false });
  expect(buyState({ ...good, state: "soon" }, undefined, 1).label).toBe("未开始");
  expect(buyState({ ...good, state: "ended" }, me, 1).label).toBe("已结束");
  expect(buyState({ ...good, state: "off" }, me, 1).label).toBe("商品已下架");
  expect(buyState(good, { ...me, level: 2 }, 1)).toEqual({ label: "等级不足(Lv.3可兑)", enabled: false });
  expect(buyState(good, { ...me, exchangedNum: 2 }, 1)).toEqual({ label: "已达兑换上限", enabled: false });
});

test("as many pieces as stock and limit leave", () => {
  expect(piecesLeft(good, me)).toBe(2);
  expect(piecesLeft(good, { ...me, exchangedNum: 1 })).toBe(1);
  expect(piecesLeft({ ...good, limitPerUser: 0 }, me)).toBe(36);
  expect(piecesLeft({ ...good, limitPerUser: 0, stock: 500 })).toBe(99);
});

test("what is said of the limit and of the points is what the stepper goes up to", () => {
  const rich = { ...me, points: 12_000, exchangedNum: 1 };
  expect(piecesLeft(good, rich)).toBe(1);
  expect(piecesLeft(good, { ...rich, exchangedNum: 3 })).toBe(0);
  expect(pointsNote(good, rich)).toBe("你有 12,000，积分够，还可兑 1 件");
  expect(pointsNote({ ...good, limitPerUser: 0 }, rich)).toBe("你有 12,000，够兑 10 件");
  expect(pointsNote({ ...good, limitPerUser: 0, stock: 4 }, rich)).toBe("你有 12,000，积分够，还可兑 4 件");
  expect(pointsNote(good, { ...rich, exchangedNum: 2 })).toBe("你有 12,000");
  expect(pointsNote(good, { ...rich, points: 1000 })).toBe("你有 1,000，还差 200");
});
