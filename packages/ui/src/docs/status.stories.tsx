import { facts } from "virtual:widget-sources";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Checkbox } from "../widgets/checkbox/checkbox.tsx";
import { findCatalogItem } from "./catalog.ts";
import { type Evidence, getEvidence, MaturityTag, useTestedStories } from "./manual.tsx";
import { StoryLink } from "./story-link.tsx";

/** 每个组件测过什么，没测什么。全部由源码与测试算出。 */
const meta = {
  id: "start-status",
  title: "从这里开始 Start/状态一览 Status · 成熟度 键盘 强制颜色 读屏 maturity accessibility",
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const COLUMNS = [
  "组件",
  "成熟度",
  "上次改动",
  "键盘",
  "强制颜色、200%、320 px",
  "读屏名字",
  "语义色",
  "axe",
  "行为断言",
];

const WIDGETS = Object.entries(facts);
const WITHOUT_KEYS = WIDGETS.filter(([, { hasKeys, keys }]) => hasKeys && keys.length === 0);
const WITHOUT_NAMES = WIDGETS.filter(([, { names }]) => names.length === 0);

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const yesOrNo = (label: string, isProven: boolean): Evidence => ({
  label,
  text: isProven ? "是" : "否",
  isProven,
});

function StatusTable() {
  const tested = useTestedStories();
  const [isFiltered, setIsFiltered] = useState(false);
  return (
    <>
      <h1 className="mb-2 text-page font-semibold">状态一览</h1>
      <p className="mb-4 text-meta text-text-secondary">
        {WIDGETS.length} 个组件，{sum(WIDGETS.map(([, { stories }]) => stories.length))} 个故事，
        {sum(WIDGETS.map(([, { plays }]) => plays))} 处行为断言；{WITHOUT_NAMES.length} 个组件的读屏名字、
        {WITHOUT_KEYS.length} 个组件的按键还没有核对。每次测试都把其中{" "}
        {Object.values(tested ?? {}).flat().length} 个故事放到强制颜色、文字 200% 和 320 px 下查。
      </p>
      <Checkbox checked={isFiltered} onCheckedChange={setIsFiltered} className="mb-4">
        只看按键未测的
      </Checkbox>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be reachable with the keyboard */}
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
            {(isFiltered ? WITHOUT_KEYS : WIDGETS).map(([folder, known]) => (
              <tr key={folder} className="border-b border-border">
                <th scope="row" className="py-2 pr-4 text-left font-semibold whitespace-nowrap">
                  <StoryLink id={folder} />
                  <small lang="en" className="ml-2 text-meta font-normal text-text-muted">
                    {findCatalogItem(folder)?.en}
                  </small>
                </th>
                <td className="pr-4 whitespace-nowrap">
                  <MaturityTag maturity={known.maturity} />
                </td>
                {[
                  ...getEvidence(known, tested?.[folder]),
                  yesOrNo("语义色", known.hasSemanticColors),
                  yesOrNo("axe", known.isTestedByAxe),
                ].map(({ label, text, isProven }) => (
                  <td
                    key={label}
                    className={`py-2 pr-4 whitespace-nowrap ${isProven ? "text-success-text" : "text-text-muted"}`}
                  >
                    {text}
                  </td>
                ))}
                <td className="pr-4 tabular-nums">{known.plays}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/**
 * 「键盘」是故事或测试按过的键；「每次查几态」是每次测试在几个故事里查强制颜色、文字 200% 与 320 px，丢了东西测试就失败。
 * 「读屏名字」是按角色和名字找到它的断言；「axe」不过就失败。没人看过的写「未测」。
 */
export const Table: Story = {
  render: () => <StatusTable />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(WIDGETS.length + 1);
    await expect(canvas.queryAllByText("否")).toHaveLength(0);
    await waitFor(() => expect(canvas.queryAllByText("……")).toHaveLength(0));
    const filter = canvas.getByRole("checkbox", { name: "只看按键未测的" });
    await userEvent.click(filter);
    for (const row of canvas.getAllByRole("row").slice(1))
      await expect(within(row).getAllByRole("cell")[2]).toHaveTextContent("未测");
    await userEvent.click(filter);
  },
};
