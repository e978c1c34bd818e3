import { actHandlers } from "./act-handlers.ts";
import { commentEditHandlers } from "./comment-edit-handlers.ts";
import { commentHandlers } from "./comment-handlers.ts";
import { createHandlers } from "./create-handlers.ts";
import { detailHandlers } from "./detail-handlers.ts";
import { editHandlers } from "./edit-handlers.ts";
import { highlightHandlers } from "./highlight-handlers.ts";
import { listHandlers } from "./list-handlers.ts";
import { ownHandlers } from "./own-handlers.ts";
import { questionListHandlers } from "./question-handlers.ts";

/** Threads and comments: reading, writing, reacting. */
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
