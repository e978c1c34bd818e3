// Generated from openapi/ by `pnpm gen`. Do not edit.
import type { OperationMeta } from "./operation.gen.ts";

/** The operations that need a permission. */
export const staffOperations = {
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
  "consoleAccess": {
    "method": "get",
    "path": "/api/bbs/console/access",
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
  },
  "changeSuggestStatus": {
    "method": "post",
    "path": "/api/thread/changesuggeststatus",
    "auth": "token",
    "envelope": "flat"
  },
  "feedbackStaffList": {
    "method": "get",
    "path": "/api/bbs/feedback/staff/list",
    "auth": "token",
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
  "questionnaireResults": {
    "method": "get",
    "path": "/api/bbs/questionnaire/results",
    "auth": "token",
    "envelope": "data"
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
  }
} as const satisfies Record<string, OperationMeta>;
