import { LEVEL_FROM } from "../../../core/level.ts";
import { policy } from "../../../policy.ts";

/** Titles of the twelve levels, in order. */
const TITLES = [
  "初见",
  "起步",
  "溪口",
  "林间",
  "山腰",
  "望台",
  "远眺",
  "守望",
  "山脊",
  "日出",
  "高原",
  "群星",
] as const;

/** Returns the title of a level. */
export const titleOf = (level: number): string => TITLES[level - 1]!;

/** All levels with their required experience and privileges. */
export const levels = LEVEL_FROM.map((needExp, index) => {
  const level = index + 1;
  return {
    level,
    title: titleOf(level),
    needExp,
    privileges: [`每天可打赏 ${tippingPerDay(level)} 积分`, `可兑换 Lv.${level} 的商品`],
  };
});

/** Returns the number of points that a member of a level may tip per day. */
export function tippingPerDay(level: number): number {
  return policy.tipping.perDay + (level - 1) * policy.tipping.perLevel;
}
