export { closeDueAccounts } from "./account/account-closing.ts";
export { auditHandlers } from "./console/audit.handlers.ts";
export { consoleHandlers } from "./console/console.handlers.ts";
export { figureHandlers } from "./figures/figures.handlers.ts";
export { refreshFigures } from "./figures/figures.job.ts";
export { FoundingGate, refuseUntilFounded } from "./founding/founding.gate.ts";
export { foundingHandlers } from "./founding/founding.handlers.ts";
export { isFounded, issueSetupToken, SETUP_PATH, setupUrl } from "./founding/founding.queries.ts";
export {
  type Finding,
  lookAtAddress,
  lookAtBucket,
  lookAtCaptcha,
  lookAtClock,
  lookAtDatabase,
  lookAtRoom,
  orUnchecked,
} from "./founding/founding-checks.ts";
export { setupLine } from "./founding/setup-line.ts";
export { homeHandlers } from "./home/home.handlers.ts";
export { siteManageHandlers } from "./home/home-manage.handlers.ts";
export { lookHandlers } from "./home/look.handlers.ts";
export { serveLogo } from "./home/serve-logo.ts";
export { startHandlers } from "./start/start.handlers.ts";
