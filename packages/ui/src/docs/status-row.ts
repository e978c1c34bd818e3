import { type Conditions, type Verdict, verdict } from "./condition-results.ts";
import type { Maturity, WidgetFacts } from "./widget-facts.ts";
import type { WidgetStatus } from "./widget-status.ts";

export const MATURITY: Record<Maturity, { zh: string; en: string; means: string; inEnglish: string }> = {
  stable: {
    zh: "稳定",
    en: "Stable",
    means: "产品在用，行为和按键都有测试",
    inEnglish: "In the product; behaviour and keys are tested",
  },
  trial: {
    zh: "试用",
    en: "Trial",
    means: "产品在用，还有行为或按键没测到",
    inEnglish: "In the product; some behaviour or keys are untested",
  },
  draft: {
    zh: "草稿",
    en: "Draft",
    means: "只在这里看，产品还没有用",
    inEnglish: "Only here; the product does not use it yet",
  },
  deprecated: {
    zh: "将弃用",
    en: "Deprecated",
    means: "旁边写明换成什么",
    inEnglish: "Its description says what to take instead",
  },
};

/** A cell of the status row: what it is about and what is known. */
export interface StatusCell extends Verdict {
  label: string;
}

function keyboard({ keyboard }: WidgetStatus, { keys }: WidgetFacts): Verdict {
  if (keyboard === "none") return { holds: true, says: "不用键盘" };
  return keys.length > 0
    ? { holds: true, says: `按过 ${keys.length} 种键` }
    : { holds: undefined, says: "未测" };
}

function names({ named }: WidgetFacts): Verdict {
  return named.length > 0
    ? { holds: true, says: `核对 ${named.length} 处` }
    : { holds: undefined, says: "未测" };
}

/** The row under the name of a widget, after its maturity. Every value comes from its sources or a run; some say no. */
export function statusRow(
  status: WidgetStatus,
  facts: WidgetFacts,
  conditions: Conditions | undefined,
): StatusCell[] {
  return [
    { label: "上次改动", holds: facts.changed ? true : undefined, says: facts.changed ?? "不知道" },
    { label: "键盘", ...keyboard(status, facts) },
    { label: "强制颜色", ...verdict(conditions, status.name, "forcedColors") },
    { label: "文字 200%", ...verdict(conditions, status.name, "largeText") },
    { label: "320 px", ...verdict(conditions, status.name, "narrow") },
    { label: "读屏名字", ...names(facts) },
  ];
}

/** The keys of a manual under the names by which tests press them. */
const PRESSED: [string, RegExp][] = [
  ["Tab", /\bTab\b/],
  ["Enter", /Enter|回车/],
  ["Escape", /Esc/],
  [" ", /空格|Space/],
  ["Arrow", /方向|箭头|上下|左右|[←→↑↓]/],
  ["Home", /Home/],
  ["End", /End/],
];

/** Whether a test presses one of the keys that a line of the manual is about. */
export function isPressed(line: string, keys: readonly string[]): boolean {
  return PRESSED.some(
    ([key, written]) => written.test(line) && keys.some((pressed) => pressed.startsWith(key)),
  );
}
