import { subPath } from "#paths";

const PHONE = /Mobi|Android|iPhone|iPad|iPod|HarmonyOS|MicroMessenger/i;

/** The address a launch goes on at: a phone, or WeChat, takes the second one of a page that has two (AMB-023). */
export const launchPath = (pathname: string, userAgent: string): string =>
  PHONE.test(userAgent) ? (subPath(pathname) ?? pathname) : pathname;
