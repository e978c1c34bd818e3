// Generated from openapi/ by `pnpm gen`. Do not edit.
import type { operations } from "./schema.gen.ts";

/** Method, path, who may call (public: never with a token; optional: with one when the caller asks) and answer shape. */
export interface OperationMeta {
  readonly method: "get" | "post" | "put" | "delete";
  readonly path: string;
  readonly auth: "public" | "optional" | "token";
  readonly envelope: "data" | "page" | "flat";
}

export const operationTable = {
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
  "commonUpload": {
    "method": "post",
    "path": "/common/upload",
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
  }
} as const satisfies Record<keyof operations, OperationMeta>;

/** Bounds of every query parameter and body field, by operation. */
export const limits = {
  "login": {
    "username": {
      "maxLength": 64
    },
    "password": {
      "maxLength": 128
    },
    "code": {
      "maxLength": 10
    },
    "uuid": {
      "maxLength": 64
    }
  },
  "register": {
    "username": {
      "maxLength": 64
    },
    "password": {
      "maxLength": 128
    },
    "nickname": {
      "maxLength": 64
    },
    "code": {
      "maxLength": 10
    },
    "uuid": {
      "maxLength": 64
    },
    "invitationCode": {
      "maxLength": 16
    }
  },
  "threadCreate": {
    "title": {
      "maxLength": 200
    },
    "content": {
      "maxLength": 200000
    },
    "threadClassify": {
      "enum": [
        0,
        1,
        2
      ]
    },
    "groupId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "circleId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "imageList": {
      "maxItems": 9
    },
    "vedioList": {
      "maxItems": 1
    },
    "topicList": {
      "maxItems": 5
    },
    "friendList": {
      "maxItems": 10
    },
    "deviceName": {
      "maxLength": 40
    },
    "requestId": {
      "pattern": "^[0-9A-Za-z]{32}$"
    }
  },
  "threadAddPost": {
    "threadId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "content": {
      "maxLength": 20000
    },
    "parentId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "imageList": {
      "maxItems": 3
    },
    "requestId": {
      "pattern": "^[0-9A-Za-z]{32}$"
    }
  },
  "threadThumbup": {
    "threadId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "postId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "value": {
      "enum": [
        0,
        1
      ],
      "default": 1
    }
  },
  "threadFavorite": {
    "threadId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "value": {
      "enum": [
        0,
        1
      ],
      "default": 1
    }
  },
  "threadShare": {
    "threadId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "threadDel": {
    "threadId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "reason": {
      "maxLength": 200
    }
  },
  "threadDelPost": {
    "postId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "reason": {
      "maxLength": 200
    }
  },
  "threadList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "keyWord": {
      "maxLength": 100
    },
    "isessence": {
      "enum": [
        0,
        1
      ]
    },
    "isPact": {
      "enum": [
        0,
        1
      ]
    },
    "isGuide": {
      "enum": [
        0,
        1
      ]
    },
    "userId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "threadClassify": {
      "enum": [
        0,
        1,
        2
      ]
    },
    "orderByColumn": {
      "enum": [
        "posted_at",
        "pact_at",
        "guide_at",
        "essence_at",
        "hot_score"
      ],
      "default": "posted_at"
    },
    "isAsc": {
      "enum": [
        "asc",
        "desc"
      ],
      "default": "desc"
    }
  },
  "threadHomeList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "tab": {
      "enum": [
        "recommend",
        "latest",
        "follow",
        "essence",
        "device"
      ],
      "default": "recommend"
    }
  },
  "threadListOfCircle": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "circleId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "orderByColumn": {
      "enum": [
        "posted_at",
        "last_reply_at",
        "hot_score"
      ],
      "default": "posted_at"
    },
    "isessence": {
      "enum": [
        0,
        1
      ]
    }
  },
  "threadListOfTopic": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "topicId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "orderByColumn": {
      "enum": [
        "posted_at",
        "hot_score"
      ],
      "default": "posted_at"
    }
  },
  "threadListOfGroup": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "groupId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "orderByColumn": {
      "enum": [
        "posted_at",
        "hot_score"
      ],
      "default": "posted_at"
    }
  },
  "threadDetail": {
    "threadId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "threadDetailV2": {
    "threadId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "postList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "threadId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "orderByColumn": {
      "enum": [
        "hot",
        "posted_at",
        "posted_at_desc"
      ],
      "default": "hot"
    },
    "onlyAuthor": {
      "enum": [
        0,
        1
      ],
      "default": 0
    }
  },
  "replyList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "postId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "viewerState": {
    "threadIds": {
      "maxItems": 100
    },
    "postIds": {
      "maxItems": 100
    },
    "userIds": {
      "maxItems": 100
    }
  },
  "myThreads": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    }
  },
  "thumbupList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    }
  },
  "favoriteList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "userId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "myPostList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    }
  },
  "commentLikeList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    }
  },
  "searchHistory": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    }
  },
  "delSearch": {
    "keyword": {
      "minLength": 1,
      "maxLength": 100
    }
  },
  "cherrypickList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "groupId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "topicList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "keyWord": {
      "maxLength": 100
    },
    "orderByColumn": {
      "enum": [
        "view_count",
        "created_at"
      ],
      "default": "view_count"
    }
  },
  "topicStatistics": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    }
  },
  "topicDetail": {
    "topicId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "groupCardList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "category": {
      "maxLength": 20
    }
  },
  "groupDetail": {
    "id": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "circleList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "category": {
      "maxLength": 20
    },
    "orderByColumn": {
      "enum": [
        "order_num",
        "trends_count",
        "created_at"
      ],
      "default": "order_num"
    }
  },
  "circleDetail": {
    "id": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "filterCircle": {
    "keyWord": {
      "maxLength": 100
    }
  },
  "dictList": {
    "dictType": {
      "maxLength": 40,
      "pattern": "^[a-z][a-z0-9_]*$"
    }
  },
  "fansList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "userId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "followList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "userId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "hotUserListOfMember": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "circleId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "hotUserList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "circleId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "userQuery": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "keyWord": {
      "maxLength": 100
    }
  },
  "followAdd": {
    "toUserId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "followDel": {
    "toUserId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "otherInfoOfMember": {
    "userId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "otherInfo": {
    "userId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "ownInfoUpdate": {
    "nickname": {
      "maxLength": 64
    },
    "avatar": {
      "maxLength": 300
    },
    "cover": {
      "maxLength": 300
    },
    "signature": {
      "maxLength": 50
    },
    "gender": {
      "enum": [
        0,
        1,
        2
      ]
    },
    "birthday": {
      "pattern": "^(\\d{4}-\\d{2}-\\d{2})?$"
    },
    "region": {
      "maxLength": 20
    },
    "hideFans": {
      "enum": [
        0,
        1
      ]
    },
    "hideFollows": {
      "enum": [
        0,
        1
      ]
    },
    "hideFavorites": {
      "enum": [
        0,
        1
      ]
    },
    "fontSize": {
      "enum": [
        0,
        1,
        2
      ]
    }
  },
  "ownInfoRevoked": {
    "password": {
      "maxLength": 200
    }
  },
  "accountPassword": {
    "oldPassword": {
      "maxLength": 200
    },
    "newPassword": {
      "maxLength": 200
    }
  },
  "accountSessionEnd": {
    "sessionId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "unreadNotification": {
    "tick": {
      "minimum": 1,
      "maximum": 3600
    }
  },
  "readAll": {
    "tick": {
      "minimum": 1,
      "maximum": 3600
    }
  },
  "postNoticeList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "section": {
      "enum": [
        "reply",
        "mention",
        "like",
        "follow"
      ]
    }
  },
  "systemNoticeList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    }
  },
  "noticeRead": {
    "section": {
      "enum": [
        "posts",
        "system"
      ]
    }
  },
  "noticeSettingsUpdate": {
    "reply": {
      "enum": [
        0,
        1
      ]
    },
    "mention": {
      "enum": [
        0,
        1
      ]
    },
    "like": {
      "enum": [
        0,
        1
      ]
    },
    "follow": {
      "enum": [
        0,
        1
      ]
    },
    "messageFrom": {
      "enum": [
        "all",
        "mutual"
      ]
    }
  },
  "dialogNew": {
    "toUserId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "dialogSend": {
    "dialogId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "toUserId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "content": {
      "maxLength": 500
    },
    "imageList": {
      "maxItems": 9
    },
    "requestId": {
      "pattern": "^[0-9A-Za-z]{32}$"
    }
  },
  "dialogDelete": {
    "dialogId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "messageId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "dialogList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "beforeId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "dialogDetail": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "dialogId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "beforeId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "dialogInfo": {
    "dialogId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "dialogRead": {
    "dialogId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "messageId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "dialogRecall": {
    "messageId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "dialogReport": {
    "dialogId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "messageIds": {
      "minItems": 1,
      "maxItems": 20
    },
    "reason": {
      "enum": [
        "spam",
        "illegal",
        "abuse",
        "porn",
        "infringe",
        "false",
        "other"
      ]
    },
    "detail": {
      "maxLength": 200
    }
  },
  "blockAdd": {
    "toUserId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "blockDel": {
    "toUserId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "blockList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    }
  },
  "pointsList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "changeType": {
      "enum": [
        1,
        2
      ]
    },
    "month": {
      "pattern": "^\\d{4}-(0[1-9]|1[0-2])$"
    }
  },
  "pointsAdjust": {
    "userId": {
      "pattern": "^[1-9][0-9]{0,17}$"
    },
    "points": {
      "minimum": -1000000,
      "maximum": 1000000
    },
    "reason": {
      "minLength": 1,
      "maxLength": 100
    },
    "requestId": {
      "pattern": "^[0-9A-Za-z]{32}$"
    }
  },
  "deviceDetail": {
    "deviceId": {
      "maxLength": 20,
      "pattern": "^\\d{1,18}$"
    }
  },
  "deviceApply": {
    "modelId": {
      "maxLength": 20,
      "pattern": "^\\d{1,18}$"
    },
    "sn": {
      "maxLength": 60
    },
    "channel": {
      "enum": [
        "official",
        "online",
        "store",
        "friend",
        "other"
      ]
    },
    "orderNo": {
      "maxLength": 40
    },
    "purchaseAt": {
      "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
    },
    "imageList": {
      "maxItems": 6
    },
    "replacesId": {
      "maxLength": 20,
      "pattern": "^\\d{1,18}$"
    }
  },
  "deviceWithdraw": {
    "id": {
      "maxLength": 20,
      "pattern": "^\\d{1,18}$"
    }
  },
  "deviceRemove": {
    "id": {
      "maxLength": 20,
      "pattern": "^\\d{1,18}$"
    }
  },
  "deviceRename": {
    "id": {
      "maxLength": 20,
      "pattern": "^\\d{1,18}$"
    },
    "nickname": {
      "maxLength": 40
    }
  },
  "devicePrimary": {
    "id": {
      "maxLength": 20,
      "pattern": "^\\d{1,18}$"
    }
  },
  "deviceUnbind": {
    "id": {
      "maxLength": 20,
      "pattern": "^\\d{1,18}$"
    }
  },
  "deviceReviewList": {
    "pageNum": {
      "minimum": 1,
      "maximum": 100000,
      "default": 1
    },
    "pageSize": {
      "minimum": 1,
      "maximum": 100,
      "default": 10
    },
    "authStatus": {
      "enum": [
        0,
        1,
        2,
        3,
        4
      ],
      "default": 0
    }
  },
  "deviceReviewPass": {
    "id": {
      "maxLength": 20,
      "pattern": "^\\d{1,18}$"
    }
  },
  "deviceReviewRefuse": {
    "id": {
      "maxLength": 20,
      "pattern": "^\\d{1,18}$"
    },
    "reason": {
      "maxLength": 400
    }
  }
} as const;
