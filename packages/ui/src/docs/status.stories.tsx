import { widgets } from "virtual:widget-sources";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { WidgetStatus } from "./widget-status.ts";

/** 全部组件的状态，在构建时由源码算出：故事、行为断言、键盘、深色、无障碍、文档。 */
const meta = { id: "start-status" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const KEYBOARD = { tested: "已测", documented: "有表", none: "无焦点" };

function Mark({ yes }: { yes: boolean }) {
  return (
    <span className={yes ? "text-success-text" : "font-semibold text-danger-text"}>{yes ? "是" : "否"}</span>
  );
}

function Row({ widget }: { widget: WidgetStatus }) {
  return (
    <tr className="border-b border-border align-top">
      <th scope="row" className="py-2 pr-4 font-medium whitespace-nowrap">
        <a href={`?path=/docs/${widget.docsId}`} target="_top" className="text-brand-text hover:underline">
          {widget.name}
        </a>
      </th>
      <td className="pr-4 tabular-nums">{widget.stories.length}</td>
      <td className="max-w-90 min-w-60 pr-4 text-xs leading-5 text-text-muted">
        {widget.stories.join("、")}
      </td>
      <td className="pr-4 tabular-nums">{widget.plays}</td>
      <td className="pr-4 whitespace-nowrap">{KEYBOARD[widget.keyboard]}</td>
      <td className="pr-4">
        <Mark yes={widget.dark} />
      </td>
      <td className="pr-4">
        <Mark yes={widget.a11y} />
      </td>
      <td>
        <Mark yes={widget.docs} />
      </td>
    </tr>
  );
}

/**
 * 「深色」是只用语义色，两套主题的对比度在 Colors 一页；「无障碍」是每个故事都过 axe，不过就失败；
 * 「键盘已测」是有故事按了键。
 */
export const Table: Story = {
  render: () => (
    <>
      <p className="mb-4 text-sm text-text-secondary">
        {widgets.length} 个组件，{widgets.reduce((sum, { stories }) => sum + stories.length, 0)} 个故事，
        {widgets.reduce((sum, { plays }) => sum + plays, 0)} 处行为断言
      </p>
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-border text-text-muted">
              {["组件", "故事", "状态", "断言", "键盘", "深色", "无障碍", "文档"].map((title) => (
                <th key={title} scope="col" className="py-2 pr-4 font-medium whitespace-nowrap">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {widgets.map((widget) => (
              <Row key={widget.name} widget={widget} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(widgets.length).toBeGreaterThan(80);
    await expect(canvas.queryAllByText("否")).toHaveLength(0);
  },
};
