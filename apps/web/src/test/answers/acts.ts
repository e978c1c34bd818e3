import type { Answers } from "../mock.ts";

/** Responses to a member's changes. Nothing is stored, so each story starts from the same state. */
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
