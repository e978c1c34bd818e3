import { actHandlers } from "../act/act.handlers.ts";
import { commentHandlers } from "../comment/comment.handlers.ts";
import { commentEditHandlers } from "../comment/comment-edit.handlers.ts";
import { highlightHandlers } from "../highlight/highlight.handlers.ts";
import { createHandlers } from "./thread-create.handlers.ts";
import { detailHandlers } from "./thread-detail.handlers.ts";
import { editHandlers } from "./thread-edit.handlers.ts";
import { listHandlers } from "./thread-list.handlers.ts";
import { ownHandlers } from "./thread-own.handlers.ts";
import { questionListHandlers } from "./thread-question.handlers.ts";

/** All handlers for threads, comments and reactions to them. */
export const threadHandlers = {
  ...listHandlers,
  ...ownHandlers,
  ...detailHandlers,
  ...createHandlers,
  ...editHandlers,
  ...actHandlers,
  ...highlightHandlers,
  ...commentHandlers,
  ...commentEditHandlers,
  ...questionListHandlers,
};
