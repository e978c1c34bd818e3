/** Texts for account recovery and password changes. */
export const recoveryTexts = {
  tooOften: "请求太频繁，请稍后再试",
  wrongCode: "账号或恢复码不对",
  usedCode: "这个恢复码已经用过了，换一个没用过的",
  noPhone: "这个手机号没有绑定账号",
  changedTitle: "登录密码已重设",
  changedText: (way: "mail" | "phone" | "code") =>
    `有人用${{ mail: "邮箱里的链接", phone: "绑定的手机", code: "恢复码" }[way]}重设了密码，所有登录都已结束。如果不是你，请马上找回账号，并换一套恢复码。`,
  ownTitle: "登录密码已修改",
  firstTitle: "已设置登录密码",
  ownText: "这是在设置里做的，其他登录都已结束。如果不是你，请马上找回账号，并换一套恢复码。",
  keysRevoked: (names: readonly string[]) =>
    `访问密钥${names.map((name) => `「${name}」`).join("")}已撤销，用到它们的程序要换新的密钥。`,
  keysLeft: (count: number) =>
    `你的 ${count} 个访问密钥没有变，仍能使用，不认识的请在「设置，访问密钥」里撤销。`,
  codesTitle: "恢复码已换成新的",
  codesText: "以前的恢复码都作废了。如果不是你换的，请马上修改密码。",
} as const;
