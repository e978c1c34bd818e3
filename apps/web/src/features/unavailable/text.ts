/** Texts of the page that replaces all others before the community opens. */
export const notOpenText = {
  title: "还没开放",
  login: "运营登录",
  otherAccount: "换个账号登录",
} as const;
