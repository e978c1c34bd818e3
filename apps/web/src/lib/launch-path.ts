import { subPath } from "#paths";

const PHONE = /Mobi|Android|iPhone|iPad|iPod|HarmonyOS|MicroMessenger/i;

/**
 * The address that a launch continues at: phones and WeChat take the second address of a page that has two (AMB-023).
 */
export const launchPath = (pathname: string, userAgent: string): string =>
  PHONE.test(userAgent) ? (subPath(pathname) ?? pathname) : pathname;
