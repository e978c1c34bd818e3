import { facts, representatives } from "virtual:widget-sources";
import { type ReactNode, useEffect, useState } from "react";
import { cn } from "../lib/cn.ts";
import { Tag } from "../widgets/tag/tag.tsx";
import { findNamedWidgets, StoryLink } from "./story-link.tsx";
import type { Usage } from "./usage.ts";
import type { Maturity, WidgetFacts } from "./widget-facts.ts";

/** Maturity levels with their Chinese label, meaning and colour. */
export const MATURITY = {
  stable: { label: "稳定", meaning: "产品在用，行为和按键都有测试", tone: "brand" },
  trial: { label: "试用", meaning: "产品在用，还有行为或按键没测到", tone: "info" },
  draft: { label: "草稿", meaning: "只在这里看，产品还没有用", tone: "neutral" },
  deprecated: { label: "将弃用", meaning: "旁边写明换成什么", tone: "danger" },
} as const satisfies Record<Maturity, object>;

export function MaturityTag({ maturity }: { maturity: Maturity }) {
  const { label, meaning, tone } = MATURITY[maturity];
  return (
    <Tag tone={tone} title={meaning}>
      {label}
    </Tag>
  );
}

interface TestedStory {
  id: string;
  name: string;
}

/** Stories by widget that every test run checks under the conditions. */
export type TestedStories = Record<string, TestedStory[]>;

async function loadTestedStories(): Promise<TestedStories> {
  const { entries } = await fetch("index.json").then((response) => response.json());
  const stories = [...representatives(entries)].map((id): TestedStory => ({ id, name: entries[id].name }));
  return Object.groupBy(stories, ({ id }) => id.split("--")[0] ?? "") as TestedStories;
}

let testedStories: Promise<TestedStories> | undefined;

/** Loads the stories that every test run checks under the conditions. */
export function useTestedStories(): TestedStories | undefined {
  const [stories, setStories] = useState<TestedStories>();
  useEffect(() => {
    testedStories ??= loadTestedStories();
    void testedStories.then(setStories);
  }, []);
  return stories;
}

/** Evidence for one property of a widget. */
export interface Evidence {
  label: string;
  text: string;
  /** Whether a test or the source proves it. */
  isProven: boolean;
}

/** Returns the evidence about a widget for its docs page and for the status page. */
export function getEvidence(known: WidgetFacts, tested: TestedStory[] | undefined): Evidence[] {
  const { changed, hasKeys, keys, names } = known;
  const toEvidence = (label: string, text: string | false) => ({
    label,
    text: text || "未测",
    isProven: Boolean(text),
  });
  return [
    { label: "上次改动", text: changed ?? "不知道", isProven: false },
    toEvidence("键盘", hasKeys ? keys.length > 0 && `按过 ${keys.length} 种键` : "不用键盘"),
    toEvidence("强制颜色、200%、320 px", tested ? `每次查 ${tested.length} 态` : "……"),
    toEvidence("读屏名字", names.length > 0 && `核对 ${names.length} 处`),
  ];
}

/** Row under the name of a widget: its maturity and the evidence for it. */
export function StatusRow({ folder }: { folder: string }) {
  const known = facts[folder];
  const tested = useTestedStories();
  if (!known) return null;
  return (
    <dl className="m-0 grid grid-cols-2 overflow-hidden rounded-media border border-border text-meta md:grid-cols-5">
      <StatusCell label="成熟度">
        <MaturityTag maturity={known.maturity} />
      </StatusCell>
      {getEvidence(known, tested?.[folder]).map(({ label, text, isProven }) => (
        <StatusCell key={label} label={label}>
          <span className={isProven ? "text-success-text" : "text-text-muted"}>{text}</span>
        </StatusCell>
      ))}
    </dl>
  );
}

function StatusCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-r border-b border-border px-3 py-2.5 last:border-r-0 max-md:last:col-span-2 md:border-b-0">
      <dt className="text-meta leading-[1.125rem] text-text-muted">{label}</dt>
      <dd className="m-0 whitespace-nowrap">{children}</dd>
    </div>
  );
}

