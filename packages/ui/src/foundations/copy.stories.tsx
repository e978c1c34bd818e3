import type { Meta, StoryObj } from "@storybook/react-vite";
import { en } from "../lib/text-en.ts";
import { zhHans } from "../lib/text-zh-hans.ts";

/** 文案：组件自带的词在这里，两种语言由 `LocaleProvider` 切换。 */
const meta = {
  id: "foundations-copy",
  title: "基础 Foundations/文案 Copy · 措辞 语气 写作 英文 语言 翻译 wording tone English language",
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const RULES: [yes: string, no: string, why: string][] = [
  ["签到成功，积分 +5", "操作成功", "说人话，说结果"],
  ["超过 10 MB，换一张", "上传失败", "错误写明原因和下一步"],
  ["你还没有收藏", "您暂无收藏", "称「你」；规格给定的系统文案照抄"],
  ["发布", "确认发布该内容", "按钮用动词，两到四个字"],
  ["Lens One 的快门", "Lens One的快门", "中西文间隙交给浏览器，不手敲空格"],
  ["#夜景 @河岸", "# 夜景 @ 河岸", "井号与 at 号紧贴名字"],
  ["99+", "100", "未读封顶 99"],
  ["1.2 万", "12840", "计数缩写；积分与价格永远写全"],
  ["刚刚、5 分钟前、昨天 21:40", "2026-11-21T09:12", "列表用相对时间，明细写全到秒"],
];

/** 写法：左边要，右边不要。 */
export const Rules: Story = {
  render: () => (
    <table className="w-full max-w-200 text-left">
      <thead>
        <tr className="border-b border-border text-meta text-text-muted">
          {["要", "不要", "为什么"].map((title) => (
            <th key={title} scope="col" className="py-2 font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {RULES.map(([yes, no, why]) => (
          <tr key={yes} className="border-b border-border">
            <td className="py-2 pr-4 text-success-text">{yes}</td>
            <td className="pr-4 text-danger-text">{no}</td>
            <td className="text-text-secondary">{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

/** 组件自带的词。 */
export const DefaultTexts: Story = {
  render: () => (
    <table className="w-full max-w-200 text-left text-meta">
      <thead>
        <tr className="border-b border-border text-text-muted">
          {["键", "简体中文", "English"].map((title) => (
            <th key={title} scope="col" className="py-2 font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(zhHans).map(([key, value]) => (
          <tr key={key} className="border-b border-border">
            <td className="py-1.5 pr-4 font-mono text-meta text-text-secondary">{key}</td>
            <td className="pr-4">{value}</td>
            <td className="text-text-secondary">{en[key as keyof typeof en]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
