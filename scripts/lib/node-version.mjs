import { manifest } from "./project.mjs";
import { UserFacingError } from "./user-facing-error.mjs";

/** Throws a UserFacingError when this Node.js is older than the manifest's `engines.node`. */
export function requireNode() {
  const wanted = manifest.engines.node.replace(/^\D+/, "");
  const [wantedMajor, wantedMinor = 0] = wanted.split(".").map(Number);
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new UserFacingError(
    `需要 Node.js ${wanted} 或更新的版本，当前是 ${process.versions.node}。` +
      `\n  This project needs Node.js ${wanted} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
}
