export { accountHandlers } from "./account/account.handlers.ts";
export { saveProfile } from "./account/account.queries.ts";
export { accountTexts, deviceOf } from "./account/account.rules.ts";
export { serveExports } from "./account/account-export.ts";
export { deviceHandlers } from "./device/device.handlers.ts";
export {
  countReviews,
  listModels,
  ownDevice,
  readDeviceName,
  withdrawDevices,
} from "./device/device.queries.ts";
export { hashSn, modelName, STATUS } from "./device/device.rules.ts";
export { deviceReviewHandlers } from "./device/device-review.handlers.ts";
export { firmwareHandlers } from "./device/firmware.handlers.ts";
export { userHandlers } from "./user/user.handlers.ts";
export { lockMembers, ownColumns, unfollow } from "./user/user.queries.ts";
export { ownOf } from "./user/user.rules.ts";
export { marksOfMember } from "./user/viewer-marks.queries.ts";
