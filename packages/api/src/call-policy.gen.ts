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
  /** What a key of a member must hold for it; none where no key serves. */
  readonly scope?: KeyScope;
}

/** What a key may be given: `x-scopes`, each with what it is for. */
export const keyScopes = {
  "read": "读帖子、评论、圈子与话题，以及自己看得到的其他内容",
  "write:threads": "发帖、改帖、删自己的帖子，存草稿，上传图片",
  "write:comments": "评论，删自己的评论",
  "interact": "点赞、收藏、关注、投票、加入圈子、报名活动、举报",
  "write:feedback": "提反馈，补充与评价自己的反馈",
  "messages": "读与发私信，标记通知已读",
  "moderate": "版务与举报的处理，以创建者的权限为限",
  "console": "运营后台，以创建者的权限为限"
} as const satisfies Record<string, string>;
export type KeyScope = keyof typeof keyScopes;

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
    "kept": false,
    "scope": "read"
  },
  "activitySignup": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "activitySignupCancel": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "activitySignupList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "activitySignupReview": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "activityCheckIn": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "activityCancel": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
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
    "kept": false,
    "scope": "read"
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
    "kept": false,
    "scope": "read"
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
    "kept": false,
    "scope": "read"
  },
  "checkInCalendar": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
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
    "kept": false,
    "scope": "read"
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
    "kept": false,
    "scope": "read"
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
    "kept": false,
    "scope": "console"
  },
  "prizeManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
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
    "kept": false,
    "scope": "console"
  },
  "consoleMemberList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleMember": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
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
    "kept": false,
    "scope": "console"
  },
  "consoleThreadList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleAuditList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleSettings": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleSettingsSave": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
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
    "kept": false,
    "scope": "console"
  },
  "deviceReviewPass": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "deviceReviewRefuse": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "draftList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "write:threads"
  },
  "draftGet": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "write:threads"
  },
  "draftSave": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "write:threads"
  },
  "draftDel": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "write:threads"
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
    "kept": false,
    "scope": "console"
  },
  "feedbackSubmit": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "write:feedback"
  },
  "feedbackList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "feedbackSummary": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "feedbackDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "feedbackReply": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "write:feedback"
  },
  "feedbackRate": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "write:feedback"
  },
  "feedbackWithdraw": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "write:feedback"
  },
  "feedbackMeToo": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "write:feedback"
  },
  "feedbackStaffList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
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
    "kept": false,
    "scope": "console"
  },
  "consoleHealth": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "faqVotes": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "faqVote": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "interact"
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
  "apiKeyList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "apiKeyCreate": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "apiKeyRevoke": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "webhookList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "webhookSave": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "webhookRotate": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false
  },
  "webhookDel": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "webhookPing": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "webhookDeliveryList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "webhookReplay": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "invitationMine": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "invitationList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
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
    "kept": false,
    "scope": "read"
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
    "kept": false,
    "scope": "read"
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
    "kept": false,
    "scope": "console"
  },
  "goodsManageSave": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "goodsManageRestock": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "orderManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "orderManageShip": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "orderManageCancel": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "goodsManageDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "goodsManageShelf": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "goodsManageCodes": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "goodsManageRecode": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "orderManageComplete": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "topicManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "topicManageSave": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "topicManageShow": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "topicManageMerge": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "activityManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "activityManageSave": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "activityManageExport": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "taskManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "taskManageSave": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "bannerManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "bannerManageSave": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "bannerManageDel": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "menuManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "menuManageSave": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "menuManageDel": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "circleManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "circleManageSave": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "floorManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "floorManageSave": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "floorManageDel": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "circleMine": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "circleJoin": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "circleLeave": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "circleSeen": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "interact"
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
    "kept": false,
    "scope": "moderate"
  },
  "circleApplyList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "circleApplyDecide": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "dialogNew": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "dialogSend": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "dialogDelete": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "dialogList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "dialogDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "dialogInfo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "dialogRead": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "dialogRecall": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "dialogReport": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "blockAdd": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "blockDel": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "blockList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "threadSticky": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadSite": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadStickyCircle": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadEssence": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadCherrypick": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadMove": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadUndershelf": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadDisplay": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadPostSticky": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadReport": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "userDeny": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "userForbidden": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "userClosed": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "postMayDo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "userMayDo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "reportList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "reportDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "reportHandle": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "reviewList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "reviewDecide": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "proposalList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "proposalDecide": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "wordList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "wordSave": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "wordDel": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "unreadNotification": {
    "writes": false,
    "changesForEveryone": false,
    "polled": true,
    "kept": false,
    "scope": "read"
  },
  "readAll": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "postNoticeList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "systemNoticeList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "noticeRead": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "noticeSettings": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "noticeSettingsUpdate": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "pointsInfo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "pointsList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "pointsMonths": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "levelInfo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "pointsReconcile": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
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
    "kept": false,
    "scope": "console"
  },
  "pointsManageLedger": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "pollMine": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "pollVote": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "questionnaireManageList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionnaireManageDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionnaireManageSave": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionnaireManageCopy": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionnaireManagePublish": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionnaireManageClose": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionnaireManageDel": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionnaireTexts": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionnaireExport": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionnaireList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "questionnaireDetail": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
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
    "kept": false,
    "scope": "console"
  },
  "recommendHide": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "recommendHidden": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "taskDayList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "taskInfo": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "taskMonthList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "taskStarterList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "taskWeekList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
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
    "kept": false,
    "scope": "write:threads"
  },
  "threadAddPost": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "write:comments"
  },
  "threadEdit": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "write:threads"
  },
  "threadHistory": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadThumbup": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "threadFavorite": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "interact"
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
    "kept": false,
    "scope": "read"
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
    "kept": false,
    "scope": "interact"
  },
  "threadDel": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "write:threads"
  },
  "threadDelPost": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "write:comments"
  },
  "threadList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true,
    "scope": "read"
  },
  "threadHomeList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true,
    "scope": "read"
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
    "kept": true,
    "scope": "read"
  },
  "postList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true,
    "scope": "read"
  },
  "replyList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": true,
    "scope": "read"
  },
  "viewerState": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "myThreads": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "heldThreadList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "thumbupList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "favoriteList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "myPostList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "commentLikeList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "searchHistory": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
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
    "kept": false,
    "scope": "read"
  },
  "topicFollow": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "topicSeen": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "commonUpload": {
    "writes": true,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "write:threads"
  },
  "uploadList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "uploadWithdraw": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "fansList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "followList": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "hotUserListOfMember": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
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
    "kept": true,
    "scope": "read"
  },
  "followAdd": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "followDel": {
    "writes": true,
    "changesForEveryone": true,
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "otherInfoOfMember": {
    "writes": false,
    "changesForEveryone": false,
    "polled": false,
    "kept": false,
    "scope": "read"
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
    "kept": false,
    "scope": "read"
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
