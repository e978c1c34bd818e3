// Generated from openapi/ by `pnpm gen`. Do not edit.
// Bounds of every query parameter and body field, by operation.
export const consoleSiteAccessSave = {
  "registration": {
    "required": true,
    "enum": [
      "open",
      "approval",
      "invitation",
      "closed"
    ]
  },
  "mode": {
    "required": true,
    "enum": [
      "open",
      "readOnly",
      "notOpen"
    ]
  },
  "message": {
    "required": true,
    "maxLength": 100
  }
} as const;
export const accessBlockList = {
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
  }
} as const;
export const accessBlockSave = {
  "value": {
    "required": true,
    "minLength": 1,
    "maxLength": 253
  },
  "note": {
    "maxLength": 100
  },
  "endsAt": {
    "maxLength": 19,
    "pattern": "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"
  }
} as const;
export const accessBlockDel = {
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const registrationList = {
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
export const registrationDecide = {
  "userId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "accept": {
    "required": true,
    "enum": [
      0,
      1
    ]
  },
  "reason": {
    "maxLength": 200
  }
} as const;
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
    "required": true,
    "maxLength": 200
  },
  "newPassword": {
    "required": true,
    "maxLength": 200
  },
  "revokeKeys": {
    "enum": [
      0,
      1
    ]
  }
} as const;
export const accountSessionEnd = {
  "sessionId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "revokeKeys": {
    "enum": [
      0,
      1
    ]
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "name": {
    "required": true,
    "maxLength": 20
  },
  "phone": {
    "required": true,
    "maxLength": 20
  },
  "answers": {
    "maxItems": 5,
    "items": {
      "maxLength": 100
    }
  }
} as const;
export const activitySignupCancel = {
  "activityId": {
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "userId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "status": {
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "code": {
    "required": true,
    "maxLength": 20
  }
} as const;
export const activityCancel = {
  "activityId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "reason": {
    "required": true,
    "maxLength": 100
  }
} as const;
export const addressAdd = {
  "name": {
    "required": true,
    "maxLength": 64
  },
  "tel": {
    "required": true,
    "maxLength": 32
  },
  "areaCode": {
    "required": true,
    "maxLength": 6
  },
  "addressDetail": {
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "name": {
    "required": true,
    "maxLength": 64
  },
  "tel": {
    "required": true,
    "maxLength": 32
  },
  "areaCode": {
    "required": true,
    "maxLength": 6
  },
  "addressDetail": {
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const addressDel = {
  "addressId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const announcementManageList = {
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
export const announcementManagePreview = {
  "circleId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "model": {
    "minLength": 1,
    "maxLength": 40
  },
  "firmware": {
    "pattern": "^\\d{1,4}(\\.\\d{1,4}){0,3}$"
  },
  "minLevel": {
    "minimum": 1,
    "maximum": 12
  }
} as const;
export const announcementManageSave = {
  "version": {
    "minLength": 1,
    "maxLength": 40
  },
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "title": {
    "required": true,
    "minLength": 1,
    "maxLength": 60
  },
  "content": {
    "required": true,
    "maxLength": 500
  },
  "link": {
    "required": true,
    "maxLength": 300
  },
  "circleId": {
    "required": true,
    "pattern": "^(0|[1-9][0-9]{0,17})$"
  },
  "model": {
    "required": true,
    "maxLength": 40
  },
  "firmware": {
    "required": true,
    "pattern": "^(\\d{1,4}(\\.\\d{1,4}){0,3})?$"
  },
  "minLevel": {
    "required": true,
    "minimum": 1,
    "maximum": 12
  },
  "startAt": {
    "required": true,
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "endAt": {
    "required": true,
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "isBanner": {
    "required": true,
    "enum": [
      0,
      1
    ]
  },
  "isMailed": {
    "required": true,
    "enum": [
      0,
      1
    ]
  }
} as const;
export const announcementManageCancel = {
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const appealList = {
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
export const appealSubmit = {
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "text": {
    "required": true,
    "minLength": 1,
    "maxLength": 500
  }
} as const;
export const appealOpen = {
  "ticket": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  }
} as const;
export const appealSend = {
  "ticket": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  },
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "text": {
    "required": true,
    "minLength": 1,
    "maxLength": 500
  }
} as const;
export const appealQueue = {
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
      "waiting",
      "decided"
    ]
  }
} as const;
export const appealDecide = {
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "required": true,
    "enum": [
      0,
      1
    ]
  },
  "answer": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
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
    "required": true,
    "maxLength": 64
  },
  "password": {
    "required": true,
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
    "required": true,
    "maxLength": 64
  },
  "password": {
    "required": true,
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
  },
  "message": {
    "maxLength": 200
  },
  "email": {
    "maxLength": 254
  },
  "remark": {
    "maxLength": 200
  }
} as const;
export const badgeWear = {
  "badgeId": {
    "required": true,
    "maxLength": 40
  },
  "value": {
    "required": true,
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
    "required": true,
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "by": {
    "required": true,
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
    "required": true,
    "enum": [
      0,
      1
    ]
  }
} as const;
export const prizeClaim = {
  "prizeId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "address": {
    "properties": {
      "name": {
        "required": true,
        "maxLength": 20
      },
      "tel": {
        "required": true,
        "maxLength": 20
      },
      "province": {
        "required": true,
        "maxLength": 20
      },
      "city": {
        "required": true,
        "maxLength": 20
      },
      "county": {
        "required": true,
        "maxLength": 20
      },
      "addressDetail": {
        "required": true,
        "maxLength": 100
      }
    }
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const prizeShip = {
  "claimId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "company": {
    "required": true,
    "minLength": 1,
    "maxLength": 20
  },
  "trackingNo": {
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "groupId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "circleIds": {
    "maxItems": 50,
    "items": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "reason": {
    "required": true,
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
  "actorId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "since": {
    "minimum": 0,
    "maximum": 9999999999
  },
  "others": {
    "enum": [
      1
    ]
  },
  "keyWord": {
    "maxLength": 50
  }
} as const;
export const consoleAuditExport = {
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
      "thread.pact",
      "thread.guide",
      "thread.move",
      "user.deny",
      "user.forbidden",
      "user.closed",
      "user.sweep",
      "user.unsweep",
      "user.accept",
      "user.refuse",
      "user.update",
      "user.twostepon",
      "user.twostepoff",
      "user.passkeyadd",
      "user.passkeydel",
      "user.oidclink",
      "user.oidcunlink",
      "report.handle",
      "review.decide",
      "review.undo",
      "appeal.decide",
      "proposal.decide",
      "word.save",
      "word.del",
      "synonym.save",
      "synonym.del",
      "webhook.save",
      "webhook.rotate",
      "webhook.del",
      "setting.save",
      "access.save",
      "access.block",
      "access.unblock",
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
      "device.firmware",
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
      "announcement.save",
      "announcement.cancel",
      "edition.save",
      "edition.del",
      "banner.save",
      "banner.del",
      "menu.save",
      "menu.del",
      "floor.save",
      "floor.del",
      "faq.save",
      "faq.del",
      "survey.create",
      "survey.update",
      "survey.copy",
      "survey.publish",
      "survey.close",
      "survey.del",
      "upload.withdraw",
      "audit.export"
    ]
  },
  "actorId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "since": {
    "minimum": 0,
    "maximum": 9999999999
  },
  "others": {
    "enum": [
      1
    ]
  },
  "keyWord": {
    "maxLength": 50
  },
  "after": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const consoleSettingsSave = {
  "reviewedPosts": {
    "required": true,
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
    "required": true,
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  },
  "sn": {
    "maxLength": 60
  },
  "channel": {
    "required": true,
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
    "required": true,
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "imageList": {
    "required": true,
    "maxItems": 6,
    "items": {
      "properties": {
        "url": {
          "required": true,
          "maxLength": 500
        },
        "filePath": {
          "maxLength": 500
        },
        "thumbnailUrl": {
          "maxLength": 500
        },
        "width": {
          "minimum": 1,
          "maximum": 20000
        },
        "height": {
          "minimum": 1,
          "maximum": 20000
        }
      }
    }
  },
  "replacesId": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  }
} as const;
export const deviceWithdraw = {
  "id": {
    "required": true,
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  }
} as const;
export const deviceRemove = {
  "id": {
    "required": true,
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  }
} as const;
export const deviceRename = {
  "id": {
    "required": true,
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  },
  "nickname": {
    "required": true,
    "maxLength": 40
  }
} as const;
export const devicePrimary = {
  "id": {
    "required": true,
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  }
} as const;
export const deviceUnbind = {
  "id": {
    "required": true,
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
export const firmwareManageList = {
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
export const firmwareManageSave = {
  "version": {
    "minLength": 1,
    "maxLength": 40
  },
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "firmware": {
    "required": true,
    "pattern": "^(\\d{1,4}(\\.\\d{1,4}){0,3})?$"
  }
} as const;
export const deviceReviewPass = {
  "id": {
    "required": true,
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  }
} as const;
export const deviceReviewRefuse = {
  "id": {
    "required": true,
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  },
  "reason": {
    "required": true,
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
    "required": true,
    "pattern": "^[0-9A-Za-z]{32}$"
  },
  "revision": {
    "required": true,
    "minimum": 0,
    "maximum": 2147483646
  },
  "threadClassify": {
    "required": true,
    "enum": [
      0,
      1,
      2
    ]
  },
  "title": {
    "required": true,
    "maxLength": 200
  },
  "content": {
    "required": true,
    "maxLength": 200000
  },
  "circleId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "cover": {
    "maxLength": 500,
    "pattern": "^/(?:uploads|static)/[\\w./-]+$"
  },
  "form": {
    "required": true
  }
} as const;
export const draftDel = {
  "draftId": {
    "required": true,
    "pattern": "^[0-9A-Za-z]{32}$"
  }
} as const;
export const accountExport = {
  "password": {
    "maxLength": 200
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
    "required": true,
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  },
  "status": {
    "required": true,
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
    "required": true,
    "enum": [
      0,
      1,
      2
    ]
  },
  "title": {
    "required": true,
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
    "maxItems": 9,
    "items": {
      "properties": {
        "url": {
          "required": true,
          "maxLength": 500
        },
        "filePath": {
          "maxLength": 500
        },
        "thumbnailUrl": {
          "maxLength": 500
        },
        "width": {
          "minimum": 1,
          "maximum": 20000
        },
        "height": {
          "minimum": 1,
          "maximum": 20000
        }
      }
    }
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
    "required": true,
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  },
  "content": {
    "required": true,
    "maxLength": 4000
  },
  "imageList": {
    "maxItems": 9,
    "items": {
      "properties": {
        "url": {
          "required": true,
          "maxLength": 500
        },
        "filePath": {
          "maxLength": 500
        },
        "thumbnailUrl": {
          "maxLength": 500
        },
        "width": {
          "minimum": 1,
          "maximum": 20000
        },
        "height": {
          "minimum": 1,
          "maximum": 20000
        }
      }
    }
  }
} as const;
export const feedbackRate = {
  "id": {
    "required": true,
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  },
  "rating": {
    "required": true,
    "minimum": 1,
    "maximum": 5
  },
  "remark": {
    "maxLength": 400
  }
} as const;
export const feedbackWithdraw = {
  "id": {
    "required": true,
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  }
} as const;
export const feedbackMeToo = {
  "id": {
    "required": true,
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  },
  "on": {
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "helpful": {
    "required": true,
    "enum": [
      0,
      1
    ]
  }
} as const;
export const faqManageList = {
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
export const faqManageSave = {
  "version": {
    "minLength": 1,
    "maxLength": 40
  },
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "category": {
    "required": true,
    "minLength": 1,
    "maxLength": 10
  },
  "question": {
    "required": true,
    "minLength": 1,
    "maxLength": 60
  },
  "answer": {
    "required": true,
    "minLength": 1,
    "maxLength": 2000
  },
  "orderNum": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isShow": {
    "required": true,
    "enum": [
      0,
      1
    ]
  }
} as const;
export const faqManageDel = {
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const threadHighlight = {
  "threadId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "paragraph": {
    "required": true,
    "minimum": 0,
    "maximum": 9999
  },
  "start": {
    "required": true,
    "minimum": 0,
    "maximum": 999999
  },
  "quote": {
    "required": true,
    "minLength": 1,
    "maxLength": 400,
    "pattern": "\\S"
  },
  "value": {
    "enum": [
      0,
      1
    ],
    "default": 1
  }
} as const;
export const dictList = {
  "dictType": {
    "maxLength": 40,
    "pattern": "^[a-z][a-z0-9_]*$"
  }
} as const;
export const apiKeyCreate = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 30
  },
  "scopes": {
    "required": true,
    "minItems": 1,
    "maxItems": 8,
    "items": {
      "enum": [
        "read",
        "write:threads",
        "write:comments",
        "interact",
        "write:feedback",
        "messages",
        "moderate",
        "console"
      ]
    }
  },
  "days": {
    "required": true,
    "minimum": 0,
    "maximum": 366
  },
  "password": {
    "maxLength": 200
  }
} as const;
export const apiKeyRevoke = {
  "keyId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const webhookList = {
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
export const webhookSave = {
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 30
  },
  "url": {
    "required": true,
    "minLength": 1,
    "maxLength": 500
  },
  "events": {
    "required": true,
    "minItems": 1,
    "maxItems": 7,
    "items": {
      "enum": [
        "thread.created",
        "thread.removed",
        "comment.created",
        "feedback.created",
        "feedback.answered",
        "report.created",
        "report.decided"
      ]
    }
  },
  "isEnabled": {
    "required": true,
    "enum": [
      0,
      1
    ]
  }
} as const;
export const webhookRotate = {
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const webhookDel = {
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const webhookPing = {
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const webhookDeliveryList = {
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
  "webhookId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "state": {
    "enum": [
      "pending",
      "delivered",
      "failed"
    ]
  }
} as const;
export const webhookReplay = {
  "webhookId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "deliveryId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "since": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
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
export const consoleLookSave = {
  "brandName": {
    "required": true,
    "minLength": 1,
    "maxLength": 20
  },
  "brandNameEn": {
    "required": true,
    "maxLength": 30
  },
  "officialSite": {
    "required": true,
    "maxLength": 300
  },
  "filingNumber": {
    "required": true,
    "maxLength": 40
  },
  "brandColor": {
    "required": true,
    "maxLength": 7,
    "pattern": "^(#[0-9a-f]{6})?$"
  },
  "logo": {
    "maxLength": 400000,
    "pattern": "^[A-Za-z0-9+/]*={0,2}$"
  }
} as const;
export const consoleMailList = {
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
      "pending",
      "sent",
      "failed"
    ]
  }
} as const;
export const consoleMailRetry = {
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const consoleMailTest = {
  "email": {
    "required": true,
    "minLength": 1,
    "maxLength": 254
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "quantity": {
    "required": true,
    "minimum": 1,
    "maximum": 99
  },
  "addressId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "options": {
    "maxItems": 4,
    "items": {
      "maxLength": 20
    }
  },
  "remark": {
    "maxLength": 100
  },
  "requestId": {
    "required": true,
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
  }
} as const;
export const orderDetail = {
  "orderId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const orderCancel = {
  "orderId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const orderConfirm = {
  "orderId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const orderCode = {
  "orderId": {
    "required": true,
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
    "required": true,
    "minLength": 1,
    "maxLength": 40
  },
  "goodsType": {
    "required": true,
    "enum": [
      1,
      2,
      3
    ]
  },
  "categoryId": {
    "required": true,
    "minLength": 1,
    "maxLength": 20
  },
  "brief": {
    "maxLength": 100
  },
  "imageList": {
    "required": true,
    "minItems": 1,
    "maxItems": 9,
    "items": {
      "maxLength": 300
    }
  },
  "pointsPrice": {
    "required": true,
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
    "required": true,
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
    "maxItems": 4,
    "items": {
      "properties": {
        "name": {
          "required": true,
          "minLength": 1,
          "maxLength": 10
        },
        "values": {
          "required": true,
          "minItems": 1,
          "maxItems": 20,
          "items": {
            "properties": {
              "label": {
                "required": true,
                "minLength": 1,
                "maxLength": 20
              },
              "soldOut": {
                "required": true
              },
              "picture": {
                "minimum": 1,
                "maximum": 9
              }
            }
          }
        }
      }
    }
  },
  "params": {
    "maxItems": 20,
    "items": {
      "properties": {
        "name": {
          "required": true,
          "minLength": 1,
          "maxLength": 20
        },
        "value": {
          "required": true,
          "minLength": 1,
          "maxLength": 60
        }
      }
    }
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
    "required": true,
    "pattern": "^[0-9A-Za-z]{32}$"
  },
  "goodsId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "quantity": {
    "minimum": -100000,
    "maximum": 100000
  },
  "codes": {
    "minItems": 1,
    "maxItems": 1000,
    "items": {
      "minLength": 4,
      "maxLength": 64
    }
  },
  "reason": {
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "company": {
    "required": true,
    "minLength": 1,
    "maxLength": 30
  },
  "trackingNo": {
    "required": true,
    "pattern": "^[0-9A-Za-z-]{4,40}$"
  }
} as const;
export const orderManageCancel = {
  "orderId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "reason": {
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "status": {
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "code": {
    "required": true,
    "minLength": 4,
    "maxLength": 64
  },
  "reason": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  }
} as const;
export const orderManageComplete = {
  "orderId": {
    "required": true,
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
    "required": true,
    "minLength": 1,
    "maxLength": 40
  },
  "intro": {
    "required": true,
    "maxLength": 200
  },
  "cover": {
    "required": true,
    "maxLength": 500
  }
} as const;
export const topicManageShow = {
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "isShow": {
    "required": true,
    "enum": [
      0,
      1
    ]
  }
} as const;
export const topicManageMerge = {
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "into": {
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "signEndAt": {
    "required": true,
    "maxLength": 19
  },
  "maxNum": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  }
} as const;
export const activityManageExport = {
  "activityId": {
    "required": true,
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
    "required": true,
    "minLength": 1,
    "maxLength": 30
  },
  "work": {
    "required": true,
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
    "required": true,
    "maxLength": 100
  },
  "type": {
    "required": true,
    "enum": [
      "day",
      "week",
      "month",
      "starter"
    ]
  },
  "rewardNum": {
    "required": true,
    "minimum": 1,
    "maximum": 1000
  },
  "rewardPoints": {
    "required": true,
    "minimum": 0,
    "maximum": 10000
  },
  "rewardExp": {
    "required": true,
    "minimum": 0,
    "maximum": 10000
  },
  "mprouter": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "orderNum": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "status": {
    "required": true,
    "enum": [
      1,
      2
    ]
  }
} as const;
export const editionManageList = {
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
export const editionManagePreview = {
  "editionId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const editionManageSave = {
  "version": {
    "minLength": 1,
    "maxLength": 40
  },
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "heroId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "picks": {
    "required": true,
    "maxItems": 2,
    "items": {
      "properties": {
        "threadId": {
          "required": true,
          "pattern": "^[1-9][0-9]{0,17}$"
        },
        "note": {
          "required": true,
          "maxLength": 60
        }
      }
    }
  },
  "questionId": {
    "required": true,
    "pattern": "^(0|[1-9][0-9]{0,17})$"
  },
  "startAt": {
    "required": true,
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "endAt": {
    "required": true,
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;
export const editionManageDel = {
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
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
    "required": true,
    "minLength": 1,
    "maxLength": 40
  },
  "subtitle": {
    "required": true,
    "maxLength": 60
  },
  "tag": {
    "required": true,
    "maxLength": 10
  },
  "picUrl": {
    "required": true,
    "minLength": 1,
    "maxLength": 300
  },
  "linkUrl": {
    "required": true,
    "minLength": 1,
    "maxLength": 300
  },
  "buttonText": {
    "required": true,
    "maxLength": 10
  },
  "orderNum": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isShow": {
    "required": true,
    "enum": [
      0,
      1
    ]
  }
} as const;
export const bannerManageDel = {
  "id": {
    "required": true,
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
    "required": true,
    "pattern": "^(0|[1-9][0-9]{0,17})$"
  },
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 12
  },
  "menuType": {
    "required": true,
    "enum": [
      "00",
      "10",
      "20"
    ]
  },
  "routePath": {
    "required": true,
    "maxLength": 300
  },
  "routeValue": {
    "required": true,
    "maxLength": 40
  },
  "orderNum": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isShow": {
    "required": true,
    "enum": [
      0,
      1
    ]
  }
} as const;
export const menuManageDel = {
  "id": {
    "required": true,
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
    "required": true,
    "minLength": 1,
    "maxLength": 20
  },
  "category": {
    "required": true,
    "minLength": 1,
    "maxLength": 10
  },
  "brief": {
    "required": true,
    "maxLength": 60
  },
  "picUrl": {
    "required": true,
    "maxLength": 300
  },
  "notice": {
    "required": true,
    "maxLength": 500
  },
  "rule": {
    "required": true,
    "maxLength": 1000
  },
  "orderNum": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isOpen": {
    "required": true,
    "enum": [
      0,
      1
    ]
  },
  "joinType": {
    "required": true,
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
    "required": true,
    "minLength": 1,
    "maxLength": 20
  },
  "orderNum": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "items": {
    "required": true,
    "maxItems": 12,
    "items": {
      "properties": {
        "kind": {
          "required": true,
          "enum": [
            "thread",
            "goods"
          ]
        },
        "targetId": {
          "required": true,
          "pattern": "^[1-9][0-9]{0,17}$"
        },
        "note": {
          "required": true,
          "maxLength": 40
        }
      }
    }
  }
} as const;
export const floorManageDel = {
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const noteList = {
  "userId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const noteAdd = {
  "userId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "text": {
    "required": true,
    "minLength": 1,
    "maxLength": 500
  }
} as const;
export const noteDel = {
  "noteId": {
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "reason": {
    "maxLength": 100
  }
} as const;
export const circleLeave = {
  "circleId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const circleSeen = {
  "circleId": {
    "required": true,
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
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "pass": {
    "required": true,
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
    "required": true,
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
    "maxItems": 9,
    "items": {
      "properties": {
        "url": {
          "required": true,
          "maxLength": 500
        },
        "filePath": {
          "maxLength": 500
        },
        "thumbnailUrl": {
          "maxLength": 500
        },
        "width": {
          "minimum": 1,
          "maximum": 20000
        },
        "height": {
          "minimum": 1,
          "maximum": 20000
        }
      }
    }
  },
  "requestId": {
    "pattern": "^[0-9A-Za-z]{32}$"
  }
} as const;
export const dialogDelete = {
  "dialogId": {
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "messageId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const dialogRecall = {
  "messageId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const dialogReport = {
  "dialogId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "messageIds": {
    "required": true,
    "minItems": 1,
    "maxItems": 20,
    "items": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "reason": {
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const blockDel = {
  "toUserId": {
    "required": true,
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
    "required": true,
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
    "required": true,
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
    "required": true,
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
    "required": true,
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
    "required": true,
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
export const threadPact = {
  "threadId": {
    "required": true,
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
export const threadGuide = {
  "threadId": {
    "required": true,
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
export const threadMove = {
  "threadId": {
    "required": true,
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
    "required": true,
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
    "required": true,
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
    "required": true,
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
    "required": true,
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
    "required": true,
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
    "required": true,
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
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "action": {
    "required": true,
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
    "required": true,
    "enum": [
      "thread",
      "post"
    ]
  },
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "required": true,
    "enum": [
      0,
      1
    ]
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const reviewBatch = {
  "kind": {
    "required": true,
    "enum": [
      "thread",
      "post"
    ]
  },
  "ids": {
    "required": true,
    "minItems": 1,
    "maxItems": 100,
    "items": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "value": {
    "required": true,
    "enum": [
      0,
      1
    ]
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const reviewUndo = {
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "required": true,
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
    "required": true,
    "minItems": 1,
    "maxItems": 200,
    "items": {
      "minLength": 1,
      "maxLength": 50
    }
  },
  "action": {
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const unreadNotification = {
  "tick": {
    "required": true,
    "minimum": 1,
    "maximum": 3600
  }
} as const;
export const readAll = {
  "tick": {
    "required": true,
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
    "required": true,
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
export const oidcLogin = {
  "code": {
    "required": true,
    "minLength": 1,
    "maxLength": 4096
  },
  "state": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  },
  "visitKey": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  },
  "iss": {
    "maxLength": 2048
  }
} as const;
export const oidcNewcomer = {
  "ticket": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  }
} as const;
export const oidcRegister = {
  "ticket": {
    "required": true,
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
export const oidcReturn = {
  "code": {
    "required": true,
    "minLength": 1,
    "maxLength": 4096
  },
  "state": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  },
  "visitKey": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  },
  "iss": {
    "maxLength": 2048
  }
} as const;
export const oidcLink = {
  "ticket": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  },
  "password": {
    "maxLength": 200
  }
} as const;
export const oidcUnlink = {
  "password": {
    "maxLength": 200
  }
} as const;
export const passkeyBegin = {
  "ticket": {
    "minLength": 1,
    "maxLength": 64
  }
} as const;
export const passkeyLogin = {
  "passkey": {
    "required": true,
    "properties": {
      "id": {
        "required": true,
        "maxLength": 1400,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "clientDataJSON": {
        "required": true,
        "maxLength": 4096,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "authenticatorData": {
        "required": true,
        "maxLength": 2048,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "signature": {
        "required": true,
        "maxLength": 6000,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "userHandle": {
        "maxLength": 128,
        "pattern": "^[A-Za-z0-9_-]+$"
      }
    }
  }
} as const;
export const passkeyAddBegin = {
  "password": {
    "maxLength": 200
  }
} as const;
export const passkeyAdd = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 30
  },
  "id": {
    "required": true,
    "maxLength": 1400,
    "pattern": "^[A-Za-z0-9_-]+$"
  },
  "clientDataJSON": {
    "required": true,
    "maxLength": 4096,
    "pattern": "^[A-Za-z0-9_-]+$"
  },
  "attestationObject": {
    "required": true,
    "maxLength": 16384,
    "pattern": "^[A-Za-z0-9_-]+$"
  },
  "transports": {
    "maxItems": 8,
    "items": {
      "maxLength": 20
    }
  }
} as const;
export const passkeyRename = {
  "passkeyId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 30
  },
  "password": {
    "maxLength": 200
  }
} as const;
export const passkeyRemove = {
  "passkeyId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "password": {
    "maxLength": 200
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "points": {
    "required": true,
    "minimum": -1000000,
    "maximum": 1000000
  },
  "reason": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "requestId": {
    "required": true,
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
  "orderByColumn": {
    "enum": [
      "user_id",
      "balance"
    ],
    "default": "user_id"
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "optionIds": {
    "required": true,
    "minItems": 1,
    "maxItems": 10,
    "items": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
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
    "required": true,
    "minLength": 1,
    "maxLength": 60
  },
  "intro": {
    "required": true,
    "maxLength": 500
  },
  "startAt": {
    "required": true,
    "maxLength": 19
  },
  "endAt": {
    "required": true,
    "maxLength": 19
  },
  "rewardPoints": {
    "required": true,
    "minimum": 0,
    "maximum": 1000
  },
  "questions": {
    "required": true,
    "maxItems": 50,
    "items": {
      "properties": {
        "id": {
          "required": true,
          "pattern": "^[0-9A-Za-z]{1,20}$"
        },
        "type": {
          "required": true,
          "enum": [
            "single",
            "multiple",
            "text",
            "rating",
            "nps",
            "image",
            "sort"
          ]
        },
        "title": {
          "required": true,
          "maxLength": 100
        },
        "required": {
          "required": true,
          "enum": [
            0,
            1
          ]
        },
        "options": {
          "required": true,
          "maxItems": 30,
          "items": {
            "properties": {
              "id": {
                "required": true,
                "pattern": "^[0-9A-Za-z]{1,20}$"
              },
              "label": {
                "required": true,
                "maxLength": 60
              }
            }
          }
        },
        "min": {
          "required": true,
          "minimum": 0,
          "maximum": 30
        },
        "max": {
          "required": true,
          "minimum": 0,
          "maximum": 2000
        },
        "hint": {
          "required": true,
          "maxLength": 60
        }
      }
    }
  }
} as const;
export const questionnaireManageCopy = {
  "surveyId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const questionnaireManagePublish = {
  "surveyId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const questionnaireManageClose = {
  "surveyId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const questionnaireManageDel = {
  "surveyId": {
    "required": true,
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
    "required": true,
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  },
  "answers": {
    "required": true,
    "maxItems": 60,
    "items": {
      "properties": {
        "questionId": {
          "required": true,
          "maxLength": 20
        },
        "optionIds": {
          "maxItems": 30,
          "items": {
            "maxLength": 20
          }
        },
        "text": {
          "maxLength": 4000
        },
        "score": {
          "minimum": 0,
          "maximum": 10
        },
        "imageList": {
          "maxItems": 9,
          "items": {
            "properties": {
              "url": {
                "required": true,
                "maxLength": 500
              },
              "filePath": {
                "maxLength": 500
              },
              "thumbnailUrl": {
                "maxLength": 500
              },
              "width": {
                "minimum": 1,
                "maximum": 20000
              },
              "height": {
                "minimum": 1,
                "maximum": 20000
              }
            }
          }
        }
      }
    }
  }
} as const;
export const questionnaireResults = {
  "surveyId": {
    "maxLength": 20,
    "pattern": "^\\d{1,18}$"
  }
} as const;
export const questionList = {
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
      "open",
      "solved"
    ],
    "default": "open"
  },
  "model": {
    "minLength": 1,
    "maxLength": 40
  }
} as const;
export const questionQueue = {
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
export const questionSimilar = {
  "title": {
    "minLength": 2,
    "maxLength": 100
  }
} as const;
export const questionHelped = {
  "kind": {
    "required": true,
    "enum": [
      "issue",
      "question",
      "faq",
      "thread"
    ]
  },
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const questionAccept = {
  "postId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "required": true,
    "enum": [
      0,
      1
    ]
  }
} as const;
export const questionVote = {
  "postId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "works": {
    "required": true,
    "enum": [
      0,
      1
    ]
  }
} as const;
export const recommendHide = {
  "threadId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "required": true,
    "enum": [
      0,
      1
    ]
  }
} as const;
export const recoverMail = {
  "account": {
    "required": true,
    "minLength": 1,
    "maxLength": 254
  },
  "code": {
    "maxLength": 10
  },
  "uuid": {
    "maxLength": 64
  }
} as const;
export const recoverReset = {
  "token": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  },
  "newPassword": {
    "required": true,
    "maxLength": 200
  }
} as const;
export const recoverPhone = {
  "phone": {
    "required": true,
    "maxLength": 20
  },
  "smsCode": {
    "required": true,
    "maxLength": 10
  },
  "newPassword": {
    "required": true,
    "maxLength": 200
  }
} as const;
export const recoverCode = {
  "account": {
    "required": true,
    "minLength": 1,
    "maxLength": 254
  },
  "recoveryCode": {
    "required": true,
    "maxLength": 32
  },
  "newPassword": {
    "required": true,
    "maxLength": 200
  },
  "code": {
    "maxLength": 10
  },
  "uuid": {
    "maxLength": 64
  }
} as const;
export const mailVerify = {
  "token": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  }
} as const;
export const accountCodes = {
  "password": {
    "maxLength": 200
  }
} as const;
export const accountMailBind = {
  "email": {
    "required": true,
    "minLength": 1,
    "maxLength": 254
  },
  "password": {
    "maxLength": 200
  }
} as const;
export const accountMailUnbind = {
  "password": {
    "maxLength": 200
  }
} as const;
export const accountMailNotices = {
  "isOn": {
    "required": true,
    "enum": [
      0,
      1
    ]
  }
} as const;
export const searchList = {
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
    "minLength": 1,
    "maxLength": 100
  },
  "circleId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "model": {
    "minLength": 1,
    "maxLength": 40
  },
  "firmware": {
    "pattern": "^[0-9]{1,4}([.][0-9]{1,4}){1,3}$"
  },
  "within": {
    "enum": [
      "week",
      "month",
      "year"
    ]
  },
  "hasImage": {
    "enum": [
      1
    ]
  },
  "solved": {
    "enum": [
      0,
      1
    ]
  },
  "sort": {
    "enum": [
      "relevance",
      "time"
    ],
    "default": "relevance"
  },
  "asTyped": {
    "enum": [
      1
    ]
  }
} as const;
export const searchSuggest = {
  "keyWord": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;
export const threadRelated = {
  "threadId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const synonymList = {
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
export const synonymSave = {
  "id": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "words": {
    "required": true,
    "minItems": 2,
    "maxItems": 10,
    "items": {
      "minLength": 1,
      "maxLength": 20
    }
  }
} as const;
export const synonymDel = {
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const setupLook = {
  "token": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  }
} as const;
export const setupFound = {
  "token": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  },
  "username": {
    "required": true,
    "maxLength": 64
  },
  "nickname": {
    "maxLength": 64
  },
  "password": {
    "required": true,
    "maxLength": 200
  },
  "brandName": {
    "required": true,
    "minLength": 1,
    "maxLength": 20
  },
  "brandNameEn": {
    "maxLength": 30
  },
  "officialSite": {
    "maxLength": 300
  },
  "filingNumber": {
    "maxLength": 40
  },
  "circles": {
    "required": true,
    "maxItems": 20,
    "items": {
      "maxLength": 20
    }
  },
  "extras": {
    "maxItems": 4,
    "items": {
      "enum": [
        "tasks",
        "prizes",
        "goods",
        "pact"
      ]
    }
  },
  "notOpen": {
    "enum": [
      0,
      1
    ]
  },
  "brandColor": {
    "maxLength": 7,
    "pattern": "^(#[0-9a-f]{6})?$"
  },
  "logo": {
    "maxLength": 400000,
    "pattern": "^[A-Za-z0-9+/]*={0,2}$"
  }
} as const;
export const setupMailTest = {
  "token": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  },
  "email": {
    "required": true,
    "maxLength": 254
  }
} as const;
export const sweepPreview = {
  "userIds": {
    "required": true,
    "minItems": 1,
    "maxItems": 50,
    "items": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "hours": {
    "required": true,
    "enum": [
      24,
      168,
      0
    ]
  }
} as const;
export const sweepRun = {
  "userIds": {
    "required": true,
    "minItems": 1,
    "maxItems": 50,
    "items": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "hours": {
    "required": true,
    "enum": [
      24,
      168,
      0
    ]
  },
  "days": {
    "required": true,
    "minimum": 0,
    "maximum": 3650
  },
  "reason": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  }
} as const;
export const sweepUndo = {
  "id": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const sweepList = {
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const threadCreate = {
  "title": {
    "maxLength": 200
  },
  "content": {
    "required": true,
    "maxLength": 200000
  },
  "threadClassify": {
    "required": true,
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
    "maxItems": 9,
    "items": {
      "properties": {
        "url": {
          "required": true,
          "maxLength": 500
        },
        "filePath": {
          "maxLength": 500
        },
        "thumbnailUrl": {
          "maxLength": 500
        },
        "width": {
          "minimum": 1,
          "maximum": 20000
        },
        "height": {
          "minimum": 1,
          "maximum": 20000
        }
      }
    }
  },
  "vedioList": {
    "maxItems": 1,
    "items": {
      "properties": {
        "url": {
          "required": true,
          "maxLength": 500
        },
        "picUrl": {
          "maxLength": 500
        }
      }
    }
  },
  "topicList": {
    "maxItems": 5,
    "items": {
      "properties": {
        "id": {
          "pattern": "^[1-9][0-9]{0,17}$"
        },
        "content": {
          "maxLength": 60
        }
      }
    }
  },
  "location": {
    "properties": {
      "name": {
        "required": true,
        "maxLength": 160
      },
      "lat": {
        "minimum": -90,
        "maximum": 90
      },
      "lng": {
        "minimum": -180,
        "maximum": 180
      }
    }
  },
  "poll": {
    "properties": {
      "options": {
        "required": true,
        "maxItems": 20,
        "items": {
          "maxLength": 200
        }
      },
      "maxChoices": {
        "required": true,
        "minimum": 1,
        "maximum": 10
      },
      "days": {
        "required": true,
        "minimum": 1,
        "maximum": 30
      }
    }
  },
  "question": {
    "properties": {
      "model": {
        "maxLength": 40
      },
      "firmware": {
        "pattern": "^([0-9]{1,4}([.][0-9]{1,4}){1,3})?$"
      }
    }
  },
  "friendList": {
    "maxItems": 10,
    "items": {
      "properties": {
        "userId": {
          "required": true,
          "pattern": "^[1-9][0-9]{0,17}$"
        },
        "nickname": {
          "maxLength": 64
        }
      }
    }
  },
  "activity": {
    "properties": {
      "cover": {
        "maxLength": 300
      },
      "startAt": {
        "required": true,
        "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
      },
      "endAt": {
        "required": true,
        "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
      },
      "signStartAt": {
        "required": true,
        "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
      },
      "signEndAt": {
        "required": true,
        "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
      },
      "location": {
        "properties": {
          "name": {
            "required": true,
            "minLength": 1,
            "maxLength": 40
          },
          "address": {
            "required": true,
            "maxLength": 120
          },
          "lat": {
            "minimum": -90,
            "maximum": 90
          },
          "lng": {
            "minimum": -180,
            "maximum": 180
          }
        }
      },
      "onlineUrl": {
        "maxLength": 300
      },
      "maxNum": {
        "minimum": 0,
        "maximum": 100000
      },
      "needAudit": {
        "enum": [
          0,
          1
        ]
      },
      "costPoints": {
        "minimum": 0,
        "maximum": 10000
      },
      "agenda": {
        "maxItems": 20,
        "items": {
          "properties": {
            "time": {
              "required": true,
              "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
            },
            "title": {
              "required": true,
              "minLength": 1,
              "maxLength": 40
            },
            "note": {
              "required": true,
              "maxLength": 80
            }
          }
        }
      },
      "fields": {
        "maxItems": 5,
        "items": {
          "properties": {
            "label": {
              "required": true,
              "minLength": 1,
              "maxLength": 20
            },
            "options": {
              "required": true,
              "maxItems": 8,
              "items": {
                "minLength": 1,
                "maxLength": 20
              }
            },
            "required": {
              "required": true,
              "enum": [
                0,
                1
              ]
            }
          }
        }
      }
    }
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "content": {
    "required": true,
    "maxLength": 20000
  },
  "parentId": {
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "imageList": {
    "maxItems": 3,
    "items": {
      "properties": {
        "url": {
          "required": true,
          "maxLength": 500
        },
        "filePath": {
          "maxLength": 500
        },
        "thumbnailUrl": {
          "maxLength": 500
        },
        "width": {
          "minimum": 1,
          "maximum": 20000
        },
        "height": {
          "minimum": 1,
          "maximum": 20000
        }
      }
    }
  },
  "requestId": {
    "pattern": "^[0-9A-Za-z]{32}$"
  }
} as const;
export const threadEdit = {
  "threadId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "revision": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483646
  },
  "title": {
    "maxLength": 200
  },
  "content": {
    "required": true,
    "maxLength": 200000
  },
  "circleId": {
    "pattern": "^([1-9][0-9]{0,17})?$"
  },
  "location": {
    "properties": {
      "name": {
        "required": true,
        "maxLength": 160
      },
      "lat": {
        "minimum": -90,
        "maximum": 90
      },
      "lng": {
        "minimum": -180,
        "maximum": 180
      }
    }
  },
  "activity": {
    "properties": {
      "cover": {
        "maxLength": 300
      },
      "startAt": {
        "required": true,
        "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
      },
      "endAt": {
        "required": true,
        "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
      },
      "signStartAt": {
        "required": true,
        "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
      },
      "signEndAt": {
        "required": true,
        "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
      },
      "location": {
        "properties": {
          "name": {
            "required": true,
            "minLength": 1,
            "maxLength": 40
          },
          "address": {
            "required": true,
            "maxLength": 120
          },
          "lat": {
            "minimum": -90,
            "maximum": 90
          },
          "lng": {
            "minimum": -180,
            "maximum": 180
          }
        }
      },
      "onlineUrl": {
        "maxLength": 300
      },
      "maxNum": {
        "minimum": 0,
        "maximum": 100000
      },
      "needAudit": {
        "enum": [
          0,
          1
        ]
      },
      "costPoints": {
        "minimum": 0,
        "maximum": 10000
      },
      "agenda": {
        "maxItems": 20,
        "items": {
          "properties": {
            "time": {
              "required": true,
              "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
            },
            "title": {
              "required": true,
              "minLength": 1,
              "maxLength": 40
            },
            "note": {
              "required": true,
              "maxLength": 80
            }
          }
        }
      },
      "fields": {
        "maxItems": 5,
        "items": {
          "properties": {
            "label": {
              "required": true,
              "minLength": 1,
              "maxLength": 20
            },
            "options": {
              "required": true,
              "maxItems": 8,
              "items": {
                "minLength": 1,
                "maxLength": 20
              }
            },
            "required": {
              "required": true,
              "enum": [
                0,
                1
              ]
            }
          }
        }
      }
    }
  },
  "imageList": {
    "maxItems": 9,
    "items": {
      "properties": {
        "url": {
          "required": true,
          "maxLength": 500
        },
        "filePath": {
          "maxLength": 500
        },
        "thumbnailUrl": {
          "maxLength": 500
        },
        "width": {
          "minimum": 1,
          "maximum": 20000
        },
        "height": {
          "minimum": 1,
          "maximum": 20000
        }
      }
    }
  },
  "vedioList": {
    "maxItems": 1,
    "items": {
      "properties": {
        "url": {
          "required": true,
          "maxLength": 500
        },
        "picUrl": {
          "maxLength": 500
        }
      }
    }
  },
  "topicList": {
    "maxItems": 5,
    "items": {
      "properties": {
        "id": {
          "pattern": "^[1-9][0-9]{0,17}$"
        },
        "content": {
          "maxLength": 60
        }
      }
    }
  },
  "friendList": {
    "maxItems": 10,
    "items": {
      "properties": {
        "userId": {
          "required": true,
          "pattern": "^[1-9][0-9]{0,17}$"
        },
        "nickname": {
          "maxLength": 64
        }
      }
    }
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
export const postEdit = {
  "postId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "revision": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483646
  },
  "content": {
    "required": true,
    "maxLength": 20000
  },
  "imageList": {
    "maxItems": 3,
    "items": {
      "properties": {
        "url": {
          "required": true,
          "maxLength": 500
        },
        "filePath": {
          "maxLength": 500
        },
        "thumbnailUrl": {
          "maxLength": 500
        },
        "width": {
          "minimum": 1,
          "maximum": 20000
        },
        "height": {
          "minimum": 1,
          "maximum": 20000
        }
      }
    }
  }
} as const;
export const postHistory = {
  "postId": {
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
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "points": {
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const threadDel = {
  "threadId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "reason": {
    "maxLength": 200
  }
} as const;
export const threadDelPost = {
  "postId": {
    "required": true,
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
  },
  "question": {
    "enum": [
      "open",
      "solved"
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
  },
  "question": {
    "enum": [
      "open",
      "solved"
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
    "maxItems": 100,
    "items": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "postIds": {
    "maxItems": 100,
    "items": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "userIds": {
    "maxItems": 100,
    "items": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "topicIds": {
    "maxItems": 100,
    "items": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "circleIds": {
    "maxItems": 100,
    "items": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  },
  "highlightThreadIds": {
    "maxItems": 10,
    "items": {
      "pattern": "^[1-9][0-9]{0,17}$"
    }
  }
} as const;
export const myThreads = {
  "type": {
    "enum": [
      0,
      1,
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
    "required": true,
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  },
  "value": {
    "required": true,
    "enum": [
      0,
      1
    ]
  }
} as const;
export const topicSeen = {
  "topicId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const loginSecond = {
  "ticket": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  },
  "secondCode": {
    "minLength": 1,
    "maxLength": 32
  },
  "passkey": {
    "properties": {
      "id": {
        "required": true,
        "maxLength": 1400,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "clientDataJSON": {
        "required": true,
        "maxLength": 4096,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "authenticatorData": {
        "required": true,
        "maxLength": 2048,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "signature": {
        "required": true,
        "maxLength": 6000,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "userHandle": {
        "maxLength": 128,
        "pattern": "^[A-Za-z0-9_-]+$"
      }
    }
  }
} as const;
export const loginSecondWays = {
  "ticket": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  }
} as const;
export const twoStepBegin = {
  "password": {
    "maxLength": 200
  }
} as const;
export const twoStepConfirm = {
  "secondCode": {
    "required": true,
    "minLength": 1,
    "maxLength": 32
  }
} as const;
export const twoStepPasskey = {
  "password": {
    "maxLength": 200
  },
  "passkey": {
    "required": true,
    "properties": {
      "id": {
        "required": true,
        "maxLength": 1400,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "clientDataJSON": {
        "required": true,
        "maxLength": 4096,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "authenticatorData": {
        "required": true,
        "maxLength": 2048,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "signature": {
        "required": true,
        "maxLength": 6000,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "userHandle": {
        "maxLength": 128,
        "pattern": "^[A-Za-z0-9_-]+$"
      }
    }
  }
} as const;
export const twoStepOff = {
  "password": {
    "maxLength": 200
  },
  "secondCode": {
    "minLength": 1,
    "maxLength": 32
  },
  "passkey": {
    "properties": {
      "id": {
        "required": true,
        "maxLength": 1400,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "clientDataJSON": {
        "required": true,
        "maxLength": 4096,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "authenticatorData": {
        "required": true,
        "maxLength": 2048,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "signature": {
        "required": true,
        "maxLength": 6000,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "userHandle": {
        "maxLength": 128,
        "pattern": "^[A-Za-z0-9_-]+$"
      }
    }
  }
} as const;
export const twoStepCodes = {
  "password": {
    "maxLength": 200
  },
  "secondCode": {
    "minLength": 1,
    "maxLength": 32
  },
  "passkey": {
    "properties": {
      "id": {
        "required": true,
        "maxLength": 1400,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "clientDataJSON": {
        "required": true,
        "maxLength": 4096,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "authenticatorData": {
        "required": true,
        "maxLength": 2048,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "signature": {
        "required": true,
        "maxLength": 6000,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "userHandle": {
        "maxLength": 128,
        "pattern": "^[A-Za-z0-9_-]+$"
      }
    }
  }
} as const;
export const uploadFinish = {
  "id": {
    "required": true,
    "pattern": "^[0-9a-f]{32}$"
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
    "required": true,
    "minLength": 1,
    "maxLength": 300
  },
  "value": {
    "required": true,
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
export const hotUserOwn = {
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
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const followDel = {
  "toUserId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const otherInfoOfMember = {
  "userId": {
    "required": true,
    "pattern": "^[1-9][0-9]{0,17}$"
  }
} as const;
export const otherInfo = {
  "userId": {
    "required": true,
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
    "required": true,
    "minLength": 1,
    "maxLength": 20
  }
} as const;
export const wxDecrypt = {
  "encryptedData": {
    "required": true,
    "minLength": 1,
    "maxLength": 8192
  },
  "iv": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  }
} as const;
export const wxQrcode = {
  "path": {
    "required": true,
    "minLength": 1,
    "maxLength": 128,
    "pattern": "^[A-Za-z0-9_/-]+$"
  },
  "scene": {
    "required": true,
    "minLength": 1,
    "maxLength": 32,
    "pattern": "^[A-Za-z0-9!#$&'()*+,/:;=?@._~-]+$"
  }
} as const;
export const wxUserinfo = {
  "code": {
    "required": true,
    "minLength": 1,
    "maxLength": 256
  },
  "state": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  },
  "password": {
    "maxLength": 200
  }
} as const;
export const wxScheme = {
  "path": {
    "required": true,
    "maxLength": 256,
    "pattern": "^[A-Za-z0-9_/-]*$"
  },
  "query": {
    "required": true,
    "maxLength": 512,
    "pattern": "^[A-Za-z0-9!#$&'()*+,/:;=?@._~%-]*$"
  }
} as const;
export const wxSmsLogin = {
  "phone": {
    "required": true,
    "minLength": 1,
    "maxLength": 20
  },
  "smsCode": {
    "required": true,
    "minLength": 1,
    "maxLength": 10
  },
  "invitationCode": {
    "maxLength": 16
  }
} as const;
export const wxWebRegister = {
  "code": {
    "required": true,
    "minLength": 1,
    "maxLength": 256
  },
  "state": {
    "required": true,
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
    "required": true,
    "minLength": 1,
    "maxLength": 256
  }
} as const;
export const wxRegister = {
  "code": {
    "required": true,
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
    "required": true,
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
    "required": true,
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
    "required": true,
    "minLength": 1,
    "maxLength": 20
  },
  "smsCode": {
    "required": true,
    "minLength": 1,
    "maxLength": 10
  },
  "password": {
    "maxLength": 200
  }
} as const;
export const phonePassword = {
  "phone": {
    "required": true,
    "minLength": 1,
    "maxLength": 20
  },
  "smsCode": {
    "required": true,
    "minLength": 1,
    "maxLength": 10
  },
  "newPassword": {
    "required": true,
    "maxLength": 200
  }
} as const;
