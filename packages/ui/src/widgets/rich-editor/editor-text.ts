import { faultSentences, limits } from "@lenscape/richtext/limits";
import { useTranslation } from "../../lib/locale.tsx";

export const editorText = {
  format: "格式",
  heading: "标题",
  subheading: "小标题",
  bold: "加粗",
  emphasis: "着重",
  quote: "引用",
  bulletList: "列表",
  orderedList: "编号列表",
  code: "代码",
  link: "链接",
  picture: "图片",
  video: "视频",
  emoji: "表情",
  mention: "提到好友",
  topic: "话题",
  table: "表格",
  addRow: "在下面加一行",
  addColumn: "在右边加一列",
  deleteRow: "删掉这一行",
  deleteColumn: "删掉这一列",
  headerRow: "第一行作表头",
  deleteTable: "删掉表格",
  tableKeys: "Tab 下一格，末格再按一次加一行",
  undo: "撤销",
  redo: "重做",
  address: "链接地址",
  addressHint: "https://、站内地址或邮箱",
  addressWrong: "请填写 http、https、站内地址、邮箱或 tel: 电话",
  apply: "确定",
  unlink: "移除链接",
  caption: "图片说明",
  captionHint: "添加图片说明（选填）",
  removePicture: "移除图片",
  pictureFailed: "图片没有传上去",
  pastedFrom: "{source}：",
  pasteSources: {
    word: "从 Word 粘贴",
    excel: "从表格软件粘贴",
    notion: "从 Notion 粘贴",
    docs: "从在线文档粘贴",
    page: "从网页粘贴",
    markdown: "Markdown 已变成排好的正文",
  },
  pasteLost: "去掉了 ",
  pasteWhole: "标题、列表和表格都留下了",
  pasteLosses: {
    colours: "文字的颜色和底色",
    comments: "批注",
    headers: "页眉页脚",
    pictures: "没有网址的图片",
    formulas: "公式和矢量图",
    forms: "表单",
    embeds: "嵌入的内容",
    nested: "表格里的表格（只留文字）",
    scripts: "上标和下标（文字留下了）",
    links: "打不开的链接地址（文字留下了）",
    numbers: "编号的样式（换成了 1、2、3）",
    sides: "段落的居中和靠右",
    large: `超过 ${limits.tableRows} 行或 ${limits.tableColumns} 列的表格（文字按行留下了）`,
  },
  /** Notices of a paste whose layout exceeds the policy; its text was kept. */
  pasteFlat: {
    bytes: `粘贴的内容连同排版超过 ${limits.bytes / 1000} KB，只放进了文字，没有缺字`,
    depth: `粘贴的内容嵌套超过 ${limits.depth} 层，只放进了文字，没有缺字`,
    nodes: `粘贴的内容超过 ${limits.nodes} 个段落和格子（表格最多 ${limits.tableRows} 行、${limits.tableColumns} 列），只放进了文字，没有缺字`,
    tag: "粘贴的内容里有过长的标签，只放进了文字，没有缺字",
    unstable: "粘贴的内容格式无法识别，只放进了文字，没有缺字",
  },
  /** Nothing of the paste was kept. */
  pasteRefused: `粘贴的内容太长（最多 ${limits.bytes / 1000} KB），没有放进来；已写的没有变，可以分几次粘贴`,
  pasteAsText: "按纯文本粘贴",
  listComma: "、",
  /** Reasons why the policy refuses the whole text. */
  faults: faultSentences,
};

export type EditorText = typeof editorText;

/** Returns the texts of the editor in the current language. */
export function useEditorText(): EditorText {
  return useTranslation(editorText);
}
