// Generated from openapi/ by `pnpm gen`. Do not edit.
import type { operations } from "./schema.gen.ts";

// Read operations whose response is the schema of that name, or a list of it.
export const Thread = [
  "questionList",
  "questionQueue",
  "threadList",
  "threadHomeList",
  "threadListOfCircle",
  "threadListOfTopic",
  "threadListOfGroup",
  "threadDetail",
  "myThreads",
  "thumbupList",
  "favoriteList",
  "cherrypickList"
] as const satisfies readonly (keyof operations)[];
export const HotThread = [] as const satisfies readonly (keyof operations)[];
export const HeldThread = [
  "heldThreadList"
] as const satisfies readonly (keyof operations)[];
export const ConsoleThread = [
  "consoleThreadList"
] as const satisfies readonly (keyof operations)[];
export const ThreadVersion = [
  "threadHistory"
] as const satisfies readonly (keyof operations)[];
export const Post = [
  "postList"
] as const satisfies readonly (keyof operations)[];
export const Reply = [
  "replyList"
] as const satisfies readonly (keyof operations)[];
export const OwnPost = [
  "myPostList"
] as const satisfies readonly (keyof operations)[];
export const CommentLike = [
  "commentLikeList"
] as const satisfies readonly (keyof operations)[];
export const PostMayDo = [
  "postMayDo"
] as const satisfies readonly (keyof operations)[];
export const PostVersion = [
  "postHistory"
] as const satisfies readonly (keyof operations)[];
export const Poll = [] as const satisfies readonly (keyof operations)[];
export const PollMine = [
  "pollMine"
] as const satisfies readonly (keyof operations)[];
export const Question = [] as const satisfies readonly (keyof operations)[];
export const QuestionMine = [
  "questionMine"
] as const satisfies readonly (keyof operations)[];
export const SimilarItem = [
  "questionSimilar",
  "threadRelated"
] as const satisfies readonly (keyof operations)[];
export const TippingInfo = [
  "tippingInfo"
] as const satisfies readonly (keyof operations)[];
export const Tipper = [
  "tippingList"
] as const satisfies readonly (keyof operations)[];
export const Activity = [
  "activityDetail"
] as const satisfies readonly (keyof operations)[];
export const ActivityCard = [
  "activityList"
] as const satisfies readonly (keyof operations)[];
export const OwnActivity = [] as const satisfies readonly (keyof operations)[];
export const OwnSignup = [] as const satisfies readonly (keyof operations)[];
export const ActivitySignup = [
  "activitySignupList"
] as const satisfies readonly (keyof operations)[];
export const ManagedActivity = [
  "activityManageList"
] as const satisfies readonly (keyof operations)[];
export const Topic = [
  "topicList",
  "topicStatistics",
  "topicDetail"
] as const satisfies readonly (keyof operations)[];
export const TopicInsight = [
  "topicInsight"
] as const satisfies readonly (keyof operations)[];
export const ManagedTopic = [
  "topicManageList"
] as const satisfies readonly (keyof operations)[];
export const FollowedTopic = [
  "topicMine"
] as const satisfies readonly (keyof operations)[];
export const Circle = [
  "circleList",
  "circleDetail"
] as const satisfies readonly (keyof operations)[];
export const CircleOption = [
  "filterCircle"
] as const satisfies readonly (keyof operations)[];
export const CircleMember = [
  "circleMembers"
] as const satisfies readonly (keyof operations)[];
export const ManagedCircle = [
  "circleManageList"
] as const satisfies readonly (keyof operations)[];
export const JoinedCircle = [
  "circleMine"
] as const satisfies readonly (keyof operations)[];
export const CircleApply = [
  "circleApplyList"
] as const satisfies readonly (keyof operations)[];
export const Group = [
  "groupList",
  "groupCardList",
  "groupDetail"
] as const satisfies readonly (keyof operations)[];
export const Viewer = [] as const satisfies readonly (keyof operations)[];
export const RecommendHidden = [
  "recommendHidden"
] as const satisfies readonly (keyof operations)[];
export const KeywordItem = [
  "searchHistory"
] as const satisfies readonly (keyof operations)[];
export const User = [
  "fansList",
  "followList",
  "userQuery"
] as const satisfies readonly (keyof operations)[];
export const RankedUser = [
  "hotUserListOfMember",
  "hotUserList"
] as const satisfies readonly (keyof operations)[];
export const OwnPlace = [
  "hotUserOwn"
] as const satisfies readonly (keyof operations)[];
export const Profile = [
  "otherInfoOfMember",
  "otherInfo"
] as const satisfies readonly (keyof operations)[];
export const OwnInfo = [
  "ownInfo"
] as const satisfies readonly (keyof operations)[];
export const UserMayDo = [
  "userMayDo"
] as const satisfies readonly (keyof operations)[];
export const ConsoleMember = [
  "consoleMemberList"
] as const satisfies readonly (keyof operations)[];
export const ConsoleGroup = [
  "consoleGroupList"
] as const satisfies readonly (keyof operations)[];
export const AccountSession = [
  "accountSessionList"
] as const satisfies readonly (keyof operations)[];
export const AccountSecurity = [
  "accountSecurity"
] as const satisfies readonly (keyof operations)[];
export const Passkey = [] as const satisfies readonly (keyof operations)[];
export const MailRow = [
  "consoleMailList"
] as const satisfies readonly (keyof operations)[];
export const MailStatus = [
  "consoleMailStatus"
] as const satisfies readonly (keyof operations)[];
export const BlockedUser = [
  "blockList"
] as const satisfies readonly (keyof operations)[];
export const Sweep = [
  "sweepList"
] as const satisfies readonly (keyof operations)[];
export const PostNotice = [
  "postNoticeList"
] as const satisfies readonly (keyof operations)[];
export const SystemNotice = [
  "systemNoticeList"
] as const satisfies readonly (keyof operations)[];
export const NoticeSettings = [
  "noticeSettings"
] as const satisfies readonly (keyof operations)[];
export const ManagedAnnouncement = [
  "announcementManageList"
] as const satisfies readonly (keyof operations)[];
export const OwnAnnouncement = [
  "announcementMine"
] as const satisfies readonly (keyof operations)[];
export const Dialog = [
  "dialogList"
] as const satisfies readonly (keyof operations)[];
export const DialogInfo = [
  "dialogInfo"
] as const satisfies readonly (keyof operations)[];
export const Message = [
  "dialogDetail"
] as const satisfies readonly (keyof operations)[];
export const PointsInfo = [
  "pointsInfo"
] as const satisfies readonly (keyof operations)[];
export const PointEntry = [
  "pointsList",
  "pointsManageLedger"
] as const satisfies readonly (keyof operations)[];
export const PointsMonth = [
  "pointsMonths"
] as const satisfies readonly (keyof operations)[];
export const PointAccount = [
  "pointsManageAccounts"
] as const satisfies readonly (keyof operations)[];
export const Reconcile = [
  "pointsReconcile"
] as const satisfies readonly (keyof operations)[];
export const TaskInfo = [
  "taskInfo"
] as const satisfies readonly (keyof operations)[];
export const LevelInfo = [
  "levelInfo"
] as const satisfies readonly (keyof operations)[];
export const BadgeWall = [
  "badgeList"
] as const satisfies readonly (keyof operations)[];
export const Task = [
  "taskDayList",
  "taskMonthList",
  "taskStarterList",
  "taskWeekList"
] as const satisfies readonly (keyof operations)[];
export const ManagedTask = [
  "taskManageList"
] as const satisfies readonly (keyof operations)[];
export const CheckInInfo = [
  "checkInInfo"
] as const satisfies readonly (keyof operations)[];
export const CheckInCalendar = [
  "checkInCalendar"
] as const satisfies readonly (keyof operations)[];
export const EarlyBird = [
  "checkInRank"
] as const satisfies readonly (keyof operations)[];
export const Prize = [
  "prizeList"
] as const satisfies readonly (keyof operations)[];
export const PrizeClaim = [
  "prizeRecord"
] as const satisfies readonly (keyof operations)[];
export const ManagedClaim = [
  "prizeManageList"
] as const satisfies readonly (keyof operations)[];
export const MyInvitation = [
  "invitationMine"
] as const satisfies readonly (keyof operations)[];
export const Invitation = [
  "invitationList"
] as const satisfies readonly (keyof operations)[];
export const Welcome = [
  "invitationWelcome"
] as const satisfies readonly (keyof operations)[];
export const Goods = [
  "shopGoodList",
  "goodsManageList"
] as const satisfies readonly (keyof operations)[];
export const GoodsDetail = [
  "goodsDetail",
  "goodsManageDetail"
] as const satisfies readonly (keyof operations)[];
export const GoodsCode = [
  "goodsManageCodes"
] as const satisfies readonly (keyof operations)[];
export const Order = [
  "orderList"
] as const satisfies readonly (keyof operations)[];
export const OrderDetail = [
  "orderDetail"
] as const satisfies readonly (keyof operations)[];
export const ManagedOrder = [
  "orderManageList"
] as const satisfies readonly (keyof operations)[];
export const Address = [
  "addressList"
] as const satisfies readonly (keyof operations)[];
export const Device = [
  "deviceDetail"
] as const satisfies readonly (keyof operations)[];
export const DeviceReview = [
  "deviceReviewList"
] as const satisfies readonly (keyof operations)[];
export const ModelFirmware = [
  "firmwareManageList"
] as const satisfies readonly (keyof operations)[];
export const Draft = [
  "draftGet"
] as const satisfies readonly (keyof operations)[];
export const DraftRow = [
  "draftList"
] as const satisfies readonly (keyof operations)[];
export const Feedback = [
  "feedbackList"
] as const satisfies readonly (keyof operations)[];
export const FeedbackDetail = [
  "feedbackDetail"
] as const satisfies readonly (keyof operations)[];
export const FeedbackStaffRow = [
  "feedbackStaffList"
] as const satisfies readonly (keyof operations)[];
export const Suggest = [
  "suggestList"
] as const satisfies readonly (keyof operations)[];
export const Faq = [
  "faqList"
] as const satisfies readonly (keyof operations)[];
export const ManagedFaq = [
  "faqManageList"
] as const satisfies readonly (keyof operations)[];
export const FaqVote = [
  "faqVotes"
] as const satisfies readonly (keyof operations)[];
export const Survey = [
  "questionnaireList"
] as const satisfies readonly (keyof operations)[];
export const SurveyQuestion = [] as const satisfies readonly (keyof operations)[];
export const SurveyQuestionResult = [] as const satisfies readonly (keyof operations)[];
export const SurveyTextRow = [
  "questionnaireTexts"
] as const satisfies readonly (keyof operations)[];
export const ManagedSurvey = [
  "questionnaireManageList"
] as const satisfies readonly (keyof operations)[];
export const Banner = [
  "bannerCarousel"
] as const satisfies readonly (keyof operations)[];
export const ManagedBanner = [
  "bannerManageList"
] as const satisfies readonly (keyof operations)[];
export const TodayFront = [
  "todayFront",
  "editionManagePreview"
] as const satisfies readonly (keyof operations)[];
export const ManagedEdition = [
  "editionManageList"
] as const satisfies readonly (keyof operations)[];
export const MenuItem = [
  "appMenu"
] as const satisfies readonly (keyof operations)[];
export const ManagedMenu = [
  "menuManageList"
] as const satisfies readonly (keyof operations)[];
export const Floor = [
  "homeSpecshop"
] as const satisfies readonly (keyof operations)[];
export const ManagedFloor = [
  "floorManageList"
] as const satisfies readonly (keyof operations)[];
export const SiteInfo = [
  "siteInfo"
] as const satisfies readonly (keyof operations)[];
export const ConsoleSettings = [
  "consoleSettings"
] as const satisfies readonly (keyof operations)[];
export const SiteAccess = [
  "consoleSiteAccess"
] as const satisfies readonly (keyof operations)[];
export const AccessBlock = [
  "accessBlockList"
] as const satisfies readonly (keyof operations)[];
export const RegistrationRow = [
  "registrationList"
] as const satisfies readonly (keyof operations)[];
export const ManagedUpload = [
  "uploadList"
] as const satisfies readonly (keyof operations)[];
export const ApiKey = [] as const satisfies readonly (keyof operations)[];
export const Webhook = [
  "webhookList"
] as const satisfies readonly (keyof operations)[];
export const WebhookDelivery = [
  "webhookDeliveryList"
] as const satisfies readonly (keyof operations)[];
export const ReportCase = [
  "reportList"
] as const satisfies readonly (keyof operations)[];
export const OwnAct = [
  "appealList"
] as const satisfies readonly (keyof operations)[];
export const Appeal = [
  "appealQueue"
] as const satisfies readonly (keyof operations)[];
export const MemberNote = [
  "noteList"
] as const satisfies readonly (keyof operations)[];
export const ReviewRow = [
  "reviewList"
] as const satisfies readonly (keyof operations)[];
export const Proposal = [
  "proposalList"
] as const satisfies readonly (keyof operations)[];
export const Word = [
  "wordList"
] as const satisfies readonly (keyof operations)[];
export const Synonym = [
  "synonymList"
] as const satisfies readonly (keyof operations)[];
export const AuditRow = [
  "consoleAuditList"
] as const satisfies readonly (keyof operations)[];
export const Figures = [
  "consoleFigures"
] as const satisfies readonly (keyof operations)[];
export const Health = [
  "consoleHealth"
] as const satisfies readonly (keyof operations)[];
