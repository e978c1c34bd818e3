import type { Order } from "./queries.ts";

/** Texts that differ between the comments of a thread and the answers of a question. */
export interface CommentsText {
  title: string;
  empty: Record<Order, string>;
  loginPrompt: string;
  /** Placeholder of the composer. Defaults to the placeholder of the `CommentComposer` widget. */
  prompt?: string;
}

/** Texts of the comments below a thread. */
export const commentsText = {
  title: "评论",
  orderLabel: "评论的排列",
  orders: { hot: "最热", latest: "最新", author: "只看楼主" },
  empty: {
    hot: "还没有评论，来写第一条",
    latest: "还没有评论，来写第一条",
    author: "楼主还没有评论",
  },
  loginPrompt: "登录后参与评论",
  goneComment: "这条评论已删除",
  newComments: "有 {n} 条新评论",
  authorReplies: "作者回复过的",
  authorReplyCount: "作者回复过的 {n} 条",

  menuLabel: "对 {name} 的评论的操作",
  pictureLabel: "{name}评论里的图片",
  remove: "删除",
  removeConfirm: "删除后不能恢复。确定删除这条评论吗？",
  removed: "已删除",

  sheetTitle: "写评论",
  reply: "回复",
  replyTo: "回复 {name}",
  tooLong: "超出 {n} 个字，删减后再发表",
  uploadsPending: "图片还没有传完，等一等，或移除失败的图片",
  removeQuote: "不引用",

  editLabel: "编辑评论",
  unsavedEditRestored: "接着上次没有保存的修改",
  restoreOriginal: "换回原文",
  formatLost: "原来的格式改后不再保留，只留文字、换行与提到的人",

  selectionToolbar: "选中的文字",
  quote: "引用",
  copy: "复制",
  copied: "已复制",
  copyFailed: "没有复制成功，按住文字再试",
  highlight: "划线",
  highlighted: "已划线",
  highlightTooLong: "一次最多划 {n} 个字",
} as const;

/** Texts of the comments below a question, which are its answers. */
export const answersText = {
  title: "回答",
  empty: {
    hot: "还没有回答，来写第一条",
    latest: "还没有回答，来写第一条",
    author: "楼主还没有回复",
  },
  loginPrompt: "登录后参与回答",
  prompt: "写回答",
  post: "发表回答",
  newComments: "有 {n} 条新回答",
} as const;
