import { facts, widgets } from "virtual:widget-sources";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Checkbox } from "../widgets/checkbox/checkbox.tsx";
import { Tag } from "../widgets/tag/tag.tsx";
import { catalogItem } from "./catalog.ts";
import type { Conditions, Verdict } from "./condition-results.ts";
import { MATURITY, statusRow } from "./status-row.ts";
import { StoryLink } from "./story-link.tsx";
import { useConditions } from "./use-conditions.ts";
import type { WidgetStatus } from "./widget-status.ts";

/** 每个组件测过什么，没测什么。全部由源码、测试和条件检查的结果算出。 */
const meta = { id: "start-status" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const LOOKS = {
  true: "text-success-text",
  false: "font-semibold text-danger-text",
  undefined: "text-text-muted",
};

function Cell({ holds, says }: Verdict) {
  return <td className={`py-2 pr-4 whitespace-nowrap ${LOOKS[`${holds}`]}`}>{says}</td>;
}

const COLUMNS = [
  "组件",
  "成熟度",
  "上次改动",
  "键盘",
  "强制颜色",
  "文字 200%",
  "320 px",
  "读屏名字",
  "语义色",
  "axe",
  "行为断言",
];

const yes = (holds: boolean): Verdict => ({ holds, says: holds ? "是" : "否" });

function Row({ widget, conditions }: { widget: WidgetStatus; conditions: Conditions | undefined }) {
  const known = facts[widget.name];
  if (!known) return null;
  return (
    <tr className="border-b border-border">
      <th scope="row" className="py-2 pr-4 text-left font-semibold whitespace-nowrap">
        <StoryLink id={widget.name} />
        <small lang="en" className="ml-2 text-meta font-normal text-text-muted">
          {catalogItem(widget.name)?.en}
        </small>
      </th>
      <td className="pr-4 whitespace-nowrap">
        <Tag tone={known.maturity === "stable" ? "brand" : "info"}>{MATURITY[known.maturity].zh}</Tag>
      </td>
      {statusRow(widget, known, conditions).map(({ label, ...verdict }) => (
        <Cell key={label} {...verdict} />
      ))}
      <Cell {...yes(widget.dark)} />
      <Cell {...yes(widget.a11y)} />
      <td className="pr-4 tabular-nums">{widget.plays}</td>
    </tr>
  );
}

const noKeys = widgets.filter(({ name, keyboard }) => keyboard !== "none" && facts[name]?.keys.length === 0);
const untested = widgets.filter(({ name }) => facts[name]?.named.length === 0).length;

function StatusTable() {
  const conditions = useConditions();
  const looked = Object.values(conditions?.held ?? {}).flat().length;
  const [onlyNoKeys, setOnlyNoKeys] = useState(false);
  return (
    <>
      <h1 className="mb-2 text-page font-semibold">状态一览</h1>
      <p className="mb-4 text-meta text-text-secondary">
        {widgets.length} 个组件，{widgets.reduce((sum, { stories }) => sum + stories.length, 0)} 个故事，
        {widgets.reduce((sum, { plays }) => sum + plays, 0)} 处行为断言；{untested} 个组件的读屏名字、
        {noKeys.length} 个组件的按键还没有核对。每次测试都把其中 {looked} 个故事放到强制颜色、文字 200% 和 320
        px 下查。
      </p>
      <Checkbox checked={onlyNoKeys} onCheckedChange={setOnlyNoKeys} className="mb-4">
        只看按键未测的
      </Checkbox>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached with the keyboard */}
      <section aria-label="状态表" tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-left text-meta">
          <thead>
            <tr className="border-b border-border text-text-muted">
              {COLUMNS.map((title) => (
                <th key={title} scope="col" className="py-2 pr-4 font-semibold whitespace-nowrap">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(onlyNoKeys ? noKeys : widgets).map((widget) => (
              <Row key={widget.name} widget={widget} conditions={conditions} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/**
 * 「键盘」是故事或测试按过的键；「强制颜色」「文字 200%」「320 px」写「每次查几态」的，是每次测试在几个故事里查，丢了东西
 * 测试就失败；对这一份组件站跑过测试以后，这里写查到的结果。「读屏名字」是按角色和名字找到它的断言；「axe」不过就失败。没人
 * 看过的写「未测」。
 */
export const Table: Story = {
  render: () => <StatusTable />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(widgets.length + 1);
    await expect(canvas.queryAllByText("否")).toHaveLength(0);
    await waitFor(() => expect(canvas.queryAllByText("……")).toHaveLength(0));
    for (const row of canvas.getAllByRole("row").slice(1)) {
      const conditions = within(row).getAllByRole("cell").slice(3, 6);
      for (const cell of conditions) await expect(cell).not.toHaveTextContent("未测");
    }
    const filter = canvas.getByRole("checkbox", { name: "只看按键未测的" });
    await userEvent.click(filter);
    for (const row of canvas.getAllByRole("row").slice(1))
      await expect(within(row).getAllByRole("cell")[2]).toHaveTextContent("未测");
    await userEvent.click(filter);
  },
};
