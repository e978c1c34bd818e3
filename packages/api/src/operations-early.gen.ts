// Generated from openapi/ by `pnpm gen`. Do not edit.
import type { OperationMeta } from "./operation.gen.ts";

/** The operations of a first visit. */
export const earlyOperations = {
  "captchaImage": {
    "method": "get",
    "path": "/captchaImage",
    "auth": "public",
    "envelope": "flat"
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
    "envelope": "flat"
  },
  "followDel": {
    "method": "post",
    "path": "/api/bbs/user/follow/del",
    "auth": "token",
    "envelope": "flat"
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
    "envelope": "data"
  },
  "accountPassword": {
    "method": "post",
    "path": "/api/bbs/account/password",
    "auth": "token",
    "envelope": "flat"
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
  "accountExport": {
    "method": "post",
    "path": "/api/bbs/account/export",
    "auth": "token",
    "envelope": "data"
  }
} as const satisfies Record<string, OperationMeta>;
