export {
  countViolations,
  governUser,
  isAboutMember,
  listModeratedCircles,
} from "./act/moderation.queries.ts";
export { moderationTexts, throwConflict } from "./act/moderation.rules.ts";
export { countPendingAppeals, eraseAppealsOf, pendingAppeals } from "./appeal/appeal.queries.ts";
export { moderationHandlers } from "./moderation.handlers.ts";
export { deleteNotesOn } from "./note/member-note.queries.ts";
export { countProposals, type DecisionScope, pendingProposals } from "./proposal/proposal.queries.ts";
export {
  canSeeCases,
  caseExcerpt,
  countCases,
  matchesCaseQuery,
  type Scope,
} from "./report/report.queries.ts";
export {
  countPostsInReview,
  countThreadsInReview,
  pendingPosts,
  pendingThreads,
} from "./review/review.queries.ts";
export { uploadStaffHandlers } from "./upload/upload-staff.handlers.ts";
