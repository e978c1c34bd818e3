// Generated from openapi/ by `pnpm gen`. Do not edit.
// Bounds of every query parameter and body field, by operation.
export const ownInfoUpdate = {
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
} as const;
export const ownInfoRevoked = {
  "password": {
    "maxLength": 200
  }
} as const;
export const accountPassword = {
  "oldPassword": {
    "maxLength": 200
  },
  "newPassword": {
    "maxLength": 200
  }
} as const;
export const accountSessionEnd = {
  "sessionId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const activityList = {
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
  "tab": {
    "enum": [
      "all",
      "open",
      "soon",
      "ongoing",
      "over"
    ]
  },
  "isOffline": {
    "enum": [
      0,
      1
    ]
  }
} as const;
export const activityCounts = {
  "groupId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const activityDetail = {
  "activityId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const activityMine = {
  "activityId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const activitySignup = {
  "activityId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "name": {
    "maxLength": 20
  },
  "phone": {
    "maxLength": 20
  },
  "answers": {
    "maxItems": 5
  }
} as const;
export const activitySignupCancel = {
  "activityId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const activitySignupList = {
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
  "activityId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "status": {
    "enum": [
      0,
      1,
      2,
      3,
      4
    ]
  }
} as const;
export const activitySignupReview = {
  "activityId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "userId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "status": {
    "enum": [
      1,
      2
    ]
  },
  "reason": {
    "maxLength": 100
  }
} as const;
export const activityCheckIn = {
  "activityId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "code": {
    "maxLength": 20
  }
} as const;
export const activityCancel = {
  "activityId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "reason": {
    "maxLength": 100
  }
} as const;
export const addressAdd = {
  "name": {
    "maxLength": 64
  },
  "tel": {
    "maxLength": 32
  },
  "areaCode": {
    "maxLength": 6
  },
  "addressDetail": {
    "maxLength": 200
  },
  "tag": {
    "maxLength": 5
  },
  "isDefault": {
    "enum": [
      0,
      1
    ]
  }
} as const;
export const addressUpdate = {
  "addressId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "name": {
    "maxLength": 64
  },
  "tel": {
    "maxLength": 32
  },
  "areaCode": {
    "maxLength": 6
  },
  "addressDetail": {
    "maxLength": 200
  },
  "tag": {
    "maxLength": 5
  },
  "isDefault": {
    "enum": [
      0,
      1
    ]
  }
} as const;
export const addressDefault = {
  "addressId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const addressDel = {
  "addressId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const captchaImage = {
  "wanted": {
    "enum": [
      1
    ]
  }
} as const;
export const login = {
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
} as const;
export const register = {
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
} as const;
export const badgeWear = {
  "badgeId": {
    "maxLength": 40
  },
  "value": {
    "enum": [
      0,
      1
    ]
  }
} as const;
export const checkInCalendar = {
  "month": {
    "pattern": "^\\d{4}-(0[1-9]|1[0-2])$"
  }
} as const;
export const checkInMakeup = {
  "day": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "by": {
    "enum": [
      "card",
      "points"
    ]
  }
} as const;
export const checkInRank = {
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
} as const;
export const checkInRemind = {
  "isRemind": {
    "enum": [
      0,
      1
    ]
  }
} as const;
export const prizeClaim = {
  "prizeId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const prizeRecord = {
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
} as const;
export const prizeConfirm = {
  "claimId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const prizeShip = {
  "claimId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "company": {
    "minLength": 1,
    "maxLength": 20
  },
  "trackingNo": {
    "minLength": 4,
    "maxLength": 40
  }
} as const;
export const prizeManageList = {
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
  "status": {
    "enum": [
      0,
      1,
      2
    ]
  },
  "isAsc": {
    "enum": [
      "asc",
      "desc"
    ],
    "default": "desc"
  }
} as const;
export const groupCardList = {
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
} as const;
export const groupDetail = {
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const circleList = {
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
} as const;
export const circleDetail = {
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const filterCircle = {
  "keyWord": {
    "maxLength": 100
  }
} as const;
export const consoleMemberList = {
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
    "maxLength": 50
  },
  "groupId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "status": {
    "enum": [
      "normal",
      "denied",
      "forbidden",
      "closed"
    ]
  },
  "orderByColumn": {
    "enum": [
      "joined",
      "active"
    ]
  }
} as const;
export const consoleMember = {
  "userId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const consoleMemberUpdate = {
  "userId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "groupId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "circleIds": {
    "maxItems": 50
  },
  "reason": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;
export const consoleThreadList = {
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
    "maxLength": 50
  },
  "status": {
    "enum": [
      0,
      1,
      2,
      3,
      4
    ]
  },
  "circleId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "userId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const consoleAuditList = {
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
  "action": {
    "enum": [
      "thread.del",
      "thread.delpost",
      "thread.undershelf",
      "thread.display",
      "thread.site",
      "thread.sticky",
      "thread.stickycircle",
      "thread.poststicky",
      "thread.essence",
      "thread.cherrypick",
      "thread.move",
      "user.deny",
      "user.forbidden",
      "user.closed",
      "user.update",
      "report.handle",
      "review.decide",
      "proposal.decide",
      "word.save",
      "word.del",
      "setting.save",
      "goods.create",
      "goods.update",
      "goods.shelf",
      "goods.restock",
      "goods.recode",
      "order.ship",
      "order.complete",
      "order.cancel",
      "prize.ship",
      "points.adjust",
      "device.pass",
      "device.refuse",
      "feedback.status",
      "task.create",
      "task.update",
      "circle.create",
      "circle.update",
      "circle.accept",
      "circle.refuse",
      "topic.create",
      "topic.update",
      "topic.hide",
      "topic.show",
      "topic.merge",
      "activity.update",
      "activity.cancel",
      "activity.export",
      "banner.save",
      "banner.del",
      "menu.save",
      "menu.del",
      "floor.save",
      "floor.del",
      "survey.create",
      "survey.update",
      "survey.copy",
      "survey.publish",
      "survey.close",
      "survey.del",
      "upload.withdraw"
    ]
  },
  "actorId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "keyWord": {
    "maxLength": 50
  }
} as const;
export const consoleSettingsSave = {
  "reviewedPosts": {
    "minimum": 0,
    "maximum": 5
  }
} as const;
export const deviceDetail = {
  "deviceId": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  }
} as const;
export const deviceApply = {
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
} as const;
export const deviceWithdraw = {
  "id": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  }
} as const;
export const deviceRemove = {
  "id": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  }
} as const;
export const deviceRename = {
  "id": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  },
  "nickname": {
    "maxLength": 40
  }
} as const;
export const devicePrimary = {
  "id": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  }
} as const;
export const deviceUnbind = {
  "id": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  }
} as const;
export const deviceReviewList = {
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
} as const;
export const deviceReviewPass = {
  "id": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  }
} as const;
export const deviceReviewRefuse = {
  "id": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  },
  "reason": {
    "maxLength": 400
  }
} as const;
export const draftList = {
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
} as const;
export const draftGet = {
  "draftId": {
    "maxLength": 32,
    "pattern": "^[0-9A-Za-z]{32}$"
  }
} as const;
export const draftSave = {
  "draftId": {
    "pattern": "^[0-9A-Za-z]{32}$"
  },
  "revision": {
    "minimum": 0,
    "maximum": 2147483646
  },
  "threadClassify": {
    "enum": [
      0,
      1,
      2
    ]
  },
  "title": {
    "maxLength": 200
  },
  "content": {
    "maxLength": 200000
  },
  "circleId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "cover": {
    "maxLength": 500,
    "pattern": "^/(?:uploads|static)/[\\w./-]+$"
  }
} as const;
export const draftDel = {
  "draftId": {
    "pattern": "^[0-9A-Za-z]{32}$"
  }
} as const;
export const accountExport = {
  "password": {
    "minLength": 1,
    "maxLength": 64
  }
} as const;
export const suggestList = {
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
  "state": {
    "enum": [
      "open",
      "fixed"
    ]
  },
  "model": {
    "maxLength": 40
  }
} as const;
export const changeSuggestStatus = {
  "id": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  },
  "status": {
    "enum": [
      1,
      2,
      3,
      4,
      5
    ]
  },
  "content": {
    "maxLength": 4000
  },
  "mergedId": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  },
  "isPublic": {
    "enum": [
      0,
      1
    ]
  },
  "models": {
    "maxLength": 80
  },
  "expectedIn": {
    "maxLength": 20
  },
  "fixedIn": {
    "maxLength": 20
  }
} as const;
export const feedbackSubmit = {
  "kind": {
    "enum": [
      0,
      1,
      2
    ]
  },
  "title": {
    "maxLength": 200
  },
  "content": {
    "maxLength": 4000
  },
  "steps": {
    "maxLength": 4000
  },
  "expected": {
    "maxLength": 2000
  },
  "actual": {
    "maxLength": 4000
  },
  "deviceId": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  },
  "modelId": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  },
  "firmware": {
    "maxLength": 40
  },
  "appVersion": {
    "maxLength": 40
  },
  "phone": {
    "maxLength": 80
  },
  "frequency": {
    "enum": [
      "always",
      "sometimes",
      "once"
    ]
  },
  "occurredAt": {
    "maxLength": 20
  },
  "imageList": {
    "maxItems": 9
  },
  "contact": {
    "maxLength": 120
  },
  "requestId": {
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9-]{8,64}$"
  }
} as const;
export const feedbackList = {
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
  "state": {
    "enum": [
      "new",
      "doing",
      "waiting",
      "over"
    ]
  }
} as const;
export const feedbackDetail = {
  "feedbackId": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  }
} as const;
export const feedbackReply = {
  "id": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  },
  "content": {
    "maxLength": 4000
  },
  "imageList": {
    "maxItems": 9
  }
} as const;
export const feedbackRate = {
  "id": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  },
  "rating": {
    "minimum": 1,
    "maximum": 5
  },
  "remark": {
    "maxLength": 400
  }
} as const;
export const feedbackWithdraw = {
  "id": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  }
} as const;
export const feedbackMeToo = {
  "id": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  },
  "on": {
    "enum": [
      0,
      1
    ]
  }
} as const;
export const feedbackStaffList = {
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
  "status": {
    "enum": [
      0,
      1,
      2,
      3,
      4,
      5,
      6
    ]
  },
  "kind": {
    "enum": [
      0,
      1,
      2
    ]
  }
} as const;
export const faqList = {
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
} as const;
export const consoleFigures = {
  "days": {
    "enum": [
      7,
      30,
      90
    ],
    "default": 30
  }
} as const;
export const faqVote = {
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "helpful": {
    "enum": [
      0,
      1
    ]
  }
} as const;
export const dictList = {
  "dictType": {
    "maxLength": 40,
    "pattern": "^[a-z][a-z0-9_]*$"
  }
} as const;
export const invitationList = {
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
} as const;
export const invitationWelcome = {
  "code": {
    "maxLength": 16
  }
} as const;
export const liveStream = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const shopGoodList = {
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
  "categoryId": {
    "maxLength": 20
  },
  "goodsType": {
    "enum": [
      1,
      2,
      3
    ]
  },
  "limited": {
    "enum": [
      0,
      1
    ]
  },
  "maxPoints": {
    "minimum": 0,
    "maximum": 2000000000
  },
  "orderByColumn": {
    "enum": [
      "sort",
      "points_price",
      "created_at",
      "sold_num"
    ],
    "default": "sort"
  },
  "isAsc": {
    "enum": [
      "asc",
      "desc"
    ],
    "default": "desc"
  }
} as const;
export const goodsDetail = {
  "goodsId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const goodsStanding = {
  "goodsId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const orderCreate = {
  "goodsId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "quantity": {
    "minimum": 1,
    "maximum": 99
  },
  "addressId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "options": {
    "maxItems": 4
  },
  "remark": {
    "maxLength": 100
  },
  "requestId": {
    "pattern": "^[0-9A-Za-z]{32}$"
  }
} as const;
export const orderList = {
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
  "status": {
    "enum": [
      0,
      1,
      2,
      3
    ]
  }
} as const;
export const orderDetail = {
  "orderId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const orderCancel = {
  "orderId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const orderConfirm = {
  "orderId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const orderCode = {
  "orderId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const goodsManageList = {
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
  "status": {
    "enum": [
      0,
      1,
      2
    ]
  },
  "goodsType": {
    "enum": [
      1,
      2,
      3
    ]
  },
  "orderByColumn": {
    "enum": [
      "sort",
      "points_price",
      "created_at",
      "sold_num",
      "stock"
    ]
  },
  "isAsc": {
    "enum": [
      "asc",
      "desc"
    ],
    "default": "desc"
  }
} as const;
export const goodsManageSave = {
  "version": {
    "minLength": 1,
    "maxLength": 40
  },
  "goodsId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "goodsName": {
    "minLength": 1,
    "maxLength": 40
  },
  "goodsType": {
    "enum": [
      1,
      2,
      3
    ]
  },
  "categoryId": {
    "minLength": 1,
    "maxLength": 20
  },
  "brief": {
    "maxLength": 100
  },
  "imageList": {
    "minItems": 1,
    "maxItems": 9
  },
  "pointsPrice": {
    "minimum": 1,
    "maximum": 1000000
  },
  "marketPrice": {
    "minimum": 0,
    "maximum": 100000000
  },
  "limitPerUser": {
    "minimum": 0,
    "maximum": 99
  },
  "minLevel": {
    "minimum": 1,
    "maximum": 12
  },
  "startAt": {
    "maxLength": 19
  },
  "endAt": {
    "maxLength": 19
  },
  "status": {
    "enum": [
      0,
      1,
      2
    ]
  },
  "sort": {
    "minimum": 0,
    "maximum": 100000
  },
  "options": {
    "maxItems": 4
  },
  "params": {
    "maxItems": 20
  },
  "detailHtml": {
    "maxLength": 20000
  },
  "notice": {
    "maxLength": 1000
  }
} as const;
export const goodsManageRestock = {
  "requestId": {
    "pattern": "^[0-9A-Za-z]{32}$"
  },
  "goodsId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "quantity": {
    "minimum": -100000,
    "maximum": 100000
  },
  "codes": {
    "minItems": 1,
    "maxItems": 1000
  },
  "reason": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;
