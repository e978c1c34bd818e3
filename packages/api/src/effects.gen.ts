// Generated from openapi/ by `pnpm gen`. Do not edit.
import type { operations } from "./schema.gen.ts";

/** Entities of the contract (`x-entities`). */
export type Entity = keyof typeof readersOf;

/** Operations whose response contains an entity. */
export const readersOf = {
  "Thread": [
    "consoleThreadList",
    "todayFront",
    "editionManagePreview",
    "questionList",
    "questionQueue",
    "questionSimilar",
    "searchList",
    "searchSuggest",
    "threadRelated",
    "sweepPreview",
    "threadHistory",
    "threadList",
    "threadHomeList",
    "threadListOfCircle",
    "threadListOfTopic",
    "threadListOfGroup",
    "threadDetail",
    "threadDetailV2",
    "myThreads",
    "heldThreadList",
    "thumbupList",
    "favoriteList",
    "threadHot",
    "cherrypickList",
    "wxShareMiniProgram"
  ],
  "Post": [
    "liveStream",
    "postMayDo",
    "searchList",
    "sweepPreview",
    "postHistory",
    "postList",
    "replyList",
    "myPostList",
    "commentLikeList"
  ],
  "Poll": [
    "todayFront",
    "editionManagePreview",
    "pollMine",
    "questionList",
    "questionQueue",
    "threadList",
    "threadHomeList",
    "threadListOfCircle",
    "threadListOfTopic",
    "threadListOfGroup",
    "threadDetail",
    "threadDetailV2",
    "myThreads",
    "thumbupList",
    "favoriteList",
    "cherrypickList"
  ],
  "Question": [
    "todayFront",
    "editionManagePreview",
    "questionList",
    "questionQueue",
    "questionMine",
    "questionSimilar",
    "threadRelated",
    "threadList",
    "threadHomeList",
    "threadListOfCircle",
    "threadListOfTopic",
    "threadListOfGroup",
    "threadDetail",
    "threadDetailV2",
    "myThreads",
    "thumbupList",
    "favoriteList",
    "cherrypickList"
  ],
  "Tip": [
    "tippingInfo",
    "tippingList"
  ],
  "Activity": [
    "activityList",
    "activityCounts",
    "activityDetail",
    "activityMine",
    "activitySignupList",
    "activityManageList"
  ],
  "Topic": [
    "topicManageList",
    "searchSuggest",
    "topicList",
    "topicStatistics",
    "topicDetail",
    "topicInsight"
  ],
  "FollowedTopic": [
    "topicMine"
  ],
  "Circle": [
    "circleList",
    "circleDetail",
    "filterCircle",
    "circleManageList",
    "circleMembers",
    "searchList",
    "searchSuggest"
  ],
  "JoinedCircle": [
    "circleMine"
  ],
  "CircleApply": [
    "circleApplyList"
  ],
  "Group": [
    "groupList",
    "groupCardList",
    "groupDetail"
  ],
  "Viewer": [
    "threadDetailV2",
    "viewerState"
  ],
  "HiddenThread": [
    "recommendHidden"
  ],
  "Keyword": [
    "searchHistory"
  ],
  "Member": [
    "memberStart",
    "announcementManagePreview",
    "getInfo",
    "consoleMemberList",
    "consoleMember",
    "consoleGroupList",
    "userMayDo",
    "searchSuggest",
    "sweepPreview",
    "fansList",
    "followList",
    "hotUserListOfMember",
    "hotUserList",
    "hotUserOwn",
    "userQuery",
    "otherInfoOfMember",
    "otherInfo",
    "ownInfo"
  ],
  "Session": [
    "accountSessionList"
  ],
  "Security": [
    "passkeyList",
    "accountSecurity"
  ],
  "Mail": [
    "consoleMailList",
    "consoleMailStatus"
  ],
  "Binding": [
    "wxInfo"
  ],
  "SmsCode": [],
  "WxLink": [],
  "Export": [],
  "Block": [
    "blockList"
  ],
  "Sweep": [
    "sweepList"
  ],
  "Notice": [
    "memberStart",
    "liveStream",
    "unreadNotification",
    "postNoticeList",
    "systemNoticeList"
  ],
  "NoticeSettings": [
    "noticeSettings"
  ],
  "Announcement": [
    "memberStart",
    "announcementMine",
    "announcementManageList"
  ],
  "Dialog": [
    "memberStart",
    "liveStream",
    "dialogList",
    "dialogInfo",
    "unreadNotification"
  ],
  "Message": [
    "dialogList",
    "dialogDetail"
  ],
  "Points": [
    "memberStart",
    "goodsStanding",
    "pointsInfo",
    "pointsList",
    "pointsMonths",
    "pointsReconcile",
    "pointsManageAccounts",
    "pointsManageLedger",
    "taskInfo",
    "tippingInfo"
  ],
  "Level": [
    "goodsStanding",
    "levelInfo"
  ],
  "Badge": [
    "badgeList"
  ],
  "Task": [
    "taskManageList",
    "taskDayList",
    "taskMonthList",
    "taskStarterList",
    "taskWeekList"
  ],
  "CheckIn": [
    "memberStart",
    "checkInInfo",
    "checkInCalendar",
    "checkInRank",
    "taskInfo"
  ],
  "Prize": [
    "prizeList",
    "prizeRecord",
    "prizeManageList"
  ],
  "Invitation": [
    "invitationMine",
    "invitationList",
    "invitationWelcome"
  ],
  "Goods": [
    "shopGoodList",
    "goodsDetail",
    "goodsStanding",
    "goodsManageList",
    "goodsManageDetail",
    "goodsManageCodes"
  ],
  "Order": [
    "orderList",
    "orderDetail",
    "orderManageList"
  ],
  "Address": [
    "addressList"
  ],
  "Device": [
    "deviceList",
    "deviceDetail",
    "deviceReviewList",
    "firmwareManageList"
  ],
  "Draft": [
    "draftList",
    "draftGet"
  ],
  "Feedback": [
    "feedbackList",
    "feedbackSummary",
    "feedbackDetail",
    "feedbackStaffList",
    "questionSimilar",
    "searchList",
    "threadRelated"
  ],
  "Suggestion": [
    "suggestList"
  ],
  "Faq": [
    "faqList",
    "faqManageList",
    "questionSimilar",
    "searchList",
    "threadRelated"
  ],
  "FaqVote": [
    "faqVotes"
  ],
  "Survey": [
    "questionnaireManageList",
    "questionnaireManageDetail",
    "questionnaireTexts",
    "questionnaireExport",
    "questionnaireList",
    "questionnaireDetail",
    "questionnaireResults"
  ],
  "Banner": [
    "bannerCarousel",
    "bannerManageList"
  ],
  "Edition": [
    "todayFront",
    "editionManageList",
    "editionManagePreview"
  ],
  "Menu": [
    "appMenu",
    "menuManageList"
  ],
  "Floor": [
    "homeSpecshop",
    "floorManageList"
  ],
  "Site": [
    "consoleSiteAccess",
    "consoleSettings",
    "siteInfo",
    "consoleLook",
    "wxWays"
  ],
  "AccessBlock": [
    "accessBlockList"
  ],
  "Registration": [
    "registrationList"
  ],
  "Upload": [
    "uploadList"
  ],
  "ApiKey": [
    "apiKeyList"
  ],
  "Webhook": [
    "webhookList"
  ],
  "WebhookDelivery": [
    "webhookDeliveryList"
  ],
  "Report": [
    "reportList",
    "reportDetail"
  ],
  "Appeal": [
    "appealList",
    "appealOpen",
    "appealQueue",
    "moderationLog"
  ],
  "MemberNote": [
    "noteList"
  ],
  "Review": [
    "reviewList"
  ],
  "Proposal": [
    "proposalList"
  ],
  "Word": [
    "wordList"
  ],
  "Synonym": [
    "synonymList"
  ],
  "Audit": [
    "consoleMember",
    "consoleAuditList",
    "moderationLog"
  ],
  "Figures": [
    "consoleFigures",
    "consoleHealth"
  ]
} as const satisfies Record<string, readonly (keyof operations)[]>;

