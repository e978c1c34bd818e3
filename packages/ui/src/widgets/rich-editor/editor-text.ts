import { faultSentences } from "@lenscape/richtext/limits";
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
  /** Why the policy refuses the text whole. */
  faults: faultSentences,
};

export type EditorText = typeof editorText;

/** The words of the editor. */
export function useEditorText(): EditorText {
  return useTranslation(editorText);
}
