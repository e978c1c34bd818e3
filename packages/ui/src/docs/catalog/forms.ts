import type { WidgetEntries } from "./entry.ts";

/** 表单: what someone fills in. */
export const FORMS = {
  field: {
    zh: "表单项",
    also: "字段 标签 说明 校验 错误 form label",
    purpose: "给每个输入一个名字、说明、错误与字数。",
  },
  input: {
    zh: "输入框",
    also: "文本框 单行 text field",
    purpose: "一行文字。",
  },
  textarea: {
    zh: "多行输入",
    also: "文本域 正文 multiline",
    purpose: "多行文字，带字数。",
  },
  "mention-textarea": {
    zh: "提及输入",
    also: "艾特 @ 提及 mention",
    purpose: "正文里能 @ 人的多行输入。",
  },
  "password-input": {
    zh: "密码框",
    also: "密码 显示密码 password",
    purpose: "密码，能看一眼再藏回去。",
  },
  select: {
    zh: "下拉选择",
    also: "选择器 单选 dropdown",
    purpose: "五项以上选一项，用系统自己的列表。",
  },
  checkbox: {
    zh: "复选框",
    also: "多选 勾选 同意",
    purpose: "可以多选，或同意一项条款。",
  },
  "radio-group": {
    zh: "单选",
    also: "单选框 选项 radio",
    purpose: "从几项里选一项，都要看得见。",
  },
  "option-group": {
    zh: "选项块",
    also: "规格 机型 颜色 单选 option",
    purpose: "几个短选项里选一个，一眼看全。",
  },
  switch: {
    zh: "开关",
    also: "切换 toggle",
    purpose: "马上生效的开与关。",
  },
  segmented: {
    zh: "分段",
    also: "切换 口径 segmented control",
    purpose: "两到四项的口径：日、月、年。",
  },
  stepper: {
    zh: "步进器",
    also: "数量 加减 数字 number quantity",
    purpose: "小范围的整数：兑换几件、几位同行。",
  },
  steps: {
    zh: "步骤",
    also: "流程 向导 wizard",
    purpose: "两到五步、次序固定的流程。",
  },
  "search-bar": {
    zh: "搜索框",
    also: "搜索 查找 search input",
    purpose: "搜索框：最多 100 字、圆角 5、能清除。",
  },
  "search-header": {
    zh: "搜索头",
    also: "搜索 取消 search header",
    purpose: "搜索层的顶：输入与取消。",
  },
  "search-history": {
    zh: "搜索历史",
    also: "历史记录 最近搜过 recent searches",
    purpose: "没有词时显示搜过的词，能点能清空。",
  },
  "upload-tile": {
    zh: "上传图块",
    also: "上传 图片 进度 upload image",
    purpose: "一张正在上传的图。",
  },
  "video-upload": {
    zh: "续传行",
    also: "视频 上传 断点续传 暂停 继续 进度 resumable upload",
    purpose: "一段正在上传的视频：进度、暂停、断开后接着传。",
  },
  "image-grid-editor": {
    zh: "图片编辑格",
    also: "九宫格 上传 排序 拖动 image upload",
    purpose: "发帖时的图片：加、删、排序、重试。",
  },
  "file-row": {
    zh: "文件行",
    also: "附件 上传 file attachment",
    purpose: "要看清文件名与原因的上传：凭证、反馈附件。",
  },
  "rich-editor": {
    zh: "富文本编辑器",
    also: "编辑器 写帖子 正文 editor wysiwyg tiptap",
    purpose: "写帖子：标题、粗体、图、链接、@、话题。",
  },
  "comment-composer": {
    zh: "写评论",
    also: "评论框 回复 comment form",
    purpose: "写评论、写回复。",
  },
  "message-composer": {
    zh: "写私信",
    also: "聊天输入 发消息 chat input",
    purpose: "私信底部的输入。",
  },
} satisfies WidgetEntries;
