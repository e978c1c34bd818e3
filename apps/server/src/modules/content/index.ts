export { consequences } from "./act/act.consequences.ts";
export { ActBatches } from "./act/act-batches.ts";
export { activityHandlers } from "./activity/activity.handlers.ts";
export { eraseSignupsOf } from "./activity/activity.queries.ts";
export { activityTexts } from "./activity/activity.rules.ts";
export { cancelActivity, deposit } from "./activity/activity-cancellation.ts";
export { activityDeskHandlers } from "./activity/activity-desk.handlers.ts";
export { eraseSignups } from "./activity/erase-signups.ts";
export { circleHandlers } from "./circle/circle.handlers.ts";
export { moderates } from "./circle/circle.queries.ts";
export { circleManageHandlers } from "./circle/circle-manage.handlers.ts";
export { CommentBatches } from "./comment/comment-batches.ts";
export { draftHandlers } from "./draft/draft.handlers.ts";
export { deleteDraftsOf } from "./draft/draft.queries.ts";
export { editionHandlers } from "./edition/edition.handlers.ts";
export { anchoredParagraphs } from "./highlight/highlight.anchors.ts";
export { deleteHighlightsOf } from "./highlight/highlight.queries.ts";
export { scheduleLinkFetches } from "./link/link.job.ts";
export { pollHandlers } from "./poll/poll.handlers.ts";
export { questionHandlers } from "./question/question.handlers.ts";
export { followUpQuestions } from "./question/question.job.ts";
export { similarHandlers } from "./question/similar.handlers.ts";
export { recommendHandlers } from "./recommend/recommend.handlers.ts";
export {
  findNotifiedOf,
  type GovernedPost,
  type GovernedThread,
  governedPost,
  governedThread,
} from "./thread/governed.queries.ts";
export { threadHandlers } from "./thread/thread.handlers.ts";
export {
  CLASSIFY,
  checkPlace,
  checkTopic,
  DELETED,
  excerptOf,
  HEAT_DECADE_SECONDS,
  HEAT_WEIGHTS,
  hotRankOf,
  NORMAL,
  REFUSED,
  readContent,
  TAKEN_DOWN,
  WAITING,
} from "./thread/thread.rules.ts";
export {
  outranks,
  type PostAct,
  permissionFor,
  requireAct,
  type ThreadAct,
} from "./thread/thread-permissions.ts";
export { marksOf, mustStayDown } from "./thread/thread-standing.ts";
export { countMovedOnSite, type MovedThread, movePost, moveThread } from "./thread/thread-status.ts";
export {
  countForPlaces,
  countForSite,
  countForUser,
  insertThread,
  isShownGroup,
} from "./thread/thread-write.queries.ts";
export { tipHandlers } from "./tip/tip.handlers.ts";
export { topicHandlers } from "./topic/topic.handlers.ts";
export { topicManageHandlers } from "./topic/topic-manage.handlers.ts";
