export { addressHandlers } from "./address/address.handlers.ts";
export { checkAddress, regionText } from "./address/address.rules.ts";
export { badgeHandlers } from "./badge/badge.handlers.ts";
export { allMeasures, readMeasures, wornColumn } from "./badge/badge.queries.ts";
export { BADGES, wornBadges } from "./badge/badge.rules.ts";
export { welcomeBack } from "./badge/welcome-back.ts";
export { checkInHandlers } from "./checkin/checkin.handlers.ts";
export { sendCheckInReminders } from "./checkin/checkin.job.ts";
export { countDays, progressColumns, type Span } from "./checkin/checkin.queries.ts";
export { checkInInfoOf, spanOf } from "./checkin/checkin.rules.ts";
export { countManagedClaims } from "./checkin/checkin-prize.queries.ts";
export { invitationHandlers } from "./invitation/invitation.handlers.ts";
export { addInvitation, findInviter } from "./invitation/invitation.queries.ts";
export { invitationTexts } from "./invitation/invitation.rules.ts";
export { completeSentOrders } from "./mall/complete-orders.ts";
export { mallHandlers } from "./mall/mall.handlers.ts";
export { countOpenOrders } from "./mall/mall.queries.ts";
export { ORDER, orderNoOf, pictureOf } from "./mall/mall.rules.ts";
export { countManaged } from "./mall/order.queries.ts";
export { tippingPerDay } from "./points/member-levels.ts";
export { pointHandlers } from "./points/points.handlers.ts";
export {
  balanceOf,
  lockAccount,
  lockMembersInOrder,
  MAX_BALANCE,
  ownExperience,
  tippedAmount,
} from "./points/points.queries.ts";
export { applyMemberEvents, emitMemberEvent } from "./points/points-events.ts";
export { rewardDueInvitations } from "./points/points-invitation.ts";
export { byAccount, movePoints, type PointMove } from "./points/points-ledger.ts";
export { faultLine, reconcile } from "./points/points-reconcile.ts";
export { refreshRankings } from "./ranking/ranking-refresh.ts";
export { taskHandlers } from "./task/task.handlers.ts";
export { firstDayOf, periodsOn, SIGN_IN, taskInfoOf, workOf } from "./task/task.rules.ts";
export { Browsing } from "./task/task-browsing.ts";
export { taskManageHandlers } from "./task/task-manage.handlers.ts";
