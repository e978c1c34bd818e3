// Generated from openapi/ by `pnpm gen`. Do not edit.
import type { operations } from "./schema.gen.ts";

export * as limits from "./limits.gen.ts";

/** Client metadata of an operation. */
export interface OperationMeta {
  readonly method: "get" | "post" | "put" | "delete";
  readonly path: string;
  /** Authentication. public: never sends the token; optional: sends it if the caller asks for it. */
  readonly auth: "public" | "optional" | "token";
  /** Kind of envelope around the response. */
  readonly envelope: "data" | "page" | "flat" | "stream";
  /** Error codes are reported to the caller only. */
  readonly silent?: boolean;
  /** The call ends the session of its token: a logout. */
  readonly endsSession?: boolean;
  /** Timeout to use instead of the one of requests. */
  readonly timeout?: "captcha" | "upload";
}

/** Every operation of the contract. */
export const operationTable = {
  "consoleSiteAccess": {
    "method": "get",
    "path": "/api/bbs/console/access/get",
    "auth": "token",
    "envelope": "data"
  },
  "consoleSiteAccessSave": {
    "method": "post",
    "path": "/api/bbs/console/access/save",
    "auth": "token",
    "envelope": "flat"
  },
  "accessBlockList": {
    "method": "get",
    "path": "/api/bbs/console/accessblock/list",
    "auth": "token",
    "envelope": "page"
  },
  "accessBlockSave": {
    "method": "post",
    "path": "/api/bbs/console/accessblock/save",
    "auth": "token",
    "envelope": "flat"
  },
  "accessBlockDel": {
    "method": "post",
    "path": "/api/bbs/console/accessblock/del",
    "auth": "token",
    "envelope": "flat"
  },
  "registrationList": {
    "method": "get",
    "path": "/api/bbs/console/registration/list",
    "auth": "token",
    "envelope": "page"
  },
  "registrationDecide": {
    "method": "post",
    "path": "/api/bbs/console/registration/decide",
    "auth": "token",
    "envelope": "flat"
  },
  "memberStart": {
    "method": "get",
    "path": "/api/bbs/member/start",
    "auth": "token",
    "envelope": "data"
  },
  "ownInfoUpdate": {
    "method": "post",
    "path": "/api/my/user/info/update",
    "auth": "token",
    "envelope": "flat"
  },
  "ownInfoRevoked": {
    "method": "post",
    "path": "/api/my/user/info/revoked",
    "auth": "token",
    "envelope": "data",
    "endsSession": true
  },
  "accountPassword": {
    "method": "post",
    "path": "/api/bbs/account/password",
    "auth": "token",
    "envelope": "data"
  },
  "accountSessionList": {
    "method": "get",
    "path": "/api/bbs/account/session/list",
    "auth": "token",
    "envelope": "data"
  },
  "accountSessionEnd": {
    "method": "post",
    "path": "/api/bbs/account/session/end",
    "auth": "token",
    "envelope": "data"
  },
  "activityList": {
    "method": "get",
    "path": "/api/bbs/activity/list",
    "auth": "public",
    "envelope": "page"
  },
  "activityCounts": {
    "method": "get",
    "path": "/api/bbs/activity/counts",
    "auth": "public",
    "envelope": "data"
  },
  "activityDetail": {
    "method": "get",
    "path": "/api/bbs/activity/detail",
    "auth": "public",
    "envelope": "data"
  },
  "activityMine": {
    "method": "get",
    "path": "/api/bbs/activity/mine",
    "auth": "token",
    "envelope": "data"
  },
  "activitySignup": {
    "method": "post",
    "path": "/api/bbs/activity/signup",
    "auth": "token",
    "envelope": "data"
  },
  "activitySignupCancel": {
    "method": "post",
    "path": "/api/bbs/activity/signup/cancel",
    "auth": "token",
    "envelope": "flat"
  },
  "activitySignupList": {
    "method": "get",
    "path": "/api/bbs/activity/signup/list",
    "auth": "token",
    "envelope": "page"
  },
  "activitySignupReview": {
    "method": "post",
    "path": "/api/bbs/activity/signup/review",
    "auth": "token",
    "envelope": "flat"
  },
  "activityCheckIn": {
    "method": "post",
    "path": "/api/bbs/activity/checkin",
    "auth": "token",
    "envelope": "data"
  },
  "activityCancel": {
    "method": "post",
    "path": "/api/bbs/activity/cancel",
    "auth": "token",
    "envelope": "flat"
  },
  "addressList": {
    "method": "get",
    "path": "/api/bbs/address/list",
    "auth": "token",
    "envelope": "data"
  },
  "addressAdd": {
    "method": "post",
    "path": "/api/bbs/address/add",
    "auth": "token",
    "envelope": "data"
  },
  "addressUpdate": {
    "method": "post",
    "path": "/api/bbs/address/update",
    "auth": "token",
    "envelope": "data"
  },
  "addressDefault": {
    "method": "post",
    "path": "/api/bbs/address/default",
    "auth": "token",
    "envelope": "flat"
  },
  "addressDel": {
    "method": "post",
    "path": "/api/bbs/address/del",
    "auth": "token",
    "envelope": "flat"
  },
  "announcementMine": {
    "method": "get",
    "path": "/api/bbs/announcement/mine",
    "auth": "token",
    "envelope": "data"
  },
  "announcementManageList": {
    "method": "get",
    "path": "/api/bbs/console/announcement/list",
    "auth": "token",
    "envelope": "page"
  },
  "announcementManagePreview": {
    "method": "get",
    "path": "/api/bbs/console/announcement/preview",
    "auth": "token",
    "envelope": "data"
  },
  "announcementManageSave": {
    "method": "post",
    "path": "/api/bbs/console/announcement/save",
    "auth": "token",
    "envelope": "data"
  },
  "announcementManageCancel": {
    "method": "post",
    "path": "/api/bbs/console/announcement/cancel",
    "auth": "token",
    "envelope": "flat"
  },
  "appealList": {
    "method": "get",
    "path": "/api/bbs/appeal/list",
    "auth": "token",
    "envelope": "page"
  },
  "appealSubmit": {
    "method": "post",
    "path": "/api/bbs/appeal/submit",
    "auth": "token",
    "envelope": "flat"
  },
  "appealOpen": {
    "method": "post",
    "path": "/api/without/appeal/open",
    "auth": "public",
    "envelope": "data"
  },
  "appealSend": {
    "method": "post",
    "path": "/api/without/appeal/send",
    "auth": "public",
    "envelope": "flat"
  },
  "appealQueue": {
    "method": "get",
    "path": "/api/bbs/appeal/queue",
    "auth": "token",
    "envelope": "page"
  },
  "appealDecide": {
    "method": "post",
    "path": "/api/bbs/appeal/decide",
    "auth": "token",
    "envelope": "flat"
  },
  "captchaImage": {
    "method": "get",
    "path": "/captchaImage",
    "auth": "public",
    "envelope": "flat",
    "timeout": "captcha"
  },
  "login": {
    "method": "post",
    "path": "/login",
    "auth": "public",
    "envelope": "flat"
  },
  "register": {
    "method": "post",
    "path": "/register",
    "auth": "public",
    "envelope": "flat"
  },
  "getInfo": {
    "method": "get",
    "path": "/getInfo",
    "auth": "token",
    "envelope": "flat"
  },
  "logout": {
    "method": "post",
    "path": "/logout",
    "auth": "token",
    "envelope": "flat",
    "endsSession": true
  },
  "badgeList": {
    "method": "get",
    "path": "/api/bbs/badge/list",
    "auth": "token",
    "envelope": "data"
  },
  "badgeWear": {
    "method": "post",
    "path": "/api/bbs/badge/wear",
    "auth": "token",
    "envelope": "flat"
  },
  "taskDaySign": {
    "method": "post",
    "path": "/api/bbs/task/day/sign",
    "auth": "token",
    "envelope": "data"
  },
  "checkInInfo": {
    "method": "get",
    "path": "/api/bbs/checkin/info",
    "auth": "token",
    "envelope": "data"
  },
  "checkInCalendar": {
    "method": "get",
    "path": "/api/bbs/checkin/calendar",
    "auth": "token",
    "envelope": "data"
  },
  "checkInMakeup": {
    "method": "post",
    "path": "/api/bbs/checkin/makeup",
    "auth": "token",
    "envelope": "data"
  },
  "checkInRank": {
    "method": "get",
    "path": "/api/bbs/checkin/rank",
    "auth": "token",
    "envelope": "page"
  },
  "checkInRemind": {
    "method": "post",
    "path": "/api/bbs/checkin/remind",
    "auth": "token",
    "envelope": "flat"
  },
  "prizeList": {
    "method": "get",
    "path": "/api/bbs/checkin/prize/list",
    "auth": "token",
    "envelope": "page"
  },
  "prizeClaim": {
    "method": "post",
    "path": "/api/bbs/checkin/prize/claim",
    "auth": "token",
    "envelope": "data"
  },
  "prizeRecord": {
    "method": "get",
    "path": "/api/bbs/checkin/prize/record",
    "auth": "token",
    "envelope": "page"
  },
  "prizeConfirm": {
    "method": "post",
    "path": "/api/bbs/checkin/prize/confirm",
    "auth": "token",
    "envelope": "data"
  },
  "prizeShip": {
    "method": "post",
    "path": "/api/bbs/checkin/prize/ship",
    "auth": "token",
    "envelope": "data"
  },
  "prizeManageList": {
    "method": "get",
    "path": "/api/bbs/checkin/prize/manage/list",
    "auth": "token",
    "envelope": "page"
  },
  "groupList": {
    "method": "get",
    "path": "/api/without/group",
    "auth": "public",
    "envelope": "page"
  },
  "groupCardList": {
    "method": "get",
    "path": "/api/without/grouppc",
    "auth": "public",
    "envelope": "page"
  },
  "groupDetail": {
    "method": "get",
    "path": "/api/without/group/detail/{id}",
    "auth": "public",
    "envelope": "data"
  },
  "circleList": {
    "method": "get",
    "path": "/api/without/circle",
    "auth": "public",
    "envelope": "page"
  },
  "circleDetail": {
    "method": "get",
    "path": "/api/without/circledetail/{id}",
    "auth": "public",
    "envelope": "data"
  },
  "filterCircle": {
    "method": "get",
    "path": "/api/without/filtercircle",
    "auth": "public",
    "envelope": "page"
  },
  "consoleAccess": {
    "method": "get",
    "path": "/api/bbs/console/access",
    "auth": "token",
    "envelope": "data"
  },
  "consoleDesk": {
    "method": "get",
    "path": "/api/bbs/console/desk",
    "auth": "token",
    "envelope": "data"
  },
  "consoleMemberList": {
    "method": "get",
    "path": "/api/bbs/console/member/list",
    "auth": "token",
    "envelope": "page"
  },
  "consoleMember": {
    "method": "get",
    "path": "/api/bbs/console/member/detail",
    "auth": "token",
    "envelope": "data"
  },
  "consoleMemberUpdate": {
    "method": "post",
    "path": "/api/bbs/console/member/update",
    "auth": "token",
    "envelope": "flat"
  },
  "consoleGroupList": {
    "method": "get",
    "path": "/api/bbs/console/group/list",
    "auth": "token",
    "envelope": "data"
  },
  "consoleThreadList": {
    "method": "get",
    "path": "/api/bbs/console/thread/list",
    "auth": "token",
    "envelope": "page"
  },
  "consoleAuditList": {
    "method": "get",
    "path": "/api/bbs/console/audit/list",
    "auth": "token",
    "envelope": "page"
  },
  "consoleAuditExport": {
    "method": "post",
    "path": "/api/bbs/console/audit/export",
    "auth": "token",
    "envelope": "data"
  },
  "consoleSettings": {
    "method": "get",
    "path": "/api/bbs/console/setting/get",
    "auth": "token",
    "envelope": "data"
  },
  "consoleSettingsSave": {
    "method": "post",
    "path": "/api/bbs/console/setting/save",
    "auth": "token",
    "envelope": "flat"
  },
  "deviceModels": {
    "method": "get",
    "path": "/api/bbs/device/models",
    "auth": "public",
    "envelope": "data"
  },
  "deviceList": {
    "method": "get",
    "path": "/api/bbs/device/list",
    "auth": "token",
    "envelope": "data"
  },
  "deviceDetail": {
    "method": "get",
    "path": "/api/bbs/device/detail",
    "auth": "token",
    "envelope": "data"
  },
  "deviceApply": {
    "method": "post",
    "path": "/api/bbs/device/apply",
    "auth": "token",
    "envelope": "data"
  },
  "deviceWithdraw": {
    "method": "post",
    "path": "/api/bbs/device/withdraw",
    "auth": "token",
    "envelope": "flat"
  },
  "deviceRemove": {
    "method": "post",
    "path": "/api/bbs/device/remove",
    "auth": "token",
    "envelope": "flat"
  },
  "deviceRename": {
    "method": "post",
    "path": "/api/bbs/device/rename",
    "auth": "token",
    "envelope": "flat"
  },
  "devicePrimary": {
    "method": "post",
    "path": "/api/bbs/device/primary",
    "auth": "token",
    "envelope": "flat"
  },
  "deviceUnbind": {
    "method": "post",
    "path": "/api/bbs/device/unbind",
    "auth": "token",
    "envelope": "flat"
  },
  "deviceReviewList": {
    "method": "get",
    "path": "/api/bbs/device/review/list",
    "auth": "token",
    "envelope": "page"
  },
  "firmwareManageList": {
    "method": "get",
    "path": "/api/bbs/device/firmware/list",
    "auth": "token",
    "envelope": "page"
  },
  "firmwareManageSave": {
    "method": "post",
    "path": "/api/bbs/device/firmware/save",
    "auth": "token",
    "envelope": "flat"
  },
  "deviceReviewPass": {
    "method": "post",
    "path": "/api/bbs/device/review/pass",
    "auth": "token",
    "envelope": "flat"
  },
  "deviceReviewRefuse": {
    "method": "post",
    "path": "/api/bbs/device/review/refuse",
    "auth": "token",
    "envelope": "flat"
  },
  "draftList": {
    "method": "get",
    "path": "/api/bbs/draft/list",
    "auth": "token",
    "envelope": "page"
  },
  "draftGet": {
    "method": "get",
    "path": "/api/bbs/draft/get",
    "auth": "token",
    "envelope": "data"
  },
  "draftSave": {
    "method": "post",
    "path": "/api/bbs/draft/save",
    "auth": "token",
    "envelope": "data"
  },
  "draftDel": {
    "method": "post",
    "path": "/api/bbs/draft/del",
    "auth": "token",
    "envelope": "flat"
  },
  "accountExport": {
    "method": "post",
    "path": "/api/bbs/account/export",
    "auth": "token",
    "envelope": "data"
  },
  "suggestList": {
    "method": "get",
    "path": "/api/without/thread/suggestlist",
    "auth": "public",
    "envelope": "page"
  },
  "changeSuggestStatus": {
    "method": "post",
    "path": "/api/thread/changesuggeststatus",
    "auth": "token",
    "envelope": "flat"
  },
  "feedbackSubmit": {
    "method": "post",
    "path": "/api/bbs/feedback/submit",
    "auth": "token",
    "envelope": "data"
  },
  "feedbackList": {
    "method": "get",
    "path": "/api/bbs/feedback/list",
    "auth": "token",
    "envelope": "page"
  },
  "feedbackSummary": {
    "method": "get",
    "path": "/api/bbs/feedback/summary",
    "auth": "token",
    "envelope": "data"
  },
  "feedbackDetail": {
    "method": "get",
    "path": "/api/bbs/feedback/detail",
    "auth": "token",
    "envelope": "data"
  },
  "feedbackReply": {
    "method": "post",
    "path": "/api/bbs/feedback/reply",
    "auth": "token",
    "envelope": "flat"
  },
  "feedbackRate": {
    "method": "post",
    "path": "/api/bbs/feedback/rate",
    "auth": "token",
    "envelope": "flat"
  },
  "feedbackWithdraw": {
    "method": "post",
    "path": "/api/bbs/feedback/withdraw",
    "auth": "token",
    "envelope": "flat"
  },
  "feedbackMeToo": {
    "method": "post",
    "path": "/api/bbs/feedback/metoo",
    "auth": "token",
    "envelope": "flat"
  },
  "feedbackStaffList": {
    "method": "get",
    "path": "/api/bbs/feedback/staff/list",
    "auth": "token",
    "envelope": "page"
  },
  "faqList": {
    "method": "get",
    "path": "/api/bbs/faq/list",
    "auth": "public",
    "envelope": "page"
  },
  "consoleFigures": {
    "method": "get",
    "path": "/api/bbs/console/figures",
    "auth": "token",
    "envelope": "data"
  },
  "consoleHealth": {
    "method": "get",
    "path": "/api/bbs/console/health",
    "auth": "token",
    "envelope": "data"
  },
  "faqVotes": {
    "method": "get",
    "path": "/api/bbs/faq/votes",
    "auth": "token",
    "envelope": "data"
  },
  "faqVote": {
    "method": "post",
    "path": "/api/bbs/faq/vote",
    "auth": "token",
    "envelope": "flat"
  },
  "faqManageList": {
    "method": "get",
    "path": "/api/bbs/console/faq/list",
    "auth": "token",
    "envelope": "page"
  },
  "faqManageSave": {
    "method": "post",
    "path": "/api/bbs/console/faq/save",
    "auth": "token",
    "envelope": "data"
  },
  "faqManageDel": {
    "method": "post",
    "path": "/api/bbs/console/faq/del",
    "auth": "token",
    "envelope": "flat"
  },
  "threadHighlight": {
    "method": "post",
    "path": "/api/bbs/thread/highlight",
    "auth": "token",
    "envelope": "data"
  },
  "bannerCarousel": {
    "method": "get",
    "path": "/api/without/banner/carousel",
    "auth": "public",
    "envelope": "page"
  },
  "homeSpecshop": {
    "method": "get",
    "path": "/api/without/home/specshop",
    "auth": "public",
    "envelope": "data"
  },
  "appTab": {
    "method": "get",
    "path": "/api/without/apptab",
    "auth": "public",
    "envelope": "data"
  },
  "appMenu": {
    "method": "get",
    "path": "/api/without/appmenu",
    "auth": "public",
    "envelope": "data"
  },
  "emojiList": {
    "method": "get",
    "path": "/api/without/emoji",
    "auth": "public",
    "envelope": "data"
  },
  "dictList": {
    "method": "get",
    "path": "/api/without/dict/{dictType}",
    "auth": "public",
    "envelope": "data"
  },
  "siteInfo": {
    "method": "get",
    "path": "/api/bbs/site/info",
    "auth": "public",
    "envelope": "data"
  },
  "todayFront": {
    "method": "get",
    "path": "/api/bbs/home/today",
    "auth": "public",
    "envelope": "data"
  },
  "apiKeyList": {
    "method": "get",
    "path": "/api/bbs/apikey/list",
    "auth": "token",
    "envelope": "data"
  },
  "apiKeyCreate": {
    "method": "post",
    "path": "/api/bbs/apikey/create",
    "auth": "token",
    "envelope": "data"
  },
  "apiKeyRevoke": {
    "method": "post",
    "path": "/api/bbs/apikey/revoke",
    "auth": "token",
    "envelope": "flat"
  },
  "webhookList": {
    "method": "get",
    "path": "/api/bbs/console/webhook/list",
    "auth": "token",
    "envelope": "page"
  },
  "webhookSave": {
    "method": "post",
    "path": "/api/bbs/console/webhook/save",
    "auth": "token",
    "envelope": "data"
  },
  "webhookRotate": {
    "method": "post",
    "path": "/api/bbs/console/webhook/rotate",
    "auth": "token",
    "envelope": "data"
  },
  "webhookDel": {
    "method": "post",
    "path": "/api/bbs/console/webhook/del",
    "auth": "token",
    "envelope": "flat"
  },
  "webhookPing": {
    "method": "post",
    "path": "/api/bbs/console/webhook/ping",
    "auth": "token",
    "envelope": "flat"
  },
  "webhookDeliveryList": {
    "method": "get",
    "path": "/api/bbs/console/webhook/delivery/list",
    "auth": "token",
    "envelope": "page"
  },
  "webhookReplay": {
    "method": "post",
    "path": "/api/bbs/console/webhook/delivery/replay",
    "auth": "token",
    "envelope": "data"
  },
  "invitationMine": {
    "method": "get",
    "path": "/api/bbs/invitation/mine",
    "auth": "token",
    "envelope": "data"
  },
  "invitationList": {
    "method": "get",
    "path": "/api/bbs/invitation/list",
    "auth": "token",
    "envelope": "page"
  },
  "invitationWelcome": {
    "method": "get",
    "path": "/api/bbs/invitation/welcome",
    "auth": "public",
    "envelope": "data"
  },
  "liveStream": {
    "method": "get",
    "path": "/api/bbs/live/stream",
    "auth": "token",
    "envelope": "stream"
  },
  "consoleLook": {
    "method": "get",
    "path": "/api/bbs/console/look/get",
    "auth": "token",
    "envelope": "data"
  },
  "consoleLookSave": {
    "method": "post",
    "path": "/api/bbs/console/look/save",
    "auth": "token",
    "envelope": "flat"
  },
  "consoleMailList": {
    "method": "get",
    "path": "/api/bbs/console/mail/list",
    "auth": "token",
    "envelope": "page"
  },
  "consoleMailStatus": {
    "method": "get",
    "path": "/api/bbs/console/mail/status",
    "auth": "token",
    "envelope": "data"
  },
  "consoleMailRetry": {
    "method": "post",
    "path": "/api/bbs/console/mail/retry",
    "auth": "token",
    "envelope": "flat"
  },
  "consoleMailTest": {
    "method": "post",
    "path": "/api/bbs/console/mail/test",
    "auth": "token",
    "envelope": "data"
  },
  "shopGoodList": {
    "method": "get",
    "path": "/api/without/home/shopgoodlist",
    "auth": "public",
    "envelope": "page"
  },
  "goodsDetail": {
    "method": "get",
    "path": "/api/bbs/goods/detail",
    "auth": "public",
    "envelope": "data"
  },
  "goodsStanding": {
    "method": "get",
    "path": "/api/bbs/goods/standing",
    "auth": "token",
    "envelope": "data"
  },
  "orderCreate": {
    "method": "post",
    "path": "/api/bbs/order/create",
    "auth": "token",
    "envelope": "data"
  },
  "orderList": {
    "method": "get",
    "path": "/api/bbs/order/list",
    "auth": "token",
    "envelope": "page"
  },
  "orderDetail": {
    "method": "get",
    "path": "/api/bbs/order/detail",
    "auth": "token",
    "envelope": "data"
  },
  "orderCancel": {
    "method": "post",
    "path": "/api/bbs/order/cancel",
    "auth": "token",
    "envelope": "flat"
  },
  "orderConfirm": {
    "method": "post",
    "path": "/api/bbs/order/confirm",
    "auth": "token",
    "envelope": "flat"
  },
  "orderCode": {
    "method": "post",
    "path": "/api/bbs/order/code",
    "auth": "token",
    "envelope": "data"
  },
  "goodsManageList": {
    "method": "get",
    "path": "/api/bbs/goods/manage/list",
    "auth": "token",
    "envelope": "page"
  },
  "goodsManageSave": {
    "method": "post",
    "path": "/api/bbs/goods/manage/save",
    "auth": "token",
    "envelope": "data"
  },
  "goodsManageRestock": {
    "method": "post",
    "path": "/api/bbs/goods/manage/restock",
    "auth": "token",
    "envelope": "data"
  },
  "orderManageList": {
    "method": "get",
    "path": "/api/bbs/order/manage/list",
    "auth": "token",
    "envelope": "page"
  },
  "orderManageShip": {
    "method": "post",
    "path": "/api/bbs/order/manage/ship",
    "auth": "token",
    "envelope": "flat"
  },
  "orderManageCancel": {
    "method": "post",
    "path": "/api/bbs/order/manage/cancel",
    "auth": "token",
    "envelope": "flat"
  },
  "goodsManageDetail": {
    "method": "get",
    "path": "/api/bbs/goods/manage/detail",
    "auth": "token",
    "envelope": "data"
  },
  "goodsManageShelf": {
    "method": "post",
    "path": "/api/bbs/goods/manage/shelf",
    "auth": "token",
    "envelope": "flat"
  },
  "goodsManageCodes": {
    "method": "get",
    "path": "/api/bbs/goods/manage/codes",
    "auth": "token",
    "envelope": "page"
  },
  "goodsManageRecode": {
    "method": "post",
    "path": "/api/bbs/goods/manage/recode",
    "auth": "token",
    "envelope": "flat"
  },
  "orderManageComplete": {
    "method": "post",
    "path": "/api/bbs/order/manage/complete",
    "auth": "token",
    "envelope": "flat"
  },
  "topicManageList": {
    "method": "get",
    "path": "/api/bbs/console/topic/list",
    "auth": "token",
    "envelope": "page"
  },
  "topicManageSave": {
    "method": "post",
    "path": "/api/bbs/console/topic/save",
    "auth": "token",
    "envelope": "data"
  },
  "topicManageShow": {
    "method": "post",
    "path": "/api/bbs/console/topic/show",
    "auth": "token",
    "envelope": "flat"
  },
  "topicManageMerge": {
    "method": "post",
    "path": "/api/bbs/console/topic/merge",
    "auth": "token",
    "envelope": "flat"
  },
  "activityManageList": {
    "method": "get",
    "path": "/api/bbs/console/activity/list",
    "auth": "token",
    "envelope": "page"
  },
  "activityManageSave": {
    "method": "post",
    "path": "/api/bbs/console/activity/save",
    "auth": "token",
    "envelope": "flat"
  },
  "activityManageExport": {
    "method": "post",
    "path": "/api/bbs/console/activity/export",
    "auth": "token",
    "envelope": "data"
  },
  "taskManageList": {
    "method": "get",
    "path": "/api/bbs/console/task/list",
    "auth": "token",
    "envelope": "page"
  },
  "taskManageSave": {
    "method": "post",
    "path": "/api/bbs/console/task/save",
    "auth": "token",
    "envelope": "data"
  },
  "editionManageList": {
    "method": "get",
    "path": "/api/bbs/console/edition/list",
    "auth": "token",
    "envelope": "page"
  },
  "editionManagePreview": {
    "method": "get",
    "path": "/api/bbs/console/edition/preview",
    "auth": "token",
    "envelope": "data"
  },
  "editionManageSave": {
    "method": "post",
    "path": "/api/bbs/console/edition/save",
    "auth": "token",
    "envelope": "data"
  },
  "editionManageDel": {
    "method": "post",
    "path": "/api/bbs/console/edition/del",
    "auth": "token",
    "envelope": "flat"
  },
  "bannerManageList": {
    "method": "get",
    "path": "/api/bbs/console/banner/list",
    "auth": "token",
    "envelope": "page"
  },
  "bannerManageSave": {
    "method": "post",
    "path": "/api/bbs/console/banner/save",
    "auth": "token",
    "envelope": "data"
  },
  "bannerManageDel": {
    "method": "post",
    "path": "/api/bbs/console/banner/del",
    "auth": "token",
    "envelope": "flat"
  },
  "menuManageList": {
    "method": "get",
    "path": "/api/bbs/console/menu/list",
    "auth": "token",
    "envelope": "page"
  },
  "menuManageSave": {
    "method": "post",
    "path": "/api/bbs/console/menu/save",
    "auth": "token",
    "envelope": "data"
  },
  "menuManageDel": {
    "method": "post",
    "path": "/api/bbs/console/menu/del",
    "auth": "token",
    "envelope": "flat"
  },
  "circleManageList": {
    "method": "get",
    "path": "/api/bbs/console/circle/list",
    "auth": "token",
    "envelope": "page"
  },
  "circleManageSave": {
    "method": "post",
    "path": "/api/bbs/console/circle/save",
    "auth": "token",
    "envelope": "data"
  },
  "floorManageList": {
    "method": "get",
    "path": "/api/bbs/console/floor/list",
    "auth": "token",
    "envelope": "page"
  },
  "floorManageSave": {
    "method": "post",
    "path": "/api/bbs/console/floor/save",
    "auth": "token",
    "envelope": "data"
  },
  "floorManageDel": {
    "method": "post",
    "path": "/api/bbs/console/floor/del",
    "auth": "token",
    "envelope": "flat"
  },
  "noteList": {
    "method": "get",
    "path": "/api/bbs/note/list",
    "auth": "token",
    "envelope": "data"
  },
  "noteAdd": {
    "method": "post",
    "path": "/api/bbs/note/add",
    "auth": "token",
    "envelope": "flat"
  },
  "noteDel": {
    "method": "post",
    "path": "/api/bbs/note/del",
    "auth": "token",
    "envelope": "flat"
  },
  "circleMine": {
    "method": "get",
    "path": "/api/bbs/circle/mine",
    "auth": "token",
    "envelope": "page"
  },
  "circleJoin": {
    "method": "post",
    "path": "/api/bbs/circle/join",
    "auth": "token",
    "envelope": "data"
  },
  "circleLeave": {
    "method": "post",
    "path": "/api/bbs/circle/leave",
    "auth": "token",
    "envelope": "data"
  },
  "circleSeen": {
    "method": "post",
    "path": "/api/bbs/circle/seen",
    "auth": "token",
    "envelope": "flat"
  },
  "circleMembers": {
    "method": "get",
    "path": "/api/bbs/circle/members",
    "auth": "public",
    "envelope": "page"
  },
  "circleUpdate": {
    "method": "post",
    "path": "/api/bbs/circle/update",
    "auth": "token",
    "envelope": "flat"
  },
  "circleApplyList": {
    "method": "get",
    "path": "/api/bbs/circle/apply/list",
    "auth": "token",
    "envelope": "page"
  },
  "circleApplyDecide": {
    "method": "post",
    "path": "/api/bbs/circle/apply/decide",
    "auth": "token",
    "envelope": "flat"
  },
  "dialogNew": {
    "method": "post",
    "path": "/api/notice/dialog/new",
    "auth": "token",
    "envelope": "data"
  },
  "dialogSend": {
    "method": "post",
    "path": "/api/notice/dialog/send",
    "auth": "token",
    "envelope": "data"
  },
  "dialogDelete": {
    "method": "post",
    "path": "/api/notice/dialog/delete",
    "auth": "token",
    "envelope": "flat"
  },
  "dialogList": {
    "method": "get",
    "path": "/api/notice/dialog/list",
    "auth": "token",
    "envelope": "page"
  },
  "dialogDetail": {
    "method": "get",
    "path": "/api/notice/dialog/detail",
    "auth": "token",
    "envelope": "page"
  },
  "dialogInfo": {
    "method": "get",
    "path": "/api/bbs/dialog/info",
    "auth": "token",
    "envelope": "data"
  },
  "dialogRead": {
    "method": "post",
    "path": "/api/bbs/dialog/read",
    "auth": "token",
    "envelope": "flat"
  },
  "dialogRecall": {
    "method": "post",
    "path": "/api/bbs/dialog/recall",
    "auth": "token",
    "envelope": "data"
  },
  "dialogReport": {
    "method": "post",
    "path": "/api/bbs/dialog/report",
    "auth": "token",
    "envelope": "flat"
  },
  "blockAdd": {
    "method": "post",
    "path": "/api/bbs/user/block/add",
    "auth": "token",
    "envelope": "flat"
  },
  "blockDel": {
    "method": "post",
    "path": "/api/bbs/user/block/del",
    "auth": "token",
    "envelope": "flat"
  },
  "blockList": {
    "method": "get",
    "path": "/api/bbs/user/block/list",
    "auth": "token",
    "envelope": "page"
  },
  "moderationLog": {
    "method": "get",
    "path": "/api/without/moderation/log",
    "auth": "public",
    "envelope": "data"
  },
  "threadSticky": {
    "method": "post",
    "path": "/api/thread/sticky",
    "auth": "token",
    "envelope": "data"
  },
  "threadSite": {
    "method": "post",
    "path": "/api/thread/site",
    "auth": "token",
    "envelope": "data"
  },
  "threadStickyCircle": {
    "method": "post",
    "path": "/api/thread/stickycircle",
    "auth": "token",
    "envelope": "data"
  },
  "threadEssence": {
    "method": "post",
    "path": "/api/thread/essence",
    "auth": "token",
    "envelope": "data"
  },
  "threadCherrypick": {
    "method": "post",
    "path": "/api/thread/cherrypick",
    "auth": "token",
    "envelope": "data"
  },
  "threadPact": {
    "method": "post",
    "path": "/api/thread/pact",
    "auth": "token",
    "envelope": "data"
  },
  "threadGuide": {
    "method": "post",
    "path": "/api/thread/guide",
    "auth": "token",
    "envelope": "data"
  },
  "threadMove": {
    "method": "post",
    "path": "/api/thread/move",
    "auth": "token",
    "envelope": "data"
  },
  "threadUndershelf": {
    "method": "post",
    "path": "/api/thread/undershelf",
    "auth": "token",
    "envelope": "data"
  },
  "threadDisplay": {
    "method": "post",
    "path": "/api/thread/display",
    "auth": "token",
    "envelope": "data"
  },
  "threadPostSticky": {
    "method": "post",
    "path": "/api/thread/poststicky",
    "auth": "token",
    "envelope": "data"
  },
  "threadReport": {
    "method": "post",
    "path": "/api/thread/report",
    "auth": "token",
    "envelope": "flat"
  },
  "userDeny": {
    "method": "post",
    "path": "/api/bbs/user/deny",
    "auth": "token",
    "envelope": "flat"
  },
  "userForbidden": {
    "method": "post",
    "path": "/api/bbs/user/forbidden",
    "auth": "token",
    "envelope": "flat"
  },
  "userClosed": {
    "method": "post",
    "path": "/api/bbs/user/closed",
    "auth": "token",
    "envelope": "flat"
  },
  "postMayDo": {
    "method": "get",
    "path": "/api/bbs/thread/postmaydo",
    "auth": "token",
    "envelope": "data"
  },
  "userMayDo": {
    "method": "get",
    "path": "/api/bbs/user/maydo",
    "auth": "token",
    "envelope": "data"
  },
  "reportList": {
    "method": "get",
    "path": "/api/bbs/report/list",
    "auth": "token",
    "envelope": "page"
  },
  "reportDetail": {
    "method": "get",
    "path": "/api/bbs/report/detail",
    "auth": "token",
    "envelope": "data"
  },
  "reportHandle": {
    "method": "post",
    "path": "/api/bbs/report/handle",
    "auth": "token",
    "envelope": "flat"
  },
  "reviewList": {
    "method": "get",
    "path": "/api/bbs/review/list",
    "auth": "token",
    "envelope": "page"
  },
  "reviewDecide": {
    "method": "post",
    "path": "/api/bbs/review/decide",
    "auth": "token",
    "envelope": "flat"
  },
  "reviewBatch": {
    "method": "post",
    "path": "/api/bbs/review/batch",
    "auth": "token",
    "envelope": "data"
  },
  "reviewUndo": {
    "method": "post",
    "path": "/api/bbs/review/undo",
    "auth": "token",
    "envelope": "flat"
  },
  "proposalList": {
    "method": "get",
    "path": "/api/bbs/proposal/list",
    "auth": "token",
    "envelope": "page"
  },
  "proposalDecide": {
    "method": "post",
    "path": "/api/bbs/proposal/decide",
    "auth": "token",
    "envelope": "flat"
  },
  "wordList": {
    "method": "get",
    "path": "/api/bbs/word/list",
    "auth": "token",
    "envelope": "page"
  },
  "wordSave": {
    "method": "post",
    "path": "/api/bbs/word/save",
    "auth": "token",
    "envelope": "flat"
  },
  "wordDel": {
    "method": "post",
    "path": "/api/bbs/word/del",
    "auth": "token",
    "envelope": "flat"
  },
  "unreadNotification": {
    "method": "post",
    "path": "/api/notice/unreadnotification",
    "auth": "token",
    "envelope": "data"
  },
  "readAll": {
    "method": "post",
    "path": "/api/notice/readall",
    "auth": "token",
    "envelope": "flat"
  },
  "postNoticeList": {
    "method": "get",
    "path": "/api/notice/posts/list",
    "auth": "token",
    "envelope": "page"
  },
  "systemNoticeList": {
    "method": "get",
    "path": "/api/notice/system/list",
    "auth": "token",
    "envelope": "page"
  },
  "noticeRead": {
    "method": "post",
    "path": "/api/bbs/notice/read",
    "auth": "token",
    "envelope": "flat"
  },
  "noticeSettings": {
    "method": "get",
    "path": "/api/bbs/notice/setting/get",
    "auth": "token",
    "envelope": "data"
  },
  "noticeSettingsUpdate": {
    "method": "post",
    "path": "/api/bbs/notice/setting/update",
    "auth": "token",
    "envelope": "data"
  },
  "oidcBegin": {
    "method": "post",
    "path": "/api/without/oidc/begin",
    "auth": "public",
    "envelope": "data"
  },
  "oidcLogin": {
    "method": "post",
    "path": "/api/without/oidc/login",
    "auth": "public",
    "envelope": "flat"
  },
  "oidcNewcomer": {
    "method": "post",
    "path": "/api/without/oidc/newcomer",
    "auth": "public",
    "envelope": "data"
  },
  "oidcRegister": {
    "method": "post",
    "path": "/api/without/oidc/register",
    "auth": "public",
    "envelope": "flat"
  },
  "oidcReturn": {
    "method": "post",
    "path": "/api/bbs/account/oidc/return",
    "auth": "token",
    "envelope": "data"
  },
  "oidcLink": {
    "method": "post",
    "path": "/api/bbs/account/oidc/link",
    "auth": "token",
    "envelope": "flat"
  },
  "oidcUnlink": {
    "method": "post",
    "path": "/api/bbs/account/oidc/unlink",
    "auth": "token",
    "envelope": "flat"
  },
  "passkeyBegin": {
    "method": "post",
    "path": "/api/without/passkey/begin",
    "auth": "public",
    "envelope": "data"
  },
  "passkeyLogin": {
    "method": "post",
    "path": "/api/without/passkey/login",
    "auth": "public",
    "envelope": "flat"
  },
  "passkeyList": {
    "method": "get",
    "path": "/api/bbs/account/passkey/list",
    "auth": "token",
    "envelope": "data"
  },
  "passkeyAddBegin": {
    "method": "post",
    "path": "/api/bbs/account/passkey/begin",
    "auth": "token",
    "envelope": "data"
  },
  "passkeyAdd": {
    "method": "post",
    "path": "/api/bbs/account/passkey/add",
    "auth": "token",
    "envelope": "flat"
  },
  "passkeyRename": {
    "method": "post",
    "path": "/api/bbs/account/passkey/rename",
    "auth": "token",
    "envelope": "flat"
  },
  "passkeyRemove": {
    "method": "post",
    "path": "/api/bbs/account/passkey/remove",
    "auth": "token",
    "envelope": "flat"
  },
  "passkeyProve": {
    "method": "post",
    "path": "/api/bbs/account/passkey/prove",
    "auth": "token",
    "envelope": "data"
  },
  "pointsInfo": {
    "method": "get",
    "path": "/api/bbs/points/info",
    "auth": "token",
    "envelope": "data"
  },
  "pointsList": {
    "method": "get",
    "path": "/api/bbs/points/list",
    "auth": "token",
    "envelope": "page"
  },
  "pointsMonths": {
    "method": "get",
    "path": "/api/bbs/points/months",
    "auth": "token",
    "envelope": "data"
  },
  "levelInfo": {
    "method": "get",
    "path": "/api/bbs/level/info",
    "auth": "token",
    "envelope": "data"
  },
  "pointsReconcile": {
    "method": "get",
    "path": "/api/bbs/points/reconcile",
    "auth": "token",
    "envelope": "data"
  },
  "pointsAdjust": {
    "method": "post",
    "path": "/api/bbs/points/adjust",
    "auth": "token",
    "envelope": "data"
  },
  "pointsManageAccounts": {
    "method": "get",
    "path": "/api/bbs/points/manage/accounts",
    "auth": "token",
    "envelope": "page"
  },
  "pointsManageLedger": {
    "method": "get",
    "path": "/api/bbs/points/manage/ledger",
    "auth": "token",
    "envelope": "page"
  },
  "pollMine": {
    "method": "get",
    "path": "/api/bbs/poll/mine",
    "auth": "token",
    "envelope": "data"
  },
  "pollVote": {
    "method": "post",
    "path": "/api/bbs/poll/vote",
    "auth": "token",
    "envelope": "data"
  },
  "questionnaireManageList": {
    "method": "get",
    "path": "/api/bbs/questionnaire/manage/list",
    "auth": "token",
    "envelope": "page"
  },
  "questionnaireManageDetail": {
    "method": "get",
    "path": "/api/bbs/questionnaire/manage/detail",
    "auth": "token",
    "envelope": "data"
  },
  "questionnaireManageSave": {
    "method": "post",
    "path": "/api/bbs/questionnaire/manage/save",
    "auth": "token",
    "envelope": "data"
  },
  "questionnaireManageCopy": {
    "method": "post",
    "path": "/api/bbs/questionnaire/manage/copy",
    "auth": "token",
    "envelope": "data"
  },
  "questionnaireManagePublish": {
    "method": "post",
    "path": "/api/bbs/questionnaire/manage/publish",
    "auth": "token",
    "envelope": "flat"
  },
  "questionnaireManageClose": {
    "method": "post",
    "path": "/api/bbs/questionnaire/manage/close",
    "auth": "token",
    "envelope": "flat"
  },
  "questionnaireManageDel": {
    "method": "post",
    "path": "/api/bbs/questionnaire/manage/del",
    "auth": "token",
    "envelope": "flat"
  },
  "questionnaireTexts": {
    "method": "get",
    "path": "/api/bbs/questionnaire/manage/texts",
    "auth": "token",
    "envelope": "page"
  },
  "questionnaireExport": {
    "method": "get",
    "path": "/api/bbs/questionnaire/manage/export",
    "auth": "token",
    "envelope": "data"
  },
  "questionnaireList": {
    "method": "get",
    "path": "/api/bbs/questionnaire/list",
    "auth": "token",
    "envelope": "page"
  },
  "questionnaireDetail": {
    "method": "get",
    "path": "/api/bbs/questionnaire/detail",
    "auth": "token",
    "envelope": "data"
  },
  "questionnaireSubmit": {
    "method": "post",
    "path": "/api/bbs/questionnaire/submit",
    "auth": "token",
    "envelope": "data"
  },
  "questionnaireResults": {
    "method": "get",
    "path": "/api/bbs/questionnaire/results",
    "auth": "token",
    "envelope": "data"
  },
  "questionList": {
    "method": "get",
    "path": "/api/bbs/question/list",
    "auth": "public",
    "envelope": "page"
  },
  "questionQueue": {
    "method": "get",
    "path": "/api/bbs/question/queue",
    "auth": "token",
    "envelope": "page"
  },
  "questionMine": {
    "method": "get",
    "path": "/api/bbs/question/mine",
    "auth": "token",
    "envelope": "data"
  },
  "questionSimilar": {
    "method": "get",
    "path": "/api/bbs/question/similar",
    "auth": "public",
    "envelope": "data"
  },
  "questionHelped": {
    "method": "post",
    "path": "/api/bbs/question/helped",
    "auth": "token",
    "envelope": "data"
  },
  "questionAccept": {
    "method": "post",
    "path": "/api/bbs/question/accept",
    "auth": "token",
    "envelope": "data"
  },
  "questionVote": {
    "method": "post",
    "path": "/api/bbs/question/vote",
    "auth": "token",
    "envelope": "data"
  },
  "recommendHide": {
    "method": "post",
    "path": "/api/bbs/recommend/hide",
    "auth": "token",
    "envelope": "flat"
  },
  "recommendHidden": {
    "method": "get",
    "path": "/api/bbs/recommend/hidden",
    "auth": "token",
    "envelope": "data"
  },
  "recoverWays": {
    "method": "get",
    "path": "/api/without/recover/ways",
    "auth": "public",
    "envelope": "data"
  },
  "recoverMail": {
    "method": "post",
    "path": "/api/without/recover/mail",
    "auth": "public",
    "envelope": "flat"
  },
  "recoverReset": {
    "method": "post",
    "path": "/api/without/recover/reset",
    "auth": "public",
    "envelope": "data"
  },
  "recoverPhone": {
    "method": "post",
    "path": "/api/without/recover/phone",
    "auth": "public",
    "envelope": "data"
  },
  "recoverCode": {
    "method": "post",
    "path": "/api/without/recover/code",
    "auth": "public",
    "envelope": "data"
  },
  "mailVerify": {
    "method": "post",
    "path": "/api/without/mail/verify",
    "auth": "public",
    "envelope": "data"
  },
  "accountSecurity": {
    "method": "get",
    "path": "/api/bbs/account/security",
    "auth": "token",
    "envelope": "data"
  },
  "accountCodes": {
    "method": "post",
    "path": "/api/bbs/account/codes",
    "auth": "token",
    "envelope": "data"
  },
  "accountMailBind": {
    "method": "post",
    "path": "/api/bbs/account/mail/bind",
    "auth": "token",
    "envelope": "flat"
  },
  "accountMailUnbind": {
    "method": "post",
    "path": "/api/bbs/account/mail/unbind",
    "auth": "token",
    "envelope": "flat"
  },
  "accountMailNotices": {
    "method": "post",
    "path": "/api/bbs/account/mail/notices",
    "auth": "token",
    "envelope": "flat"
  },
  "searchList": {
    "method": "get",
    "path": "/api/bbs/search/list",
    "auth": "optional",
    "envelope": "flat"
  },
  "searchSuggest": {
    "method": "get",
    "path": "/api/bbs/search/suggest",
    "auth": "public",
    "envelope": "data"
  },
  "threadRelated": {
    "method": "get",
    "path": "/api/bbs/search/related",
    "auth": "public",
    "envelope": "data"
  },
  "synonymList": {
    "method": "get",
    "path": "/api/bbs/search/synonym/list",
    "auth": "token",
    "envelope": "page"
  },
  "synonymSave": {
    "method": "post",
    "path": "/api/bbs/search/synonym/save",
    "auth": "token",
    "envelope": "flat"
  },
  "synonymDel": {
    "method": "post",
    "path": "/api/bbs/search/synonym/del",
    "auth": "token",
    "envelope": "flat"
  },
  "setupLook": {
    "method": "post",
    "path": "/api/without/setup/look",
    "auth": "public",
    "envelope": "data"
  },
  "setupFound": {
    "method": "post",
    "path": "/api/without/setup/found",
    "auth": "public",
    "envelope": "data"
  },
  "setupMailTest": {
    "method": "post",
    "path": "/api/without/setup/mail",
    "auth": "public",
    "envelope": "data"
  },
  "sweepPreview": {
    "method": "post",
    "path": "/api/bbs/sweep/preview",
    "auth": "token",
    "envelope": "data"
  },
  "sweepRun": {
    "method": "post",
    "path": "/api/bbs/sweep/run",
    "auth": "token",
    "envelope": "data"
  },
  "sweepUndo": {
    "method": "post",
    "path": "/api/bbs/sweep/undo",
    "auth": "token",
    "envelope": "flat"
  },
  "sweepList": {
    "method": "get",
    "path": "/api/bbs/sweep/list",
    "auth": "token",
    "envelope": "page"
  },
  "taskDayList": {
    "method": "get",
    "path": "/api/bbs/task/day/list",
    "auth": "token",
    "envelope": "flat"
  },
  "taskInfo": {
    "method": "post",
    "path": "/api/bbs/task/info",
    "auth": "token",
    "envelope": "data"
  },
  "taskMonthList": {
    "method": "get",
    "path": "/api/bbs/task/month/list",
    "auth": "token",
    "envelope": "flat"
  },
  "taskStarterList": {
    "method": "get",
    "path": "/api/bbs/task/starter/list",
    "auth": "token",
    "envelope": "flat"
  },
  "taskWeekList": {
    "method": "get",
    "path": "/api/bbs/task/week/list",
    "auth": "token",
    "envelope": "flat"
  },
  "threadBrowse": {
    "method": "post",
    "path": "/api/bbs/thread/browse",
    "auth": "token",
    "envelope": "flat"
  },
  "threadCreate": {
    "method": "post",
    "path": "/api/thread/create",
    "auth": "token",
    "envelope": "data"
  },
  "threadAddPost": {
    "method": "post",
    "path": "/api/thread/addPost",
    "auth": "token",
    "envelope": "data"
  },
  "threadEdit": {
    "method": "post",
    "path": "/api/bbs/thread/edit",
    "auth": "token",
    "envelope": "data"
  },
  "threadHistory": {
    "method": "get",
    "path": "/api/bbs/thread/history",
    "auth": "token",
    "envelope": "data"
  },
  "postEdit": {
    "method": "post",
    "path": "/api/bbs/thread/postedit",
    "auth": "token",
    "envelope": "data"
  },
  "postHistory": {
    "method": "get",
    "path": "/api/bbs/thread/posthistory",
    "auth": "token",
    "envelope": "data"
  },
  "threadThumbup": {
    "method": "post",
    "path": "/api/thread/thumbup",
    "auth": "token",
    "envelope": "data"
  },
  "threadFavorite": {
    "method": "post",
    "path": "/api/thread/favorite",
    "auth": "token",
    "envelope": "data"
  },
  "threadTipping": {
    "method": "post",
    "path": "/api/thread/tipping",
    "auth": "token",
    "envelope": "data"
  },
  "tippingInfo": {
    "method": "get",
    "path": "/api/bbs/thread/tipping/info",
    "auth": "token",
    "envelope": "data"
  },
  "tippingList": {
    "method": "get",
    "path": "/api/bbs/thread/tipping/list",
    "auth": "public",
    "envelope": "page"
  },
  "threadShare": {
    "method": "post",
    "path": "/api/thread/share",
    "auth": "token",
    "envelope": "data"
  },
  "threadDel": {
    "method": "post",
    "path": "/api/thread/del",
    "auth": "token",
    "envelope": "flat"
  },
  "threadDelPost": {
    "method": "post",
    "path": "/api/thread/delpost",
    "auth": "token",
    "envelope": "flat"
  },
  "threadList": {
    "method": "get",
    "path": "/api/without/thread/list",
    "auth": "optional",
    "envelope": "page"
  },
  "threadHomeList": {
    "method": "get",
    "path": "/api/without/thread/homelist",
    "auth": "optional",
    "envelope": "page"
  },
  "threadListOfCircle": {
    "method": "get",
    "path": "/api/without/thread/listV2",
    "auth": "public",
    "envelope": "page"
  },
  "threadListOfTopic": {
    "method": "get",
    "path": "/api/without/thread/listV3",
    "auth": "public",
    "envelope": "page"
  },
  "threadListOfGroup": {
    "method": "get",
    "path": "/api/without/thread/listV4",
    "auth": "public",
    "envelope": "page"
  },
  "threadDetail": {
    "method": "get",
    "path": "/api/without/thread/detail",
    "auth": "public",
    "envelope": "data"
  },
  "threadDetailV2": {
    "method": "get",
    "path": "/api/without/thread/detailV2",
    "auth": "optional",
    "envelope": "data"
  },
  "postList": {
    "method": "get",
    "path": "/api/without/thread/postlist",
    "auth": "optional",
    "envelope": "page"
  },
  "replyList": {
    "method": "get",
    "path": "/api/bbs/thread/replylist",
    "auth": "optional",
    "envelope": "page"
  },
  "viewerState": {
    "method": "post",
    "path": "/api/bbs/viewer/state",
    "auth": "token",
    "envelope": "data"
  },
  "myThreads": {
    "method": "get",
    "path": "/api/thread/mythreads",
    "auth": "token",
    "envelope": "page"
  },
  "heldThreadList": {
    "method": "get",
    "path": "/api/bbs/thread/held/list",
    "auth": "token",
    "envelope": "page"
  },
  "thumbupList": {
    "method": "get",
    "path": "/api/thread/thumbuplist",
    "auth": "token",
    "envelope": "page"
  },
  "favoriteList": {
    "method": "get",
    "path": "/api/thread/favoritelist",
    "auth": "token",
    "envelope": "page"
  },
  "myPostList": {
    "method": "get",
    "path": "/api/thread/mypostlist",
    "auth": "token",
    "envelope": "page"
  },
  "commentLikeList": {
    "method": "get",
    "path": "/api/bbs/comment/likelist",
    "auth": "token",
    "envelope": "page"
  },
  "searchHistory": {
    "method": "get",
    "path": "/api/thread/searchhistory",
    "auth": "token",
    "envelope": "page"
  },
  "delSearch": {
    "method": "post",
    "path": "/api/thread/delsearch",
    "auth": "token",
    "envelope": "flat"
  },
  "clearUserSearch": {
    "method": "post",
    "path": "/api/thread/clearusersearch",
    "auth": "token",
    "envelope": "flat"
  },
  "threadHot": {
    "method": "get",
    "path": "/api/without/threadhot",
    "auth": "public",
    "envelope": "data"
  },
  "cherrypickList": {
    "method": "get",
    "path": "/api/without/cherrypick",
    "auth": "public",
    "envelope": "page"
  },
  "topicList": {
    "method": "get",
    "path": "/api/without/thread/topics",
    "auth": "public",
    "envelope": "page"
  },
  "topicStatistics": {
    "method": "get",
    "path": "/api/without/thread/topicstatistics",
    "auth": "public",
    "envelope": "page"
  },
  "topicDetail": {
    "method": "get",
    "path": "/api/without/thread/topic/detail/{topicId}",
    "auth": "public",
    "envelope": "data"
  },
  "topicInsight": {
    "method": "get",
    "path": "/api/bbs/topic/insight",
    "auth": "public",
    "envelope": "data"
  },
  "topicMine": {
    "method": "get",
    "path": "/api/bbs/topic/mine",
    "auth": "token",
    "envelope": "page"
  },
  "topicFollow": {
    "method": "post",
    "path": "/api/bbs/topic/follow",
    "auth": "token",
    "envelope": "data"
  },
  "topicSeen": {
    "method": "post",
    "path": "/api/bbs/topic/seen",
    "auth": "token",
    "envelope": "flat"
  },
  "loginSecond": {
    "method": "post",
    "path": "/api/without/login/second",
    "auth": "public",
    "envelope": "flat"
  },
  "loginSecondWays": {
    "method": "post",
    "path": "/api/without/login/second/ways",
    "auth": "public",
    "envelope": "data"
  },
  "twoStepBegin": {
    "method": "post",
    "path": "/api/bbs/account/twostep/begin",
    "auth": "token",
    "envelope": "data"
  },
  "twoStepConfirm": {
    "method": "post",
    "path": "/api/bbs/account/twostep/confirm",
    "auth": "token",
    "envelope": "data"
  },
  "twoStepPasskey": {
    "method": "post",
    "path": "/api/bbs/account/twostep/passkey",
    "auth": "token",
    "envelope": "data"
  },
  "twoStepOff": {
    "method": "post",
    "path": "/api/bbs/account/twostep/off",
    "auth": "token",
    "envelope": "flat"
  },
  "twoStepCodes": {
    "method": "post",
    "path": "/api/bbs/account/twostep/codes",
    "auth": "token",
    "envelope": "data"
  },
  "commonUpload": {
    "method": "post",
    "path": "/common/upload",
    "auth": "token",
    "envelope": "flat",
    "timeout": "upload"
  },
  "uploadFinish": {
    "method": "post",
    "path": "/api/bbs/upload/finish",
    "auth": "token",
    "envelope": "flat"
  },
  "uploadList": {
    "method": "get",
    "path": "/api/bbs/upload/list",
    "auth": "token",
    "envelope": "page"
  },
  "uploadWithdraw": {
    "method": "post",
    "path": "/api/bbs/upload/withdraw",
    "auth": "token",
    "envelope": "flat"
  },
  "fansList": {
    "method": "get",
    "path": "/api/bbs/user/fans/list",
    "auth": "token",
    "envelope": "page"
  },
  "followList": {
    "method": "get",
    "path": "/api/bbs/user/follow/list",
    "auth": "token",
    "envelope": "page"
  },
  "hotUserListOfMember": {
    "method": "get",
    "path": "/api/bbs/user/hot/list",
    "auth": "token",
    "envelope": "page"
  },
  "hotUserList": {
    "method": "get",
    "path": "/api/without/user/hot/list",
    "auth": "public",
    "envelope": "page"
  },
  "hotUserOwn": {
    "method": "get",
    "path": "/api/bbs/user/hot/own",
    "auth": "token",
    "envelope": "data"
  },
  "userQuery": {
    "method": "get",
    "path": "/api/without/user/query",
    "auth": "optional",
    "envelope": "page"
  },
  "followAdd": {
    "method": "post",
    "path": "/api/bbs/user/follow/add",
    "auth": "token",
    "envelope": "flat",
    "silent": true
  },
  "followDel": {
    "method": "post",
    "path": "/api/bbs/user/follow/del",
    "auth": "token",
    "envelope": "flat",
    "silent": true
  },
  "otherInfoOfMember": {
    "method": "post",
    "path": "/api/my/user/otherinfo/get",
    "auth": "token",
    "envelope": "data"
  },
  "otherInfo": {
    "method": "post",
    "path": "/api/without/user/otherinfo/get",
    "auth": "public",
    "envelope": "data"
  },
  "ownInfo": {
    "method": "post",
    "path": "/api/my/user/info/get",
    "auth": "token",
    "envelope": "data"
  },
  "wxShortLink": {
    "method": "post",
    "path": "/api/wx/gencommentwxshortlink",
    "auth": "token",
    "envelope": "data"
  },
  "wxShareMiniProgram": {
    "method": "get",
    "path": "/api/wx/getshareminiprogram",
    "auth": "token",
    "envelope": "data"
  },
  "wxSms": {
    "method": "post",
    "path": "/api/wx/getsms",
    "auth": "token",
    "envelope": "flat"
  },
  "wxInfo": {
    "method": "post",
    "path": "/api/wx/getinfo",
    "auth": "token",
    "envelope": "data"
  },
  "wxDecrypt": {
    "method": "post",
    "path": "/api/wx/decrypt",
    "auth": "token",
    "envelope": "data"
  },
  "wxQrcode": {
    "method": "post",
    "path": "/api/wx/qrcode",
    "auth": "token",
    "envelope": "data"
  },
  "wxUserinfo": {
    "method": "post",
    "path": "/api/wx/userinfo",
    "auth": "token",
    "envelope": "data"
  },
  "wxScheme": {
    "method": "post",
    "path": "/api/without/wx/getscheme",
    "auth": "public",
    "envelope": "data"
  },
  "wxSmsLogin": {
    "method": "post",
    "path": "/api/without/wx/smslogin",
    "auth": "public",
    "envelope": "flat"
  },
  "wxWebRegister": {
    "method": "post",
    "path": "/api/without/wxweb/register",
    "auth": "public",
    "envelope": "flat"
  },
  "wxLogin": {
    "method": "post",
    "path": "/api/without/wx/login",
    "auth": "public",
    "envelope": "flat"
  },
  "wxRegister": {
    "method": "post",
    "path": "/api/without/wx/register",
    "auth": "public",
    "envelope": "flat"
  },
  "wxWays": {
    "method": "get",
    "path": "/api/bbs/wx/ways",
    "auth": "public",
    "envelope": "data"
  },
  "wxBegin": {
    "method": "post",
    "path": "/api/bbs/wx/begin",
    "auth": "public",
    "envelope": "data"
  },
  "wxUnbind": {
    "method": "post",
    "path": "/api/bbs/wx/unbind",
    "auth": "token",
    "envelope": "flat"
  },
  "phoneSms": {
    "method": "post",
    "path": "/api/bbs/phone/sms",
    "auth": "public",
    "envelope": "flat"
  },
  "phoneBind": {
    "method": "post",
    "path": "/api/bbs/phone/bind",
    "auth": "token",
    "envelope": "flat"
  },
  "phonePassword": {
    "method": "post",
    "path": "/api/bbs/phone/password",
    "auth": "token",
    "envelope": "flat"
  }
} as const satisfies Record<keyof operations, OperationMeta>;