/** Patterns of the documented keys by the name under which tests press them. */
const KEY_PATTERNS: [key: string, pattern: RegExp][] = [
  ["Tab", /\bTab\b/],
  ["Enter", /Enter|回车/],
  ["Escape", /Esc/],
  [" ", /空格|Space/],
  ["Arrow", /方向|箭头|上下|左右|[←→↑↓]/],
  ["Home", /Home/],
  ["End", /End/],
];

/** Whether a test presses one of the documented keys. */
export const isPressed = (documented: string, keys: readonly string[]): boolean =>
  KEY_PATTERNS.some(
    ([key, pattern]) => pattern.test(documented) && keys.some((pressed) => pressed.startsWith(key)),
  );

/** Roles, names, states and keys of a widget, and which of them tests check. */
export function Accessibility({ usage, folder }: { usage: Usage; folder: string }) {
  const known = facts[folder];
  const tested = useTestedStories()?.[folder] ?? [];
  if (!known) return null;
  const roles = [...new Set(known.names.map(({ role }) => role))];
  const names = known.names.slice(0, 4).map(({ name }) => `「${name}」`);
  const rows = [
    ["角色", roles.join("、") || "没有核对过"],
    ["名字", names.join("、") || "没有核对过"],
    ["状态", known.states.join("、") || "没有"],
    ["念什么", known.announces.length ? `变化时自己念出来（${known.announces.join("、")}）` : "不主动念"],
    ["真机读屏", "NVDA、旁白、TalkBack 都未测"],
  ];
  return (
    <>
      <dl className="m-0 grid grid-cols-2 gap-x-6 gap-y-4 text-meta md:grid-cols-5">
        {rows.map(([term, text]) => (
          <div key={term} className="min-w-0">
            <dt className="text-meta text-text-muted">{term}</dt>
            <dd className="m-0 break-words">{text}</dd>
          </div>
        ))}
      </dl>
      {usage.keys ? (
        <KeyTable documented={usage.keys} pressed={known.keys} />
      ) : (
        <p className="text-meta text-text-secondary">不接收焦点；放在里面的链接与按钮各按各的。</p>
      )}
      {tested.length > 0 && (
        <p className="mt-4 text-meta text-text-secondary">
          每次测试都在强制颜色、减少动态、文字 200% 和 320 px 下查这些状态：
          <LinkList links={tested} separator="、" />
          。丢了东西，测试就失败。
        </p>
      )}
    </>
  );
}

function KeyTable({ documented, pressed }: { documented: Record<string, string>; pressed: string[] }) {
  return (
    <table className="mt-4 w-full text-left text-meta">
      <thead>
        <tr className="border-y border-border bg-surface-hover text-text-secondary">
          {["键", "作用", "测过"].map((title) => (
            <th key={title} scope="col" className="px-3 py-2 font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(documented).map(([key, effect]) => {
          const isTested = isPressed(key, pressed);
          return (
            <tr key={key} className="border-b border-border">
              <th scope="row" className="px-3 py-2 font-normal whitespace-nowrap">
                <kbd className="font-sans">{key}</kbd>
              </th>
              <td className="px-3 py-2">{effect}</td>
              <td className={cn("px-3 py-2", isTested ? "text-success-text" : "text-text-muted")}>
                {isTested ? "按过" : "未测"}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function LinkList({ links, separator }: { links: { id: string; name?: string }[]; separator: string }) {
  return links.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && separator}
      <StoryLink id={id}>{name}</StoryLink>
    </span>
  ));
}

/** Links to the widgets that the usage names, that the widget contains, and that contain it. */
export function Related({ folder, usage }: { folder: string; usage: Usage | undefined }) {
  const rows: [string, string[]][] = [
    ["相关", findNamedWidgets(`${usage?.use ?? ""} ${usage?.avoid ?? ""}`, folder)],
    ["由它们组成", facts[folder]?.uses ?? []],
    ["用在", facts[folder]?.usedBy ?? []],
  ];
  return rows
    .filter(([, ids]) => ids.length > 0)
    .map(([label, ids]) => (
      <p key={label} className="my-1 text-meta text-text-muted">
        {label}：
        <LinkList links={ids.map((id) => ({ id }))} separator="　" />
      </p>
    ));
}