export const orderManageList = {
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
  "status": {
    "enum": [
      0,
      1,
      2,
      3
    ]
  },
  "orderNo": {
    "maxLength": 30
  },
  "userId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "isAsc": {
    "enum": [
      "asc",
      "desc"
    ],
    "default": "desc"
  }
} as const;
export const orderManageShip = {
  "orderId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "company": {
    "minLength": 1,
    "maxLength": 30
  },
  "trackingNo": {
    "pattern": "^[0-9A-Za-z-]{4,40}$"
  }
} as const;
export const orderManageCancel = {
  "orderId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "reason": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;
export const goodsManageDetail = {
  "goodsId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const goodsManageShelf = {
  "goodsId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "status": {
    "enum": [
      1,
      2
    ]
  }
} as const;
export const goodsManageCodes = {
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
  "goodsId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "given": {
    "enum": [
      0,
      1
    ]
  }
} as const;
export const goodsManageRecode = {
  "codeId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "code": {
    "minLength": 4,
    "maxLength": 64
  },
  "reason": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;
export const orderManageComplete = {
  "orderId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const topicManageList = {
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
  "state": {
    "enum": [
      "shown",
      "hidden",
      "merged"
    ]
  },
  "orderByColumn": {
    "enum": [
      "created_at",
      "view_count",
      "thread_count",
      "follow_count",
      "week_heat"
    ]
  },
  "isAsc": {
    "enum": [
      "asc",
      "desc"
    ],
    "default": "desc"
  }
} as const;
export const topicManageSave = {
  "version": {
    "minLength": 1,
    "maxLength": 40
  },
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "content": {
    "minLength": 1,
    "maxLength": 40
  },
  "intro": {
    "maxLength": 200
  },
  "cover": {
    "maxLength": 500
  }
} as const;
export const topicManageShow = {
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "isShow": {
    "enum": [
      0,
      1
    ]
  }
} as const;
export const topicManageMerge = {
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "into": {
    "minLength": 1,
    "maxLength": 40
  }
} as const;
export const activityManageList = {
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
  "state": {
    "enum": [
      0,
      1,
      2,
      3,
      4,
      5
    ]
  },
  "status": {
    "enum": [
      1,
      3
    ]
  },
  "orderByColumn": {
    "enum": [
      "start_at",
      "joined_num"
    ]
  },
  "isAsc": {
    "enum": [
      "asc",
      "desc"
    ],
    "default": "desc"
  }
} as const;
export const activityManageSave = {
  "version": {
    "minLength": 1,
    "maxLength": 40
  },
  "activityId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "signEndAt": {
    "maxLength": 19
  },
  "maxNum": {
    "minimum": 0,
    "maximum": 100000
  }
} as const;
export const activityManageExport = {
  "activityId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const taskManageList = {
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
  "type": {
    "enum": [
      "day",
      "week",
      "month",
      "starter"
    ]
  },
  "status": {
    "enum": [
      1,
      2
    ]
  }
} as const;
export const taskManageSave = {
  "version": {
    "minLength": 1,
    "maxLength": 40
  },
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "name": {
    "minLength": 1,
    "maxLength": 30
  },
  "work": {
    "enum": [
      "SIGN_IN",
      "BROWSE_POSTS",
      "PUBLISH_POST",
      "COMMENT_POST",
      "LIKE_POST",
      "FAVORITE_POST",
      "FOLLOW_USER",
      "SHARE_POST",
      "ESSENCE_POST",
      "COMPLETE_PROFILE",
      "VERIFY_DEVICE"
    ]
  },
  "description": {
    "maxLength": 100
  },
  "type": {
    "enum": [
      "day",
      "week",
      "month",
      "starter"
    ]
  },
  "rewardNum": {
    "minimum": 1,
    "maximum": 1000
  },
  "rewardPoints": {
    "minimum": 0,
    "maximum": 10000
  },
  "rewardExp": {
    "minimum": 0,
    "maximum": 10000
  },
  "mprouter": {
    "minLength": 1,
    "maxLength": 200
  },
  "orderNum": {
    "minimum": 0,
    "maximum": 100000
  },
  "status": {
    "enum": [
      1,
      2
    ]
  }
} as const;
export const bannerManageList = {
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
  "isShow": {
    "enum": [
      0,
      1
    ]
  }
} as const;
export const bannerManageSave = {
  "version": {
    "minLength": 1,
    "maxLength": 40
  },
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "title": {
    "minLength": 1,
    "maxLength": 40
  },
  "subtitle": {
    "maxLength": 60
  },
  "tag": {
    "maxLength": 10
  },
  "picUrl": {
    "minLength": 1,
    "maxLength": 300
  },
  "linkUrl": {
    "minLength": 1,
    "maxLength": 300
  },
  "buttonText": {
    "maxLength": 10
  },
  "orderNum": {
    "minimum": 0,
    "maximum": 100000
  },
  "isShow": {
    "enum": [
      0,
      1
    ]
  }
} as const;
export const bannerManageDel = {
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const menuManageList = {
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
  "menuType": {
    "enum": [
      "00",
      "10",
      "20"
    ]
  }
} as const;
export const menuManageSave = {
  "version": {
    "minLength": 1,
    "maxLength": 40
  },
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "parentId": {
    "pattern": "^(0|[1-9][0-9]{0,17})$"
  },
  "name": {
    "minLength": 1,
    "maxLength": 12
  },
  "menuType": {
    "enum": [
      "00",
      "10",
      "20"
    ]
  },
  "routePath": {
    "maxLength": 300
  },
  "routeValue": {
    "maxLength": 40
  },
  "orderNum": {
    "minimum": 0,
    "maximum": 100000
  },
  "isShow": {
    "enum": [
      0,
      1
    ]
  }
} as const;
export const menuManageDel = {
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const circleManageList = {
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
      "order",
      "threads"
    ]
  }
} as const;
export const circleManageSave = {
  "version": {
    "minLength": 1,
    "maxLength": 40
  },
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "name": {
    "minLength": 1,
    "maxLength": 20
  },
  "category": {
    "minLength": 1,
    "maxLength": 10
  },
  "brief": {
    "maxLength": 60
  },
  "picUrl": {
    "maxLength": 300
  },
  "notice": {
    "maxLength": 500
  },
  "rule": {
    "maxLength": 1000
  },
  "orderNum": {
    "minimum": 0,
    "maximum": 100000
  },
  "isOpen": {
    "enum": [
      0,
      1
    ]
  },
  "joinType": {
    "enum": [
      0,
      1
    ]
  }
} as const;
export const floorManageList = {
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
} as const;
export const floorManageSave = {
  "version": {
    "minLength": 1,
    "maxLength": 40
  },
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "title": {
    "minLength": 1,
    "maxLength": 20
  },
  "orderNum": {
    "minimum": 0,
    "maximum": 100000
  },
  "items": {
    "maxItems": 12
  }
} as const;
export const floorManageDel = {
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const circleMine = {
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
} as const;
export const circleJoin = {
  "circleId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "reason": {
    "maxLength": 100
  }
} as const;
export const circleLeave = {
  "circleId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const circleSeen = {
  "circleId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const circleMembers = {
  "circleId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
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
} as const;
export const circleUpdate = {
  "circleId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "notice": {
    "maxLength": 100
  },
  "rule": {
    "maxLength": 500
  }
} as const;
export const circleApplyList = {
  "circleId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "status": {
    "enum": [
      0,
      1,
      2,
      3
    ],
    "default": 0
  },
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
} as const;
export const circleApplyDecide = {
  "applyId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "pass": {
    "enum": [
      0,
      1
    ]
  },
  "reason": {
    "maxLength": 100
  }
} as const;
export const dialogNew = {
  "toUserId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const dialogSend = {
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
} as const;
export const dialogDelete = {
  "dialogId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "messageId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const dialogList = {
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
} as const;
export const dialogDetail = {
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
} as const;
export const dialogInfo = {
  "dialogId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const dialogRead = {
  "dialogId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "messageId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const dialogRecall = {
  "messageId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const dialogReport = {
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
} as const;
export const blockAdd = {
  "toUserId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const blockDel = {
  "toUserId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const blockList = {
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
} as const;
export const threadSticky = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "enum": [
      0,
      1
    ],
    "default": 1
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const threadSite = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "enum": [
      0,
      1
    ],
    "default": 1
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const threadStickyCircle = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "enum": [
      0,
      1
    ],
    "default": 1
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const threadEssence = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "enum": [
      0,
      1
    ],
    "default": 1
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const threadCherrypick = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "enum": [
      0,
      1
    ],
    "default": 1
  },
  "groupId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const threadMove = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "circleId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "groupId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const threadUndershelf = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "enum": [
      0,
      1
    ],
    "default": 1
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const threadDisplay = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "enum": [
      0,
      1
    ],
    "default": 1
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const threadPostSticky = {
  "postId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "enum": [
      0,
      1
    ],
    "default": 1
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const threadReport = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "postId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "userId": {
    "pattern": "^[1-9][0-9]{0,17}$"
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
} as const;
export const userDeny = {
  "userId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "enum": [
      0,
      1
    ],
    "default": 1
  },
  "days": {
    "minimum": 0,
    "maximum": 3650
  },
  "circleId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const userForbidden = {
  "userId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "enum": [
      0,
      1
    ],
    "default": 1
  },
  "days": {
    "minimum": 0,
    "maximum": 3650
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const userClosed = {
  "userId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "enum": [
      0,
      1
    ],
    "default": 1
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const postMayDo = {
  "postId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const userMayDo = {
  "userId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const reportList = {
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
  "status": {
    "enum": [
      0,
      1,
      2,
      3
    ]
  },
  "targetType": {
    "enum": [
      "thread",
      "post",
      "user",
      "message"
    ]
  }
} as const;
export const reportDetail = {
  "caseId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const reportHandle = {
  "caseId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "action": {
    "enum": [
      "take",
      "delete",
      "deny",
      "delete_deny",
      "ignore",
      "reject"
    ]
  },
  "days": {
    "minimum": 1,
    "maximum": 3650
  },
  "note": {
    "maxLength": 200
  }
} as const;
export const reviewList = {
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
  "kind": {
    "enum": [
      "thread",
      "post"
    ]
  }
} as const;
export const reviewDecide = {
  "kind": {
    "enum": [
      "thread",
      "post"
    ]
  },
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "enum": [
      0,
      1
    ]
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const proposalList = {
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
} as const;
export const proposalDecide = {
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "enum": [
      0,
      1
    ]
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const wordList = {
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
    "maxLength": 50
  },
  "action": {
    "enum": [
      "pass",
      "mask",
      "review",
      "reject"
    ]
  }
} as const;
export const wordSave = {
  "words": {
    "minItems": 1,
    "maxItems": 200
  },
  "action": {
    "enum": [
      "pass",
      "mask",
      "review",
      "reject"
    ]
  }
} as const;
export const wordDel = {
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const unreadNotification = {
  "tick": {
    "minimum": 1,
    "maximum": 3600
  }
} as const;
export const readAll = {
  "tick": {
    "minimum": 1,
    "maximum": 3600
  }
} as const;
export const postNoticeList = {
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
} as const;
export const systemNoticeList = {
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
} as const;
export const noticeRead = {
  "section": {
    "enum": [
      "posts",
      "system"
    ]
  }
} as const;
export const noticeSettingsUpdate = {
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
} as const;
export const pointsList = {
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
    "pattern": "^[1-9]\\d{3}-(0[1-9]|1[0-2])$"
  }
} as const;
export const pointsAdjust = {
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
} as const;
export const pointsManageAccounts = {
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
  "userId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "isAsc": {
    "enum": [
      "asc",
      "desc"
    ],
    "default": "desc"
  }
} as const;
export const pointsManageLedger = {
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
  },
  "changeType": {
    "enum": [
      1,
      2
    ]
  }
} as const;
export const pollMine = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const pollVote = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "optionIds": {
    "minItems": 1,
    "maxItems": 10
  }
} as const;
export const questionnaireManageList = {
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
  "state": {
    "enum": [
      "draft",
      "early",
      "open",
      "over"
    ]
  }
} as const;
export const questionnaireManageDetail = {
  "surveyId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const questionnaireManageSave = {
  "surveyId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "revision": {
    "minimum": 1,
    "maximum": 2147483646
  },
  "title": {
    "minLength": 1,
    "maxLength": 60
  },
  "intro": {
    "maxLength": 500
  },
  "startAt": {
    "maxLength": 19
  },
  "endAt": {
    "maxLength": 19
  },
  "rewardPoints": {
    "minimum": 0,
    "maximum": 1000
  },
  "questions": {
    "maxItems": 50
  }
} as const;
export const questionnaireManageCopy = {
  "surveyId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const questionnaireManagePublish = {
  "surveyId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const questionnaireManageClose = {
  "surveyId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const questionnaireManageDel = {
  "surveyId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const questionnaireTexts = {
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
  "surveyId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "questionId": {
    "maxLength": 20
  }
} as const;
export const questionnaireExport = {
  "surveyId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "after": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const questionnaireList = {
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
} as const;
export const questionnaireDetail = {
  "surveyId": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  }
} as const;
export const questionnaireSubmit = {
  "revision": {
    "minimum": 1,
    "maximum": 2147483646
  },
  "surveyId": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  },
  "answers": {
    "maxItems": 60
  }
} as const;
export const questionnaireResults = {
  "surveyId": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  }
} as const;
export const recommendHide = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "enum": [
      0,
      1
    ]
  }
} as const;
export const taskDayList = {
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
} as const;
export const taskMonthList = {
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
} as const;
export const taskStarterList = {
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
} as const;
export const taskWeekList = {
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
} as const;
export const threadBrowse = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const threadCreate = {
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
} as const;
export const threadAddPost = {
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
} as const;
export const threadEdit = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "revision": {
    "minimum": 1,
    "maximum": 2147483646
  },
  "title": {
    "maxLength": 200
  },
  "content": {
    "maxLength": 200000
  },
  "circleId": {
    "pattern": "^([1-9][0-9]{0,17})?$"
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
  }
} as const;
export const threadHistory = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const threadThumbup = {
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
} as const;
export const threadFavorite = {
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
} as const;
export const threadTipping = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "points": {
    "minimum": 1,
    "maximum": 100
  },
  "requestId": {
    "pattern": "^[0-9A-Za-z]{32}$"
  }
} as const;
export const tippingInfo = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const tippingList = {
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
  }
} as const;
export const threadShare = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const threadDel = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const threadDelPost = {
  "postId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const threadList = {
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
} as const;
export const threadHomeList = {
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
} as const;
export const threadListOfCircle = {
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
} as const;
export const threadListOfTopic = {
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
  },
  "isessence": {
    "enum": [
      0,
      1
    ]
  }
} as const;
export const threadListOfGroup = {
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
} as const;
export const threadDetail = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const threadDetailV2 = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "visit": {
    "enum": [
      0,
      1
    ],
    "default": 1
  }
} as const;
export const postList = {
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
} as const;
export const replyList = {
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
} as const;
export const viewerState = {
  "threadIds": {
    "maxItems": 100
  },
  "postIds": {
    "maxItems": 100
  },
  "userIds": {
    "maxItems": 100
  },
  "topicIds": {
    "maxItems": 100
  },
  "circleIds": {
    "maxItems": 100
  }
} as const;
export const myThreads = {
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
} as const;
export const heldThreadList = {
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
} as const;
export const thumbupList = {
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
} as const;
export const favoriteList = {
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
} as const;
export const myPostList = {
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
} as const;
export const commentLikeList = {
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
} as const;
export const searchHistory = {
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
} as const;
export const delSearch = {
  "keyword": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;
export const cherrypickList = {
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
      "cherrypick_at",
      "hot_rank",
      "hot_score"
    ],
    "default": "cherrypick_at"
  }
} as const;
export const topicList = {
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
} as const;
export const topicStatistics = {
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
  "orderByColumn": {
    "enum": [
      "view_count",
      "day_heat",
      "week_heat"
    ],
    "default": "view_count"
  }
} as const;
export const topicDetail = {
  "topicId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const topicInsight = {
  "topicId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const topicMine = {
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
} as const;
export const topicFollow = {
  "topicId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "enum": [
      0,
      1
    ]
  }
} as const;
export const topicSeen = {
  "topicId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const uploadList = {
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
    "maxLength": 300
  },
  "state": {
    "enum": [
      "down"
    ]
  }
} as const;
export const uploadWithdraw = {
  "url": {
    "minLength": 1,
    "maxLength": 300
  },
  "value": {
    "enum": [
      0,
      1
    ]
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const fansList = {
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
} as const;
export const followList = {
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
} as const;
export const hotUserListOfMember = {
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
} as const;
export const hotUserList = {
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
} as const;
export const userQuery = {
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
} as const;
export const followAdd = {
  "toUserId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const followDel = {
  "toUserId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const otherInfoOfMember = {
  "userId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const otherInfo = {
  "userId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const wxShortLink = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const wxShareMiniProgram = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const wxSms = {
  "phone": {
    "minLength": 1,
    "maxLength": 20
  }
} as const;
export const wxDecrypt = {
  "encryptedData": {
    "minLength": 1,
    "maxLength": 8192
  },
  "iv": {
    "minLength": 1,
    "maxLength": 64
  }
} as const;
export const wxQrcode = {
  "path": {
    "minLength": 1,
    "maxLength": 128,
    "pattern": "^[A-Za-z0-9_/-]+$"
  },
  "scene": {
    "minLength": 1,
    "maxLength": 32,
    "pattern": "^[A-Za-z0-9!#$&'()*+,/:;=?@._~-]+$"
  }
} as const;
export const wxUserinfo = {
  "code": {
    "minLength": 1,
    "maxLength": 256
  },
  "state": {
    "minLength": 1,
    "maxLength": 64
  },
  "password": {
    "maxLength": 200
  }
} as const;
export const wxScheme = {
  "path": {
    "maxLength": 256,
    "pattern": "^[A-Za-z0-9_/-]*$"
  },
  "query": {
    "maxLength": 512,
    "pattern": "^[A-Za-z0-9!#$&'()*+,/:;=?@._~%-]*$"
  }
} as const;
export const wxSmsLogin = {
  "phone": {
    "minLength": 1,
    "maxLength": 20
  },
  "smsCode": {
    "minLength": 1,
    "maxLength": 10
  },
  "invitationCode": {
    "maxLength": 16
  }
} as const;
export const wxWebRegister = {
  "code": {
    "minLength": 1,
    "maxLength": 256
  },
  "state": {
    "minLength": 1,
    "maxLength": 64
  },
  "nickname": {
    "maxLength": 64
  },
  "invitationCode": {
    "maxLength": 16
  }
} as const;
export const wxLogin = {
  "code": {
    "minLength": 1,
    "maxLength": 256
  }
} as const;
export const wxRegister = {
  "code": {
    "minLength": 1,
    "maxLength": 256
  },
  "nickname": {
    "maxLength": 64
  },
  "invitationCode": {
    "maxLength": 16
  }
} as const;
export const wxUnbind = {
  "way": {
    "enum": [
      "wx",
      "phone"
    ]
  },
  "password": {
    "maxLength": 200
  }
} as const;
export const phoneSms = {
  "phone": {
    "minLength": 1,
    "maxLength": 20
  },
  "code": {
    "maxLength": 10
  },
  "uuid": {
    "maxLength": 64
  }
} as const;
export const phoneBind = {
  "phone": {
    "minLength": 1,
    "maxLength": 20
  },
  "smsCode": {
    "minLength": 1,
    "maxLength": 10
  },
  "password": {
    "maxLength": 200
  }
} as const;
export const phonePassword = {
  "phone": {
    "minLength": 1,
    "maxLength": 20
  },
  "smsCode": {
    "minLength": 1,
    "maxLength": 10
  },
  "newPassword": {
    "maxLength": 200
  }
} as const;