/** Entities that an operation may change. */
export const changesOf = {
  "consoleSiteAccessSave": [
    "Site",
    "Audit"
  ],
  "accessBlockSave": [
    "AccessBlock",
    "Audit"
  ],
  "accessBlockDel": [
    "AccessBlock",
    "Audit"
  ],
  "registrationDecide": [
    "Registration",
    "Member",
    "Audit",
    "Notice",
    "Mail"
  ],
  "ownInfoUpdate": [
    "Member",
    "Points",
    "Level",
    "Task",
    "Badge",
    "Notice"
  ],
  "ownInfoRevoked": [
    "Member",
    "Session",
    "ApiKey"
  ],
  "accountPassword": [
    "Session",
    "ApiKey",
    "Mail",
    "Notice"
  ],
  "accountSessionEnd": [
    "Session",
    "ApiKey"
  ],
  "activitySignup": [
    "Activity",
    "Notice",
    "Points"
  ],
  "activitySignupCancel": [
    "Activity",
    "Notice",
    "Points"
  ],
  "activitySignupReview": [
    "Activity",
    "Notice",
    "Points"
  ],
  "activityCheckIn": [
    "Activity",
    "Points"
  ],
  "activityCancel": [
    "Activity",
    "Notice",
    "Points"
  ],
  "addressAdd": [
    "Address"
  ],
  "addressUpdate": [
    "Address"
  ],
  "addressDefault": [
    "Address"
  ],
  "addressDel": [
    "Address"
  ],
  "announcementManageSave": [
    "Announcement",
    "Audit"
  ],
  "announcementManageCancel": [
    "Announcement",
    "Notice",
    "Mail",
    "Audit"
  ],
  "appealSubmit": [
    "Appeal"
  ],
  "appealSend": [
    "Appeal"
  ],
  "appealDecide": [
    "Appeal",
    "Review",
    "Sweep",
    "Thread",
    "Post",
    "Topic",
    "Circle",
    "Group",
    "Activity",
    "Member",
    "Notice",
    "Audit",
    "Badge",
    "Invitation",
    "Level",
    "Points",
    "Task"
  ],
  "login": [
    "Session"
  ],
  "register": [
    "Session",
    "Member",
    "Invitation",
    "Security",
    "Registration"
  ],
  "logout": [
    "Session"
  ],
  "badgeWear": [
    "Badge",
    "Member"
  ],
  "taskDaySign": [
    "CheckIn",
    "Prize",
    "Points",
    "Level",
    "Task",
    "Badge",
    "Notice"
  ],
  "checkInMakeup": [
    "CheckIn",
    "Prize",
    "Points",
    "Level",
    "Task",
    "Badge"
  ],
  "checkInRemind": [
    "CheckIn"
  ],
  "prizeClaim": [
    "Prize",
    "CheckIn",
    "Points",
    "Level"
  ],
  "prizeConfirm": [
    "Prize"
  ],
  "prizeShip": [
    "Prize",
    "Notice",
    "Audit"
  ],
  "consoleMemberUpdate": [
    "Member",
    "Circle",
    "Notice",
    "Audit"
  ],
  "consoleAuditExport": [
    "Audit"
  ],
  "consoleSettingsSave": [
    "Site",
    "Audit"
  ],
  "deviceApply": [
    "Device"
  ],
  "deviceWithdraw": [
    "Device"
  ],
  "deviceRemove": [
    "Device"
  ],
  "deviceRename": [
    "Device"
  ],
  "devicePrimary": [
    "Device",
    "Member"
  ],
  "deviceUnbind": [
    "Device",
    "Member"
  ],
  "firmwareManageSave": [
    "Device",
    "Question",
    "Audit"
  ],
  "deviceReviewPass": [
    "Device",
    "Member",
    "Notice",
    "Audit",
    "Points",
    "Level",
    "Task",
    "Badge"
  ],
  "deviceReviewRefuse": [
    "Device",
    "Notice",
    "Audit"
  ],
  "draftSave": [
    "Draft"
  ],
  "draftDel": [
    "Draft"
  ],
  "accountExport": [
    "Export"
  ],
  "changeSuggestStatus": [
    "Feedback",
    "Suggestion",
    "Notice",
    "Audit"
  ],
  "feedbackSubmit": [
    "Feedback"
  ],
  "feedbackReply": [
    "Feedback",
    "Suggestion",
    "Notice"
  ],
  "feedbackRate": [
    "Feedback"
  ],
  "feedbackWithdraw": [
    "Feedback",
    "Suggestion"
  ],
  "feedbackMeToo": [
    "Feedback",
    "Suggestion"
  ],
  "faqVote": [
    "FaqVote"
  ],
  "faqManageSave": [
    "Faq",
    "Audit"
  ],
  "faqManageDel": [
    "Faq",
    "FaqVote",
    "Audit"
  ],
  "threadHighlight": [
    "Thread",
    "Viewer"
  ],
  "apiKeyCreate": [
    "ApiKey",
    "Notice"
  ],
  "apiKeyRevoke": [
    "ApiKey"
  ],
  "webhookSave": [
    "Webhook",
    "Audit"
  ],
  "webhookRotate": [
    "Webhook",
    "Audit"
  ],
  "webhookDel": [
    "Webhook",
    "WebhookDelivery",
    "Audit"
  ],
  "webhookPing": [
    "Webhook",
    "WebhookDelivery"
  ],
  "webhookReplay": [
    "Webhook",
    "WebhookDelivery"
  ],
  "consoleLookSave": [
    "Site",
    "Menu",
    "Audit"
  ],
  "consoleMailRetry": [
    "Mail"
  ],
  "orderCreate": [
    "Order",
    "Goods",
    "Points"
  ],
  "orderCancel": [
    "Order",
    "Goods",
    "Points"
  ],
  "orderConfirm": [
    "Order"
  ],
  "orderCode": [
    "Order"
  ],
  "goodsManageSave": [
    "Goods",
    "Audit"
  ],
  "goodsManageRestock": [
    "Goods",
    "Audit"
  ],
  "orderManageShip": [
    "Order",
    "Notice",
    "Audit"
  ],
  "orderManageCancel": [
    "Order",
    "Goods",
    "Points",
    "Notice",
    "Audit"
  ],
  "goodsManageShelf": [
    "Goods",
    "Audit"
  ],
  "goodsManageRecode": [
    "Goods",
    "Order",
    "Notice",
    "Audit"
  ],
  "orderManageComplete": [
    "Order",
    "Notice",
    "Audit"
  ],
  "topicManageSave": [
    "Topic",
    "Thread",
    "Audit"
  ],
  "topicManageShow": [
    "Topic",
    "Thread",
    "Audit"
  ],
  "topicManageMerge": [
    "Topic",
    "Thread",
    "Audit"
  ],
  "activityManageSave": [
    "Activity",
    "Audit",
    "Notice"
  ],
  "activityManageExport": [
    "Audit"
  ],
  "taskManageSave": [
    "Task",
    "Audit"
  ],
  "editionManageSave": [
    "Edition",
    "Audit"
  ],
  "editionManageDel": [
    "Edition",
    "Audit"
  ],
  "bannerManageSave": [
    "Banner",
    "Audit"
  ],
  "bannerManageDel": [
    "Banner",
    "Audit"
  ],
  "menuManageSave": [
    "Menu",
    "Audit"
  ],
  "menuManageDel": [
    "Menu",
    "Audit"
  ],
  "circleManageSave": [
    "Circle",
    "Thread",
    "Audit"
  ],
  "floorManageSave": [
    "Floor",
    "Audit"
  ],
  "floorManageDel": [
    "Floor",
    "Audit"
  ],
  "noteAdd": [
    "MemberNote"
  ],
  "noteDel": [
    "MemberNote"
  ],
  "circleJoin": [
    "Circle",
    "JoinedCircle",
    "CircleApply",
    "Viewer",
    "Notice"
  ],
  "circleLeave": [
    "Circle",
    "JoinedCircle",
    "CircleApply",
    "Viewer",
    "Notice"
  ],
  "circleSeen": [
    "JoinedCircle"
  ],
  "circleUpdate": [
    "Circle",
    "Audit"
  ],
  "circleApplyDecide": [
    "Circle",
    "JoinedCircle",
    "CircleApply",
    "Notice"
  ],
  "dialogNew": [
    "Dialog"
  ],
  "dialogSend": [
    "Dialog",
    "Message"
  ],
  "dialogDelete": [
    "Dialog",
    "Message"
  ],
  "dialogRead": [
    "Dialog"
  ],
  "dialogRecall": [
    "Dialog",
    "Message"
  ],
  "dialogReport": [
    "Report"
  ],
  "blockAdd": [
    "Block",
    "Dialog",
    "Member",
    "Viewer"
  ],
  "blockDel": [
    "Block",
    "Dialog"
  ],
  "threadSticky": [
    "Thread",
    "Circle",
    "Group",
    "Proposal",
    "Notice",
    "Audit"
  ],
  "threadSite": [
    "Thread",
    "Circle",
    "Group",
    "Proposal",
    "Notice",
    "Audit"
  ],
  "threadStickyCircle": [
    "Thread",
    "Circle",
    "Group",
    "Proposal",
    "Notice",
    "Audit"
  ],
  "threadEssence": [
    "Thread",
    "Circle",
    "Group",
    "Member",
    "Proposal",
    "Notice",
    "Audit",
    "Badge",
    "Level",
    "Points",
    "Task"
  ],
  "threadCherrypick": [
    "Thread",
    "Circle",
    "Group",
    "Member",
    "Proposal",
    "Notice",
    "Audit"
  ],
  "threadPact": [
    "Thread",
    "Notice",
    "Audit"
  ],
  "threadGuide": [
    "Thread",
    "Notice",
    "Audit"
  ],
  "threadMove": [
    "Thread",
    "Circle",
    "Group",
    "Proposal",
    "Notice",
    "Audit"
  ],
  "threadUndershelf": [
    "Thread",
    "Topic",
    "Circle",
    "Group",
    "Activity",
    "Member",
    "Notice",
    "Audit"
  ],
  "threadDisplay": [
    "Thread",
    "Topic",
    "Circle",
    "Group",
    "Activity",
    "Member",
    "Notice",
    "Audit"
  ],
  "threadPostSticky": [
    "Post",
    "Notice",
    "Audit"
  ],
  "threadReport": [
    "Report",
    "Thread",
    "Post",
    "Circle",
    "Member",
    "Notice",
    "Topic"
  ],
  "userDeny": [
    "Member",
    "Notice",
    "Audit",
    "Circle"
  ],
  "userForbidden": [
    "Member",
    "Thread",
    "Post",
    "Session",
    "Notice",
    "Audit"
  ],
  "userClosed": [
    "Member",
    "Thread",
    "Post",
    "Session",
    "Notice",
    "Audit"
  ],
  "reportHandle": [
    "Report",
    "Thread",
    "Post",
    "Member",
    "Message",
    "Notice",
    "Audit",
    "Activity",
    "Circle",
    "Topic"
  ],
  "reviewDecide": [
    "Review",
    "Thread",
    "Post",
    "Topic",
    "Circle",
    "Group",
    "Activity",
    "Member",
    "Notice",
    "Audit",
    "Badge",
    "Invitation",
    "Level",
    "Points",
    "Task"
  ],
  "reviewBatch": [
    "Review",
    "Thread",
    "Post",
    "Topic",
    "Circle",
    "Group",
    "Activity",
    "Member",
    "Notice",
    "Audit",
    "Badge",
    "Invitation",
    "Level",
    "Points",
    "Task"
  ],
  "reviewUndo": [
    "Review",
    "Thread",
    "Post",
    "Topic",
    "Circle",
    "Group",
    "Activity",
    "Member",
    "Notice",
    "Audit"
  ],
  "proposalDecide": [
    "Proposal",
    "Thread",
    "Circle",
    "Group",
    "Member",
    "Notice",
    "Audit"
  ],
  "wordSave": [
    "Word",
    "Audit"
  ],
  "wordDel": [
    "Word",
    "Audit"
  ],
  "readAll": [
    "Notice",
    "Dialog"
  ],
  "noticeRead": [
    "Notice"
  ],
  "noticeSettingsUpdate": [
    "NoticeSettings"
  ],
  "oidcBegin": [
    "Binding"
  ],
  "oidcLogin": [
    "Session",
    "Binding",
    "Notice"
  ],
  "oidcRegister": [
    "Session",
    "Member",
    "Invitation",
    "Binding",
    "Notice",
    "Registration"
  ],
  "oidcReturn": [
    "Binding"
  ],
  "oidcLink": [
    "Binding",
    "Notice"
  ],
  "oidcUnlink": [
    "Binding",
    "Notice"
  ],
  "passkeyBegin": [
    "Security"
  ],
  "passkeyLogin": [
    "Session",
    "Security",
    "Notice"
  ],
  "passkeyAddBegin": [
    "Security"
  ],
  "passkeyAdd": [
    "Security",
    "Notice"
  ],
  "passkeyRename": [
    "Security"
  ],
  "passkeyRemove": [
    "Security",
    "Notice"
  ],
  "passkeyProve": [
    "Security"
  ],
  "pointsAdjust": [
    "Points",
    "Notice",
    "Audit"
  ],
  "pollVote": [
    "Poll"
  ],
  "questionnaireManageSave": [
    "Survey",
    "Audit"
  ],
  "questionnaireManageCopy": [
    "Survey",
    "Audit"
  ],
  "questionnaireManagePublish": [
    "Survey",
    "Audit"
  ],
  "questionnaireManageClose": [
    "Survey",
    "Audit"
  ],
  "questionnaireManageDel": [
    "Survey",
    "Audit"
  ],
  "questionnaireSubmit": [
    "Survey",
    "Points"
  ],
  "questionHelped": [
    "Question"
  ],
  "questionAccept": [
    "Question",
    "Thread",
    "Points",
    "Notice"
  ],
  "questionVote": [
    "Question"
  ],
  "recommendHide": [
    "HiddenThread"
  ],
  "recoverMail": [
    "Mail"
  ],
  "recoverReset": [
    "Session",
    "ApiKey",
    "Security",
    "Notice"
  ],
  "recoverPhone": [
    "SmsCode",
    "Session",
    "ApiKey",
    "Security",
    "Notice"
  ],
  "recoverCode": [
    "Session",
    "ApiKey",
    "Security",
    "Notice"
  ],
  "mailVerify": [
    "Security",
    "Notice",
    "Mail"
  ],
  "accountCodes": [
    "Security",
    "Notice"
  ],
  "accountMailBind": [
    "Mail"
  ],
  "accountMailUnbind": [
    "Security",
    "Notice",
    "Mail"
  ],
  "accountMailNotices": [
    "Security"
  ],
  "synonymSave": [
    "Synonym",
    "Audit"
  ],
  "synonymDel": [
    "Synonym",
    "Audit"
  ],
  "setupFound": [
    "Thread",
    "Member",
    "Session",
    "Security",
    "Site",
    "Menu",
    "Circle",
    "Topic",
    "Goods",
    "Task",
    "Prize"
  ],
  "sweepRun": [
    "Sweep",
    "Thread",
    "Post",
    "Topic",
    "Circle",
    "Group",
    "Member",
    "Session",
    "Notice",
    "Report",
    "Audit"
  ],
  "sweepUndo": [
    "Sweep",
    "Thread",
    "Post",
    "Topic",
    "Circle",
    "Group",
    "Member",
    "Notice",
    "Report",
    "Appeal",
    "Audit"
  ],
  "threadBrowse": [
    "Points",
    "Level",
    "Task",
    "Badge"
  ],
  "threadCreate": [
    "Thread",
    "Topic",
    "Circle",
    "Group",
    "Activity",
    "Member",
    "Draft",
    "Review",
    "Notice",
    "Points",
    "Level",
    "Task",
    "Badge",
    "Invitation",
    "Poll",
    "Question"
  ],
  "threadAddPost": [
    "Post",
    "Thread",
    "Review",
    "Notice",
    "Points",
    "Level",
    "Task",
    "Badge"
  ],
  "threadEdit": [
    "Thread",
    "Topic",
    "Circle",
    "Group",
    "Activity",
    "Member",
    "Draft",
    "Review",
    "Notice",
    "Poll"
  ],
  "postEdit": [
    "Post",
    "Question",
    "Notice"
  ],
  "threadThumbup": [
    "Thread",
    "Post",
    "Member",
    "Viewer",
    "Notice",
    "Points",
    "Level",
    "Task",
    "Badge"
  ],
  "threadFavorite": [
    "Thread",
    "Member",
    "Viewer",
    "Points",
    "Level",
    "Task",
    "Badge",
    "Notice"
  ],
  "threadTipping": [
    "Thread",
    "Tip",
    "Notice",
    "Points",
    "Level",
    "Task",
    "Badge"
  ],
  "threadShare": [
    "Thread",
    "Points",
    "Level",
    "Task",
    "Badge"
  ],
  "threadDel": [
    "Thread",
    "Topic",
    "Circle",
    "Group",
    "Activity",
    "Member",
    "Notice",
    "Audit",
    "Points"
  ],
  "threadDelPost": [
    "Post",
    "Thread",
    "Notice",
    "Audit"
  ],
  "delSearch": [
    "Keyword"
  ],
  "clearUserSearch": [
    "Keyword"
  ],
  "topicFollow": [
    "Topic",
    "FollowedTopic",
    "Viewer"
  ],
  "topicSeen": [
    "FollowedTopic"
  ],
  "loginSecond": [
    "Session",
    "Security",
    "Notice"
  ],
  "twoStepBegin": [
    "Security"
  ],
  "twoStepConfirm": [
    "Security",
    "Notice"
  ],
  "twoStepPasskey": [
    "Security",
    "Notice"
  ],
  "twoStepOff": [
    "Security",
    "Notice"
  ],
  "twoStepCodes": [
    "Security",
    "Notice"
  ],
  "commonUpload": [
    "Upload"
  ],
  "uploadFinish": [
    "Upload"
  ],
  "uploadWithdraw": [
    "Upload",
    "Thread",
    "Post",
    "Member",
    "Notice",
    "Audit"
  ],
  "followAdd": [
    "Member",
    "Viewer",
    "Notice",
    "Points",
    "Level",
    "Task",
    "Badge"
  ],
  "followDel": [
    "Member",
    "Viewer"
  ],
  "wxShortLink": [
    "WxLink"
  ],
  "wxSms": [
    "SmsCode"
  ],
  "wxDecrypt": [
    "Binding"
  ],
  "wxQrcode": [
    "WxLink"
  ],
  "wxUserinfo": [
    "Binding"
  ],
  "wxScheme": [
    "WxLink"
  ],
  "wxSmsLogin": [
    "Session",
    "Member",
    "Invitation",
    "Binding",
    "Registration"
  ],
  "wxWebRegister": [
    "Session",
    "Member",
    "Invitation",
    "Binding",
    "Registration"
  ],
  "wxLogin": [
    "Session",
    "Binding"
  ],
  "wxRegister": [
    "Session",
    "Member",
    "Invitation",
    "Binding",
    "Registration"
  ],
  "wxBegin": [
    "Binding"
  ],
  "wxUnbind": [
    "Binding"
  ],
  "phoneSms": [
    "SmsCode"
  ],
  "phoneBind": [
    "Binding"
  ],
  "phonePassword": [
    "Binding",
    "Session",
    "Mail",
    "Notice"
  ]
} as const satisfies Partial<Record<keyof operations, readonly Entity[]>>;
