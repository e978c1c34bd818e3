import { appealHandlers } from "./appeal-handlers.ts";
import { logHandlers } from "./log-handlers.ts";
import { noteHandlers } from "./note-handlers.ts";
import { proposalHandlers } from "./proposal-handlers.ts";
import { reportHandlers } from "./report-handlers.ts";
import { reviewBatchHandlers } from "./review-batch-handlers.ts";
import { reviewHandlers } from "./review-handlers.ts";
import { sweepHandlers } from "./sweep-handlers.ts";
import { moderationThreadHandlers } from "./thread-handlers.ts";
import { moderationUserHandlers } from "./user-handlers.ts";
import { wordHandlers } from "./word-handlers.ts";

/** What those responsible for the community do, and what members tell them. */
export const moderationHandlers = {
  ...moderationThreadHandlers,
  ...moderationUserHandlers,
  ...reportHandlers,
  ...reviewHandlers,
  ...reviewBatchHandlers,
  ...proposalHandlers,
  ...sweepHandlers,
  ...appealHandlers,
  ...noteHandlers,
  ...logHandlers,
  ...wordHandlers,
};
