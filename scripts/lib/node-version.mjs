import { UserFacingError } from "./user-facing-error.mjs";

/** Oldest Node.js that can install the dependencies, the pinned Node.js among them. */
const OLDEST_FOR_INSTALL = "20.19";

/**
 * Throws a UserFacingError when the running Node.js is older than a version.
 * @param {string} [wanted] such as "24" or "20.19"
 */
export function requireNode(wanted = OLDEST_FOR_INSTALL) {
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split(".").map(Number);
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new UserFacingError(
    `需要 Node.js ${wanted} 或更新的版本，当前是 ${process.versions.node}。` +
      `\n  This project needs Node.js ${wanted} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
}
