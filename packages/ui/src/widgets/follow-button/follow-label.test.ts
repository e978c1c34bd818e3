import { expect, test } from "vitest";
import { zhHans } from "../../lib/text-zh-hans.ts";
import { followLabel } from "./follow-label.ts";

test("STATE-001 mutual is shown when followed and either mutual flag is set", () => {
  expect(followLabel({ isFollow: true, isMutual: true }, zhHans)).toBe("互相关注");
  expect(followLabel({ isFollow: true, isMutualFollow: true }, zhHans)).toBe("互相关注");
});

test("STATE-002 已关注 is shown when followed and not mutual", () => {
  expect(followLabel({ isFollow: true }, zhHans)).toBe("已关注");
  expect(followLabel({ isFollow: true, isMutual: false, isMutualFollow: false }, zhHans)).toBe("已关注");
});

test("STATE-003 关注 is shown otherwise, whatever the mutual flags say", () => {
  expect(followLabel({ isFollow: false }, zhHans)).toBe("关注");
  expect(followLabel({ isFollow: false, isMutual: true, isMutualFollow: true }, zhHans)).toBe("关注");
});
