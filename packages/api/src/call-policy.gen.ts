// Generated from openapi/ by `pnpm gen`. Do not edit.
import type { operations } from "./schema.gen.ts";

/** Server policy of an operation. */
export interface CallPolicy {
  /** Changes data, and counts against the write limit of the caller. */
  readonly writes: boolean;
  /**
   * Cached public responses that it changes: all, those with comments of the thread it names, or those with counts,
   * which may be stale for a moment.
   */
  readonly forEveryone: "nothing" | "counts" | "comments" | "everything";
  /** Clients poll it. */
  readonly polled: boolean;
  /** The response without a token is the same for everybody and can be cached for a short time. */
  readonly kept: boolean;
  /** Scope that an access key needs; undefined where no key is accepted. */
  readonly scope?: KeyScope;
}

/** Scopes of access keys (`x-scopes`) with their descriptions. */
export const keyScopes = {
  "read": "读帖子、评论、圈子与话题，以及自己看得到的其他内容",
  "write:threads": "发帖、改帖、删自己的帖子，存草稿，上传图片",
  "write:comments": "评论，删自己的评论",
  "interact": "点赞、收藏、关注、投票、采纳回答、加入圈子、报名活动、举报",
  "write:feedback": "提反馈，补充与评价自己的反馈",
  "messages": "读与发私信，标记通知已读",
  "moderate": "版务与举报的处理，以创建者的权限为限",
  "console": "运营后台，以创建者的权限为限"
} as const satisfies Record<string, string>;
export type KeyScope = keyof typeof keyScopes;

