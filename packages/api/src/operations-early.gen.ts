// Generated from openapi/ by `pnpm gen`. Do not edit.
import type { OperationMeta } from "./operation.gen.ts";

/** The operations of a first visit. */
export const earlyOperations = {
  "ownInfoRevoked": {
    "method": "post",
    "path": "/api/my/user/info/revoked",
    "auth": "token",
    "envelope": "data"
  },
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
  "taskDaySign": {
    "method": "post",
    "path": "/api/bbs/task/day/sign",
    "auth": "token",
    "envelope": "data"
  },
  "groupList": {
    "method": "get",
    "path": "/api/without/group",
    "auth": "public",
    "envelope": "page"
  },
  "deviceApply": {
    "method": "post",
    "path": "/api/bbs/device/apply",
    "auth": "token",
    "envelope": "data"
  },
  "bannerCarousel": {
    "method": "get",
    "path": "/api/without/banner/carousel",
    "auth": "public",
    "envelope": "page"
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
  "siteInfo": {
    "method": "get",
    "path": "/api/bbs/site/info",
    "auth": "public",
    "envelope": "data"
  },
  "threadPostSticky": {
    "method": "post",
    "path": "/api/thread/poststicky",
    "auth": "token",
    "envelope": "data"
  },
  "unreadNotification": {
    "method": "post",
    "path": "/api/notice/unreadnotification",
    "auth": "token",
    "envelope": "data"
  },
  "taskInfo": {
    "method": "post",
    "path": "/api/bbs/task/info",
    "auth": "token",
    "envelope": "data"
  },
  "threadBrowse": {
    "method": "post",
    "path": "/api/bbs/thread/browse",
    "auth": "token",
    "envelope": "flat"
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
  "topicStatistics": {
    "method": "get",
    "path": "/api/without/thread/topicstatistics",
    "auth": "public",
    "envelope": "page"
  },
  "commonUpload": {
    "method": "post",
    "path": "/common/upload",
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
  "wxScheme": {
    "method": "post",
    "path": "/api/without/wx/getscheme",
    "auth": "public",
    "envelope": "data"
  }
} as const satisfies Record<string, OperationMeta>;
