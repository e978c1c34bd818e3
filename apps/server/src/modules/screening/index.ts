export {
  checkMayWriteIn,
  newcomerLimit,
  refuseMuted,
  reviewReason,
  screenTexts,
  screenTopics,
} from "./admission.ts";
export {
  circlesNamedInCharge,
  denialColumns,
  denialsOf,
  denyInCircle,
  isLastAdmin,
  listModeratedDenials,
} from "./circle-denial.queries.ts";
export { deniedSentence, FOREVER, untilSentence } from "./denial.rules.ts";
export { isAmongFirst, REVIEWED_POSTS } from "./newcomer.queries.ts";
export { paceLimits } from "./pace.ts";
export { findHits, type Screening, screen, screenAtOnce, screenFields, screenName } from "./screen-fields.ts";
export { deleteOldPrints, findThreadContent } from "./spam.queries.ts";
export { spamReason, spamReasonOfEdit } from "./spam.ts";
export { wordHandlers } from "./word.handlers.ts";
export { labelsIn, wordKey } from "./word-screening.ts";
