import type { Answers } from "../mock.ts";

/** What the server says to what a member does. It keeps nothing: the next story begins as the last one did. */
export const acts = {
  threadBrowse: {},
  circleSeen: {},
  topicSeen: {},
  dialogRead: {},
  noticeRead: {},
  threadHighlight: { highlightList: [], mine: [] },
  followAdd: {},
  followDel: {},
} satisfies Answers;
