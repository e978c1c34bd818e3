import { expect, test } from "vitest";
import { reasonOf } from "./recommend-reasons.ts";

const facts = { likeCount: 0, favoriteCount: 0, replyCount: 0, isessence: 0 as const };

test("ROUTE-045 a recommendation says what stands out of how the thread was received", () => {
  expect(reasonOf({ ...facts, likeCount: 1284, replyCount: 196, favoriteCount: 40 })).toBe("1,284 人赞过");
  expect(reasonOf({ ...facts, likeCount: 40, favoriteCount: 30 })).toBe("30 人收藏");
  expect(reasonOf({ ...facts, likeCount: 20, replyCount: 30 })).toBe("30 人在讨论");
});

test("ROUTE-045 without many who like it, a recommendation says where it is from", () => {
  expect(reasonOf({ ...facts, likeCount: 4, isessence: 1 })).toBe("被加精");
  expect(reasonOf({ ...facts, circle: { id: "1", groupName: "影像创作" } })).toBe("来自 影像创作");
  expect(reasonOf(facts)).toBe("新近入选");
});
