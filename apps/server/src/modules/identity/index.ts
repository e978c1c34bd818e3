export { AccessCache, enforceAccess } from "./access/access.gate.ts";
export { accessHandlers } from "./access/access.handlers.ts";
export {
  countRegistrations,
  deleteBlock,
  saveAccess,
  saveBlock,
  storedAccess,
} from "./access/access.queries.ts";
export {
  type BlockKey,
  DEFAULT_SETTINGS,
  modeSentence,
  parseBlock,
  type RegistrationPolicy,
  type SiteAccess,
  type SiteMode,
} from "./access/access.rules.ts";
export { keyHandlers } from "./access-key/access-key.handlers.ts";
export { countActiveKeys, deleteOldKeys, revokeAllKeys } from "./access-key/access-key.queries.ts";
export { authHandlers } from "./login/login.handlers.ts";
export { findTakenNames, insertUser } from "./login/login.queries.ts";
export { checkNickname, checkPassword, checkUsername, newInvitationCode } from "./login/login.rules.ts";
export { admitNickname } from "./login/nickname.ts";
export { requireOwner, requirePassword } from "./login/require-password.ts";
export { oidcHandlers } from "./oidc/oidc.handlers.ts";
export { identitiesOf } from "./oidc/oidc.queries.ts";
export { probeProvider } from "./oidc/oidc-provider.ts";
export { passkeyHandlers } from "./passkey/passkey.handlers.ts";
export { passkeyHost } from "./passkey/passkey.rules.ts";
export { recoveryHandlers } from "./recovery/recovery.handlers.ts";
export { deleteRecovery } from "./recovery/recovery.queries.ts";
export { recoveryTexts } from "./recovery/recovery.rules.ts";
export { accountRecoveryHandlers } from "./recovery/recovery-account.handlers.ts";
export { makeCodes, replaceCodes } from "./recovery/recovery-code.queries.ts";
export { notifyOwner, setPassword } from "./recovery/set-password.ts";
export { twoStepHandlers } from "./two-step/two-step.handlers.ts";
export { endTwoStep } from "./two-step/two-step.queries.ts";
export { twoStepTexts } from "./two-step/two-step.rules.ts";
export { lacksTwoStep } from "./two-step/two-step-operators.ts";
export { wxHandlers } from "./wechat/wechat.handlers.ts";
