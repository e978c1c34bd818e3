// Generated from openapi/ by `pnpm gen`. Do not edit.
import type { operations } from "./schema.gen.ts";

/** What the server does about a call besides calling its handler. */
export interface CallPolicy {
  /** It may change something: it costs its caller an attempt. */
  readonly writes: boolean;
  /** It may change what a kept answer shows: kept answers end with it. */
  readonly changesForEveryone: boolean;
  /** Clients ask it again and again. */
  readonly polled: boolean;
  /** Its answer without a token is the same for everybody and may be kept for a moment. */
  readonly kept: boolean;
}

export const callPolicy = {
  "ownInfoUpdate": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "ownInfoRevoked": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "accountPassword": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "accountSessionList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "accountSessionEnd": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "activityList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "activityCounts": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "activityDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "activityMine": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "activitySignup": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "activitySignupCancel": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "activitySignupList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "activitySignupReview": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "activityCheckIn": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "activityCancel": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "addressList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "addressAdd": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "addressUpdate": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "addressDefault": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "addressDel": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "captchaImage": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "login": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "register": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "getInfo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "logout": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "badgeList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "badgeWear": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "taskDaySign": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "checkInInfo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "checkInCalendar": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "checkInMakeup": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "checkInRank": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "checkInRemind": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "prizeList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "prizeClaim": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "prizeRecord": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "prizeConfirm": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "prizeShip": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "prizeManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "groupList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "groupCardList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "groupDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "circleList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "circleDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "filterCircle": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "consoleAccess": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "consoleMemberList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "consoleMember": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "consoleMemberUpdate": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "consoleGroupList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "consoleThreadList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "consoleAuditList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "consoleSettings": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "consoleSettingsSave": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "deviceModels": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "deviceList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "deviceDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "deviceApply": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "deviceWithdraw": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "deviceRemove": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "deviceRename": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "devicePrimary": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "deviceUnbind": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "deviceReviewList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "deviceReviewPass": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "deviceReviewRefuse": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "draftList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "draftGet": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "draftSave": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "draftDel": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "accountExport": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "suggestList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "changeSuggestStatus": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "feedbackSubmit": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "feedbackList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "feedbackSummary": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "feedbackDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "feedbackReply": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "feedbackRate": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "feedbackWithdraw": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "feedbackMeToo": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "feedbackStaffList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "faqList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "consoleFigures": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "consoleHealth": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "faqVotes": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "faqVote": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "bannerCarousel": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "homeSpecshop": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "appTab": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "appMenu": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "emojiList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "dictList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "siteInfo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "invitationMine": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "invitationList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "invitationWelcome": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "liveStream": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "shopGoodList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "goodsDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "goodsStanding": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "orderCreate": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "orderList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "orderDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "orderCancel": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "orderConfirm": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "orderCode": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "goodsManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "goodsManageSave": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "goodsManageRestock": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "orderManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "orderManageShip": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "orderManageCancel": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "goodsManageDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "goodsManageShelf": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "goodsManageCodes": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "goodsManageRecode": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "orderManageComplete": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "topicManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "topicManageSave": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "topicManageShow": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "topicManageMerge": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "activityManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "activityManageSave": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "activityManageExport": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "taskManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "taskManageSave": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "bannerManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "bannerManageSave": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "bannerManageDel": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "menuManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "menuManageSave": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "menuManageDel": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "circleManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "circleManageSave": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "floorManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "floorManageSave": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "floorManageDel": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "circleMine": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "circleJoin": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "circleLeave": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "circleSeen": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "circleMembers": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "circleUpdate": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "circleApplyList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "circleApplyDecide": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "dialogNew": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "dialogSend": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "dialogDelete": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "dialogList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "dialogDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "dialogInfo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "dialogRead": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "dialogRecall": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "dialogReport": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "blockAdd": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "blockDel": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "blockList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "threadSticky": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "threadSite": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "threadStickyCircle": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "threadEssence": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "threadCherrypick": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "threadMove": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "threadUndershelf": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "threadDisplay": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "threadPostSticky": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "threadReport": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "userDeny": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "userForbidden": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "userClosed": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "postMayDo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "userMayDo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "reportList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "reportDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "reportHandle": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "reviewList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "reviewDecide": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "proposalList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "proposalDecide": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "wordList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "wordSave": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "wordDel": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "unreadNotification": {
    "writes": false,
    "changesForEveryone": false,
    "polled": true,
    "kept": false
  },
  "readAll": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "postNoticeList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "systemNoticeList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "noticeRead": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "noticeSettings": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "noticeSettingsUpdate": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "pointsInfo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "pointsList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "pointsMonths": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "levelInfo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "pointsReconcile": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "pointsAdjust": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "pointsManageAccounts": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "pointsManageLedger": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "pollMine": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "pollVote": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "questionnaireManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "questionnaireManageDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "questionnaireManageSave": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "questionnaireManageCopy": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "questionnaireManagePublish": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "questionnaireManageClose": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "questionnaireManageDel": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "questionnaireTexts": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "questionnaireExport": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "questionnaireList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "questionnaireDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "questionnaireSubmit": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "questionnaireResults": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "recommendHide": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "recommendHidden": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "taskDayList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "taskInfo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "taskMonthList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "taskStarterList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "taskWeekList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "threadBrowse": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "threadCreate": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "threadAddPost": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "threadEdit": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "threadHistory": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "threadThumbup": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "threadFavorite": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "threadTipping": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "tippingInfo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "tippingList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "threadShare": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "threadDel": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "threadDelPost": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "threadList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "threadHomeList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "threadListOfCircle": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "threadListOfTopic": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "threadListOfGroup": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "threadDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "threadDetailV2": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "postList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "replyList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "viewerState": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "myThreads": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "heldThreadList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "thumbupList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "favoriteList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "myPostList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "commentLikeList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "searchHistory": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "delSearch": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "clearUserSearch": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "threadHot": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "cherrypickList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "topicList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "topicStatistics": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "topicDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "topicInsight": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "topicMine": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "topicFollow": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "topicSeen": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "commonUpload": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "uploadList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "uploadWithdraw": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "fansList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "followList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "hotUserListOfMember": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "hotUserList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "userQuery": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "followAdd": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "followDel": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "otherInfoOfMember": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "otherInfo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "ownInfo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "wxShortLink": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "wxShareMiniProgram": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "wxSms": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "wxInfo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "wxDecrypt": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "wxQrcode": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "wxUserinfo": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "wxScheme": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "wxSmsLogin": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "wxWebRegister": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "wxLogin": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "wxRegister": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false
  },
  "wxWays": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true
  },
  "wxBegin": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "wxUnbind": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "phoneSms": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "phoneBind": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "phonePassword": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  }
} as const satisfies Record<keyof operations, CallPolicy>;
