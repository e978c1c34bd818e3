import { expect, test } from "vitest";
import { getReason } from "./recommend-reasons.ts";

const facts = { likeCount: 0, favoriteCount: 0, replyCount: 0, isessence: 0 as const };

test("ROUTE-045 gives the strongest reaction to a thread as the reason", () => {
  expect(getReason({ ...facts, likeCount: 1284, replyCount: 196, favoriteCount: 40 })).toBe("1,284 人赞过");
  expect(getReason({ ...facts, likeCount: 40, favoriteCount: 30 })).toBe("30 人收藏");
  expect(getReason({ ...facts, likeCount: 20, replyCount: 30 })).toBe("30 人在讨论");
});

test("ROUTE-045 gives the origin of a thread with few reactions as the reason", () => {
  expect(getReason({ ...facts, likeCount: 4, isessence: 1 })).toBe("被加精");
  expect(getReason({ ...facts, circle: { id: "1", groupName: "影像创作" } })).toBe("来自 影像创作");
  expect(getReason(facts)).toBe("新近入选");
});
