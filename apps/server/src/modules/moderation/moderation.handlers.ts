import { wordHandlers } from "../screening/index.ts";
import { moderationThreadHandlers } from "./act/thread-act.handlers.ts";
import { moderationUserHandlers } from "./act/user-act.handlers.ts";
import { appealHandlers } from "./appeal/appeal.handlers.ts";
import { logHandlers } from "./log/moderation-log.handlers.ts";
import { noteHandlers } from "./note/member-note.handlers.ts";
import { proposalHandlers } from "./proposal/proposal.handlers.ts";
import { dialogReportHandlers } from "./report/dialog-report.handlers.ts";
import { reportHandlers } from "./report/report.handlers.ts";
import { reviewHandlers } from "./review/review.handlers.ts";
import { reviewBatchHandlers } from "./review/review-batch.handlers.ts";
import { sweepHandlers } from "./sweep/sweep.handlers.ts";

/** Moderation by staff, and reports and appeals by members. */
export const moderationHandlers = {
  ...moderationThreadHandlers,
  ...moderationUserHandlers,
  ...reportHandlers,
  ...dialogReportHandlers,
  ...reviewHandlers,
  ...reviewBatchHandlers,
  ...proposalHandlers,
  ...sweepHandlers,
  ...appealHandlers,
  ...noteHandlers,
  ...logHandlers,
  ...wordHandlers,
};
