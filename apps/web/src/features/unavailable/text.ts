/** Texts of the page that stands in for every other while the community is not open yet. */
export const notOpenText = {
  title: "还没开放",
  login: "运营登录",
  otherAccount: "换个账号登录",
} as const;
