import { facts, widgets } from "virtual:widget-sources";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { Tag } from "../widgets/tag/tag.tsx";
import { isPressed, MATURITY, statusRow } from "./status-row.ts";
import { namedIn, StoryLink } from "./story-link.tsx";
import type { Usage } from "./usage.ts";
import { useConditions } from "./use-conditions.ts";
import type { WidgetFacts } from "./widget-facts.ts";

/** Seven cells under the name: what is known of the widget, and what is not. */
export function StatusRow({ folder }: { folder: string }) {
  const status = widgets.find(({ name }) => name === folder);
  const known = facts[folder];
  const conditions = useConditions();
  if (!status || !known) return null;
  const { zh, means } = MATURITY[known.maturity];
  return (
    <dl className="m-0 grid grid-cols-2 overflow-hidden rounded-media border border-border text-meta sm:grid-cols-4 lg:grid-cols-7">
      <StatusPart label="成熟度">
        <Tag tone={known.maturity === "stable" ? "brand" : "info"} title={means}>
          {zh}
        </Tag>
      </StatusPart>
      {statusRow(status, known, conditions).map(({ label, holds, says }) => (
        <StatusPart key={label} label={label}>
          <span
            className={cn(
              holds === true && label !== "上次改动" && "text-success-text",
              holds === false && "text-danger-text",
              holds === undefined && "text-text-muted",
            )}
          >
            {says}
          </span>
        </StatusPart>
      ))}
    </dl>
  );
}

function StatusPart({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-r border-b border-border px-3 py-2.5 lg:border-b-0 lg:last:border-r-0">
      <dt className="text-meta leading-[1.125rem] text-text-muted">{label}</dt>
      <dd className="m-0 whitespace-nowrap">{children}</dd>
    </div>
  );
}

const list = (values: readonly string[], otherwise: string) =>
  values.length ? values.join("、") : otherwise;

/** Roles, names, states and keys, each with whether a test proves it. */
export function Accessibility({ usage, known }: { usage: Usage; known: WidgetFacts }) {
  const roles = [...new Set(known.named.map(({ role }) => role))];
  const names = known.named.slice(0, 4).map(({ name }) => `「${name}」`);
  const rows: [string, string][] = [
    ["角色", list(roles, "没有核对过")],
    ["名字", list(names, "没有核对过")],
    ["状态", list(known.states, "没有")],
    ["念什么", known.announces.length ? `变化时自己念出来（${known.announces.join("、")}）` : "不主动念"],
    ["真机读屏", "NVDA、旁白、TalkBack 都未测"],
  ];
  return (
    <>
      <dl className="m-0 grid grid-cols-2 gap-x-6 gap-y-4 text-meta md:grid-cols-5">
        {rows.map(([term, says]) => (
          <div key={term} className="min-w-0">
            <dt className="text-meta text-text-muted">{term}</dt>
            <dd className="m-0 break-words">{says}</dd>
          </div>
        ))}
      </dl>
      {usage.keys ? (
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
            {Object.entries(usage.keys).map(([key, effect]) => (
              <tr key={key} className="border-b border-border">
                <th scope="row" className="px-3 py-2 font-normal whitespace-nowrap">
                  <kbd className="font-sans">{key}</kbd>
                </th>
                <td className="px-3 py-2">{effect}</td>
                <td className="px-3 py-2">
                  {isPressed(key, known.keys) ? (
                    <span className="text-success-text">按过</span>
                  ) : (
                    <span className="text-text-muted">未测</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="text-meta text-text-secondary">不接收焦点；放在里面的链接与按钮各按各的。</p>
      )}
    </>
  );
}

/** The states that every test run puts under the conditions, as links. */
export function LookedAt({ folder }: { folder: string }) {
  const stories = useConditions()?.held[folder] ?? [];
  if (stories.length === 0) return null;
  return (
    <p className="mt-4 text-meta text-text-secondary">
      每次测试都在强制颜色、减少动态、文字 200% 和 320 px 下查这些状态：
      {stories.map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 && "、"}
          <StoryLink id={id}>{name}</StoryLink>
        </span>
      ))}
      。丢了东西，测试就失败。
    </p>
  );
}

/** The widgets that its manual names, that it is made of, and that are made of it, as links. */
export function Related({ folder, usage }: { folder: string; usage: Usage | undefined }) {
  const known = facts[folder];
  const rows: [string, string[]][] = [
    ["相关", namedIn(`${usage?.use ?? ""} ${usage?.avoid ?? ""}`, folder)],
    ["由它们组成", known?.uses ?? []],
    ["用在", known?.usedBy ?? []],
  ];
  return (
    <>
      {rows
        .filter(([, ids]) => ids.length > 0)
        .map(([label, ids]) => (
          <p key={label} className="my-1 text-meta text-text-muted">
            {label}：
            {ids.map((id, at) => (
              <span key={id}>
                {at > 0 && "　"}
                <StoryLink id={id} />
              </span>
            ))}
          </p>
        ))}
    </>
  );
}
