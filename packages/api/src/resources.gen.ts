// Generated from openapi/ by `pnpm gen`. Do not edit.
import type { operations } from "./schema.gen.ts";

/** The operations by resource and method, such as `threads.list`. */
export const resources = {
  "account": {
    "ownInfoUpdate": "ownInfoUpdate",
    "ownInfoRevoked": "ownInfoRevoked",
    "password": "accountPassword",
    "sessionList": "accountSessionList",
    "sessionEnd": "accountSessionEnd",
    "export": "accountExport"
  },
  "activities": {
    "list": "activityList",
    "counts": "activityCounts",
    "detail": "activityDetail",
    "mine": "activityMine",
    "signup": "activitySignup",
    "signupCancel": "activitySignupCancel",
    "signupList": "activitySignupList",
    "signupReview": "activitySignupReview",
    "checkIn": "activityCheckIn",
    "cancel": "activityCancel"
  },
  "addresses": {
    "list": "addressList",
    "add": "addressAdd",
    "update": "addressUpdate",
    "default": "addressDefault",
    "del": "addressDel"
  },
  "auth": {
    "captchaImage": "captchaImage",
    "login": "login",
    "register": "register",
    "getInfo": "getInfo",
    "logout": "logout"
  },
  "badges": {
    "list": "badgeList",
    "wear": "badgeWear"
  },
  "checkin": {
    "taskDaySign": "taskDaySign",
    "checkInInfo": "checkInInfo",
    "checkInCalendar": "checkInCalendar",
    "checkInMakeup": "checkInMakeup",
    "checkInRank": "checkInRank",
    "checkInRemind": "checkInRemind",
    "prizeList": "prizeList",
    "prizeClaim": "prizeClaim",
    "prizeRecord": "prizeRecord",
    "prizeConfirm": "prizeConfirm",
    "prizeShip": "prizeShip",
    "prizeManageList": "prizeManageList"
  },
  "circles": {
    "groupList": "groupList",
    "groupCardList": "groupCardList",
    "groupDetail": "groupDetail",
    "list": "circleList",
    "detail": "circleDetail",
    "filterCircle": "filterCircle"
  },
  "console": {
    "access": "consoleAccess",
    "memberList": "consoleMemberList",
    "member": "consoleMember",
    "memberUpdate": "consoleMemberUpdate",
    "groupList": "consoleGroupList",
    "threadList": "consoleThreadList",
    "auditList": "consoleAuditList",
    "settings": "consoleSettings",
    "settingsSave": "consoleSettingsSave",
    "figures": "consoleFigures",
    "health": "consoleHealth",
    "topicManageList": "topicManageList",
    "topicManageSave": "topicManageSave",
    "topicManageShow": "topicManageShow",
    "topicManageMerge": "topicManageMerge",
    "activityManageList": "activityManageList",
    "activityManageSave": "activityManageSave",
    "activityManageExport": "activityManageExport",
    "taskManageList": "taskManageList",
    "taskManageSave": "taskManageSave",
    "bannerManageList": "bannerManageList",
    "bannerManageSave": "bannerManageSave",
    "bannerManageDel": "bannerManageDel",
    "menuManageList": "menuManageList",
    "menuManageSave": "menuManageSave",
    "menuManageDel": "menuManageDel",
    "circleManageList": "circleManageList",
    "circleManageSave": "circleManageSave",
    "floorManageList": "floorManageList",
    "floorManageSave": "floorManageSave",
    "floorManageDel": "floorManageDel"
  },
  "devices": {
    "models": "deviceModels",
    "list": "deviceList",
    "detail": "deviceDetail",
    "apply": "deviceApply",
    "withdraw": "deviceWithdraw",
    "remove": "deviceRemove",
    "rename": "deviceRename",
    "primary": "devicePrimary",
    "unbind": "deviceUnbind",
    "reviewList": "deviceReviewList",
    "reviewPass": "deviceReviewPass",
    "reviewRefuse": "deviceReviewRefuse"
  },
  "drafts": {
    "list": "draftList",
    "get": "draftGet",
    "save": "draftSave",
    "del": "draftDel"
  },
  "feedback": {
    "suggestList": "suggestList",
    "changeSuggestStatus": "changeSuggestStatus",
    "submit": "feedbackSubmit",
    "list": "feedbackList",
    "summary": "feedbackSummary",
    "detail": "feedbackDetail",
    "reply": "feedbackReply",
    "rate": "feedbackRate",
    "withdraw": "feedbackWithdraw",
    "meToo": "feedbackMeToo",
    "staffList": "feedbackStaffList",
    "faqList": "faqList"
  },
  "help": {
    "faqVotes": "faqVotes",
    "faqVote": "faqVote"
  },
  "home": {
    "bannerCarousel": "bannerCarousel",
    "specshop": "homeSpecshop",
    "appTab": "appTab",
    "appMenu": "appMenu",
    "emojiList": "emojiList",
    "dictList": "dictList",
    "siteInfo": "siteInfo"
  },
  "integrations": {
    "apiKeyList": "apiKeyList",
    "apiKeyCreate": "apiKeyCreate",
    "apiKeyRevoke": "apiKeyRevoke",
    "webhookList": "webhookList",
    "webhookSave": "webhookSave",
    "webhookRotate": "webhookRotate",
    "webhookDel": "webhookDel",
    "webhookPing": "webhookPing",
    "webhookDeliveryList": "webhookDeliveryList",
    "webhookReplay": "webhookReplay"
  },
  "invitations": {
    "mine": "invitationMine",
    "list": "invitationList",
    "welcome": "invitationWelcome"
  },
  "live": {
    "stream": "liveStream"
  },
  "mall": {
    "shopGoodList": "shopGoodList",
    "goodsDetail": "goodsDetail",
    "goodsStanding": "goodsStanding",
    "orderCreate": "orderCreate",
    "orderList": "orderList",
    "orderDetail": "orderDetail",
    "orderCancel": "orderCancel",
    "orderConfirm": "orderConfirm",
    "orderCode": "orderCode",
    "goodsManageList": "goodsManageList",
    "goodsManageSave": "goodsManageSave",
    "goodsManageRestock": "goodsManageRestock",
    "orderManageList": "orderManageList",
    "orderManageShip": "orderManageShip",
    "orderManageCancel": "orderManageCancel",
    "goodsManageDetail": "goodsManageDetail",
    "goodsManageShelf": "goodsManageShelf",
    "goodsManageCodes": "goodsManageCodes",
    "goodsManageRecode": "goodsManageRecode",
    "orderManageComplete": "orderManageComplete"
  },
  "belonging": {
    "circleMine": "circleMine",
    "circleJoin": "circleJoin",
    "circleLeave": "circleLeave",
    "circleSeen": "circleSeen",
    "circleMembers": "circleMembers",
    "circleUpdate": "circleUpdate",
    "circleApplyList": "circleApplyList",
    "circleApplyDecide": "circleApplyDecide",
    "topicInsight": "topicInsight",
    "topicMine": "topicMine",
    "topicFollow": "topicFollow",
    "topicSeen": "topicSeen"
  },
  "messages": {
    "dialogNew": "dialogNew",
    "dialogSend": "dialogSend",
    "dialogDelete": "dialogDelete",
    "dialogList": "dialogList",
    "dialogDetail": "dialogDetail",
    "dialogInfo": "dialogInfo",
    "dialogRead": "dialogRead",
    "dialogRecall": "dialogRecall",
    "dialogReport": "dialogReport",
    "blockAdd": "blockAdd",
    "blockDel": "blockDel",
    "blockList": "blockList"
  },
  "moderation": {
    "threadSticky": "threadSticky",
    "threadSite": "threadSite",
    "threadStickyCircle": "threadStickyCircle",
    "threadEssence": "threadEssence",
    "threadCherrypick": "threadCherrypick",
    "threadMove": "threadMove",
    "threadUndershelf": "threadUndershelf",
    "threadDisplay": "threadDisplay",
    "threadPostSticky": "threadPostSticky",
    "threadReport": "threadReport",
    "userDeny": "userDeny",
    "userForbidden": "userForbidden",
    "userClosed": "userClosed",
    "postMayDo": "postMayDo",
    "userMayDo": "userMayDo",
    "reportList": "reportList",
    "reportDetail": "reportDetail",
    "reportHandle": "reportHandle",
    "reviewList": "reviewList",
    "reviewDecide": "reviewDecide",
    "proposalList": "proposalList",
    "proposalDecide": "proposalDecide",
    "wordList": "wordList",
    "wordSave": "wordSave",
    "wordDel": "wordDel"
  },
  "notices": {
    "unreadNotification": "unreadNotification",
    "readAll": "readAll",
    "postNoticeList": "postNoticeList",
    "systemNoticeList": "systemNoticeList",
    "read": "noticeRead",
    "settings": "noticeSettings",
    "settingsUpdate": "noticeSettingsUpdate"
  },
  "points": {
    "pointsInfo": "pointsInfo",
    "pointsList": "pointsList",
    "pointsMonths": "pointsMonths",
    "levelInfo": "levelInfo",
    "pointsReconcile": "pointsReconcile",
    "pointsAdjust": "pointsAdjust",
    "pointsManageAccounts": "pointsManageAccounts",
    "pointsManageLedger": "pointsManageLedger"
  },
  "polls": {
    "mine": "pollMine",
    "vote": "pollVote"
  },
  "questionnaires": {
    "manageList": "questionnaireManageList",
    "manageDetail": "questionnaireManageDetail",
    "manageSave": "questionnaireManageSave",
    "manageCopy": "questionnaireManageCopy",
    "managePublish": "questionnaireManagePublish",
    "manageClose": "questionnaireManageClose",
    "manageDel": "questionnaireManageDel",
    "texts": "questionnaireTexts",
    "export": "questionnaireExport",
    "list": "questionnaireList",
    "detail": "questionnaireDetail",
    "submit": "questionnaireSubmit",
    "results": "questionnaireResults"
  },
  "recommend": {
    "hide": "recommendHide",
    "hidden": "recommendHidden"
  },
  "tasks": {
    "dayList": "taskDayList",
    "info": "taskInfo",
    "monthList": "taskMonthList",
    "starterList": "taskStarterList",
    "weekList": "taskWeekList",
    "threadBrowse": "threadBrowse"
  },
  "threads": {
    "create": "threadCreate",
    "addPost": "threadAddPost",
    "edit": "threadEdit",
    "history": "threadHistory",
    "thumbup": "threadThumbup",
    "favorite": "threadFavorite",
    "tipping": "threadTipping",
    "tippingInfo": "tippingInfo",
    "tippingList": "tippingList",
    "share": "threadShare",
    "del": "threadDel",
    "delPost": "threadDelPost",
    "list": "threadList",
    "homeList": "threadHomeList",
    "listOfCircle": "threadListOfCircle",
    "listOfTopic": "threadListOfTopic",
    "listOfGroup": "threadListOfGroup",
    "detail": "threadDetail",
    "detailV2": "threadDetailV2",
    "postList": "postList",
    "replyList": "replyList",
    "viewerState": "viewerState",
    "myThreads": "myThreads",
    "heldThreadList": "heldThreadList",
    "thumbupList": "thumbupList",
    "favoriteList": "favoriteList",
    "myPostList": "myPostList",
    "commentLikeList": "commentLikeList",
    "hot": "threadHot",
    "cherrypickList": "cherrypickList"
  },
  "search": {
    "history": "searchHistory",
    "delSearch": "delSearch",
    "clearUserSearch": "clearUserSearch"
  },
  "topics": {
    "list": "topicList",
    "statistics": "topicStatistics",
    "detail": "topicDetail"
  },
  "uploads": {
    "commonUpload": "commonUpload",
    "list": "uploadList",
    "withdraw": "uploadWithdraw"
  },
  "users": {
    "fansList": "fansList",
    "followList": "followList",
    "hotUserListOfMember": "hotUserListOfMember",
    "hotUserList": "hotUserList",
    "query": "userQuery",
    "followAdd": "followAdd",
    "followDel": "followDel",
    "otherInfoOfMember": "otherInfoOfMember",
    "otherInfo": "otherInfo",
    "ownInfo": "ownInfo"
  },
  "wx": {
    "shortLink": "wxShortLink",
    "shareMiniProgram": "wxShareMiniProgram",
    "sms": "wxSms",
    "info": "wxInfo",
    "decrypt": "wxDecrypt",
    "qrcode": "wxQrcode",
    "userinfo": "wxUserinfo",
    "scheme": "wxScheme",
    "smsLogin": "wxSmsLogin",
    "webRegister": "wxWebRegister",
    "login": "wxLogin",
    "register": "wxRegister",
    "ways": "wxWays",
    "begin": "wxBegin",
    "unbind": "wxUnbind",
    "phoneSms": "phoneSms",
    "phoneBind": "phoneBind",
    "phonePassword": "phonePassword"
  }
} as const satisfies Record<string, Record<string, keyof operations>>;

/** Sent twice with the same `requestId` in their body, these happen once. */
export const repeatable = [
  "feedbackSubmit",
  "orderCreate",
  "goodsManageRestock",
  "dialogSend",
  "pointsAdjust",
  "threadCreate",
  "threadAddPost",
  "threadTipping"
] as const satisfies readonly (keyof operations)[];
