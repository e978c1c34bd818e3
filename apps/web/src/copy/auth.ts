/** Sentences of the pages with the account form. */
export const authText = {
  login: "登录",
  register: "注册",
  noAccount: "还没有账号？",
  registerOne: "注册一个",
  hasAccount: "已经有账号？",
  goLogin: "去登录",

  username: "用户名",
  usernameHelp: "登录用，之后不能改；昵称可以另起",
  password: "密码",
  passwordAgain: "再输一次",
  captcha: "验证码",
  captchaHint: "输入右图字符",
  captchaImage: "图形验证码",
  captchaRefresh: "看不清，换一张",
  captchaFailed: "点这里重试",
  invitation: "邀请码",
  invitationHint: "没有可以不填",

  usernameMissing: "请输入账号",
  passwordMissing: "请输入密码",
  captchaMissing: "请输入验证码",
  passwordAgainMissing: "请再次输入密码",
  usernameRule: "2 到 20 个字，字母、数字、下划线、连字符或汉字",
  passwordRule: "密码长度在 8 到 64 个字符之间",
  passwordMismatch: "两次输入的密码不一致",
  agreementMissing: "请先阅读并同意《用户协议》和《隐私政策》",
  fixSome: "还有 {n} 处要改，改完就能注册",

  strength: ["太短，至少 8 个字符", "简单，混用字母和数字更稳", "中等，加个符号更稳", "很稳"],

  agreePrefix: "我已阅读并同意",
  and: "和",
  terms: "用户协议",
  privacy: "隐私政策",
  close: "关闭",
  agree: "同意",
  updated: "{date} 更新",

  registered: "注册成功，请登录",
  registerClosed: "暂时没有开放注册，先去看看大家在聊什么吧",

  loginSlogan: ["世界在眼前，", "同好在身边。"],
  loginPitch: "戴上眼镜的人，正在用第一视角记录生活。",
  registerSlogan: ["第一次来？", "先看看这片天。"],
  registerPitch: "注册只要一分钟，然后就能发帖、评论、关注同好。",
} as const;
