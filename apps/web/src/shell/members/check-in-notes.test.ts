import { expect, test } from "vitest";
import { getStreakNote } from "./check-in-notes.ts";

const nextPrize = (daysLeft: number) => ({ name: "镜布", daysLeft });
const info = { today: "2026-11-28", signStatus: 0 as const, streak: 0, nextPrize: nextPrize(3) };

test("names a prize within the days of the month and the make-up check-ins that it needs", () => {
  expect(getStreakNote(info)).toBe("本月再签 3 天得「镜布」");
  expect(getStreakNote({ ...info, streak: 4 })).toBe("已连续 4 天，再签 3 天得「镜布」");
  expect(getStreakNote({ ...info, nextPrize: nextPrize(5) })).toBe("本月再签 3 天、补签 2 天得「镜布」");
  expect(getStreakNote({ ...info, signStatus: 1, streak: 4 })).toBe("本月再签 2 天、补签 1 天得「镜布」");
  expect(getStreakNote({ ...info, today: "2026-11-30", signStatus: 1, nextPrize: nextPrize(2) })).toBe(
    "本月补签 2 天得「镜布」",
  );
  expect(getStreakNote({ ...info, nextPrize: null })).toBe("签一下，从今天开始");
});
