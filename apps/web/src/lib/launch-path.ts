import { findSubPath } from "#paths";

const PHONE = /Mobi|Android|iPhone|iPad|iPod|HarmonyOS|MicroMessenger/i;

/** Returns the path at which a launch continues: on phones and in WeChat the `/subpages` path, if any (AMB-023). */
export const getLaunchPath = (pathname: string, userAgent: string): string =>
  PHONE.test(userAgent) ? (findSubPath(pathname) ?? pathname) : pathname;