export const callPolicy = {
  "consoleSiteAccess": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleSiteAccessSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "accessBlockList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "accessBlockSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "accessBlockDel": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "registrationList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "registrationDecide": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "memberStart": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "ownInfoUpdate": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "ownInfoRevoked": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "accountPassword": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "accountSessionList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "accountSessionEnd": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "activityList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "activityCounts": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "activityDetail": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "activityMine": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "activitySignup": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "activitySignupCancel": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "activitySignupList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "activitySignupReview": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "activityCheckIn": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "activityCancel": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "addressList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "addressAdd": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "addressUpdate": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "addressDefault": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "addressDel": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "announcementMine": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "announcementManageList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "announcementManagePreview": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "announcementManageSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "announcementManageCancel": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "appealList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "appealSubmit": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "appealOpen": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "appealSend": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "appealQueue": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "appealDecide": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "captchaImage": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "login": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "register": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "getInfo": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "logout": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "badgeList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "badgeWear": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "taskDaySign": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "checkInInfo": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "checkInCalendar": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "checkInMakeup": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "checkInRank": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "checkInRemind": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "prizeList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "prizeClaim": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "prizeRecord": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "prizeConfirm": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "prizeShip": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "prizeManageList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "groupList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "groupCardList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "groupDetail": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "circleList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "circleDetail": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "filterCircle": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "consoleAccess": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleDesk": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleMemberList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleMember": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleMemberUpdate": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "consoleGroupList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleThreadList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleAuditList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleAuditExport": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleSettings": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleSettingsSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "deviceModels": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "deviceList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "deviceDetail": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "deviceApply": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "deviceWithdraw": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "deviceRemove": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "deviceRename": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "devicePrimary": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "deviceUnbind": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "deviceReviewList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "firmwareManageList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "firmwareManageSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "deviceReviewPass": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "deviceReviewRefuse": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "draftList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "write:threads"
  },
  "draftGet": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "write:threads"
  },
  "draftSave": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "write:threads"
  },
  "draftDel": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "write:threads"
  },
  "accountExport": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "suggestList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "changeSuggestStatus": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "feedbackSubmit": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "write:feedback"
  },
  "feedbackList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "feedbackSummary": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "feedbackDetail": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "feedbackReply": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "write:feedback"
  },
  "feedbackRate": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "write:feedback"
  },
  "feedbackWithdraw": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "write:feedback"
  },
  "feedbackMeToo": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "write:feedback"
  },
  "feedbackStaffList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "faqList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "consoleFigures": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleHealth": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "faqVotes": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "faqVote": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "faqManageList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "faqManageSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "faqManageDel": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "threadHighlight": {
    "writes": true,
    "forEveryone": "counts",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "bannerCarousel": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "homeSpecshop": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "appTab": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "appMenu": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "emojiList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "dictList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "siteInfo": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "todayFront": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "apiKeyList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "apiKeyCreate": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "apiKeyRevoke": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "webhookList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "webhookSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "webhookRotate": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "webhookDel": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "webhookPing": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "webhookDeliveryList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "webhookReplay": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "invitationMine": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "invitationList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "invitationWelcome": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "liveStream": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "consoleLook": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleLookSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleMailList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleMailStatus": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleMailRetry": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "consoleMailTest": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "shopGoodList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "goodsDetail": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "goodsStanding": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "orderCreate": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "orderList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "orderDetail": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "orderCancel": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "orderConfirm": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "orderCode": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "goodsManageList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "goodsManageSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "goodsManageRestock": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "orderManageList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "orderManageShip": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "orderManageCancel": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "goodsManageDetail": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "goodsManageShelf": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "goodsManageCodes": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "goodsManageRecode": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "orderManageComplete": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "topicManageList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "topicManageSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "topicManageShow": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "topicManageMerge": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "activityManageList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "activityManageSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "activityManageExport": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "taskManageList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "taskManageSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "editionManageList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "editionManagePreview": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "editionManageSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "editionManageDel": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "bannerManageList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "bannerManageSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "bannerManageDel": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "menuManageList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "menuManageSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "menuManageDel": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "circleManageList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "circleManageSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "floorManageList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "floorManageSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "floorManageDel": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "noteList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "noteAdd": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "noteDel": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "circleMine": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "circleJoin": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "circleLeave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "circleSeen": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "circleMembers": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "circleUpdate": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "circleApplyList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "circleApplyDecide": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "dialogNew": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "dialogSend": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "dialogDelete": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "dialogList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "dialogDetail": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "dialogInfo": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "dialogRead": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "dialogRecall": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "dialogReport": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "blockAdd": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "blockDel": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "blockList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "moderationLog": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "threadSticky": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadSite": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadStickyCircle": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadEssence": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadCherrypick": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadPact": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadGuide": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadMove": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadUndershelf": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadDisplay": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadPostSticky": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadReport": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "userDeny": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "userForbidden": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "userClosed": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "postMayDo": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "userMayDo": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "reportList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "reportDetail": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "reportHandle": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "reviewList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "reviewDecide": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "reviewBatch": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "reviewUndo": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "proposalList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "proposalDecide": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "wordList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "wordSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "wordDel": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "unreadNotification": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": true,
    "kept": false,
    "scope": "read"
  },
  "readAll": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "postNoticeList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "systemNoticeList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "noticeRead": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "noticeSettings": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "noticeSettingsUpdate": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "messages"
  },
  "oidcBegin": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "oidcLogin": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "oidcNewcomer": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "oidcRegister": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "oidcReturn": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "oidcLink": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "oidcUnlink": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "passkeyBegin": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "passkeyLogin": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "passkeyList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "passkeyAddBegin": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "passkeyAdd": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "passkeyRename": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "passkeyRemove": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "passkeyProve": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "pointsInfo": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "pointsList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "pointsMonths": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "levelInfo": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "pointsReconcile": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "pointsAdjust": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "pointsManageAccounts": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "pointsManageLedger": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "pollMine": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "pollVote": {
    "writes": true,
    "forEveryone": "counts",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "questionnaireManageList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionnaireManageDetail": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionnaireManageSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionnaireManageCopy": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionnaireManagePublish": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionnaireManageClose": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionnaireManageDel": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionnaireTexts": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionnaireExport": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionnaireList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "questionnaireDetail": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "questionnaireSubmit": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "questionnaireResults": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "questionList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "questionQueue": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "questionMine": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "questionSimilar": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "questionHelped": {
    "writes": true,
    "forEveryone": "counts",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "questionAccept": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "questionVote": {
    "writes": true,
    "forEveryone": "counts",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "recommendHide": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "recommendHidden": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "recoverWays": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "recoverMail": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "recoverReset": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "recoverPhone": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "recoverCode": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "mailVerify": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "accountSecurity": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "accountCodes": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "accountMailBind": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "accountMailUnbind": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "accountMailNotices": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "searchList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true,
    "scope": "read"
  },
  "searchSuggest": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "threadRelated": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "synonymList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "synonymSave": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "synonymDel": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "setupLook": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "setupFound": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "setupMailTest": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "sweepPreview": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "sweepRun": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "sweepUndo": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "sweepList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "taskDayList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "taskInfo": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "taskMonthList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "taskStarterList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "taskWeekList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "threadBrowse": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "threadCreate": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "write:threads"
  },
  "threadAddPost": {
    "writes": true,
    "forEveryone": "comments",
    "polled": false,
    "kept": false,
    "scope": "write:comments"
  },
  "threadEdit": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "write:threads"
  },
  "threadHistory": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "postEdit": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "write:comments"
  },
  "postHistory": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "moderate"
  },
  "threadThumbup": {
    "writes": true,
    "forEveryone": "counts",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "threadFavorite": {
    "writes": true,
    "forEveryone": "counts",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "threadTipping": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "tippingInfo": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "tippingList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "threadShare": {
    "writes": true,
    "forEveryone": "counts",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "threadDel": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "write:threads"
  },
  "threadDelPost": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "write:comments"
  },
  "threadList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true,
    "scope": "read"
  },
  "threadHomeList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true,
    "scope": "read"
  },
  "threadListOfCircle": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "threadListOfTopic": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "threadListOfGroup": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "threadDetail": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "threadDetailV2": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true,
    "scope": "read"
  },
  "postList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true,
    "scope": "read"
  },
  "replyList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true,
    "scope": "read"
  },
  "viewerState": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "myThreads": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "heldThreadList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "thumbupList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "favoriteList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "myPostList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "commentLikeList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "searchHistory": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "delSearch": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "clearUserSearch": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "threadHot": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "cherrypickList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "topicList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "topicStatistics": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "topicDetail": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "topicInsight": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "topicMine": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "topicFollow": {
    "writes": true,
    "forEveryone": "counts",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "topicSeen": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "loginSecond": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "loginSecondWays": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "twoStepBegin": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "twoStepConfirm": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "twoStepPasskey": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "twoStepOff": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "twoStepCodes": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "commonUpload": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "write:threads"
  },
  "uploadFinish": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "write:threads"
  },
  "uploadList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "uploadWithdraw": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false,
    "scope": "console"
  },
  "fansList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "followList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "hotUserListOfMember": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "hotUserList": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "hotUserOwn": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "userQuery": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true,
    "scope": "read"
  },
  "followAdd": {
    "writes": true,
    "forEveryone": "counts",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "followDel": {
    "writes": true,
    "forEveryone": "counts",
    "polled": false,
    "kept": false,
    "scope": "interact"
  },
  "otherInfoOfMember": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "otherInfo": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "ownInfo": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false,
    "scope": "read"
  },
  "wxShortLink": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "wxShareMiniProgram": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "wxSms": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "wxInfo": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "wxDecrypt": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "wxQrcode": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "wxUserinfo": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "wxScheme": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "wxSmsLogin": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "wxWebRegister": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "wxLogin": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "wxRegister": {
    "writes": true,
    "forEveryone": "everything",
    "polled": false,
    "kept": false
  },
  "wxWays": {
    "writes": false,
    "forEveryone": "nothing",
    "polled": false,
    "kept": true
  },
  "wxBegin": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "wxUnbind": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "phoneSms": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "phoneBind": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  },
  "phonePassword": {
    "writes": true,
    "forEveryone": "nothing",
    "polled": false,
    "kept": false
  }
} as const satisfies Record<keyof operations, CallPolicy>;
