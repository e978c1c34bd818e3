/** Texts of logging in through the community's own identity provider, and of binding it. {name} is what members call it. */
export const oidcText = {
  login: "用{name}登录",
  entering: "正在登录…",
  failed: "登录没有成功",
  bindFailed: "绑定没有成功",
  stale: "这次登录已过期，请重新登录",
  declined: "你没有在{name}里完成登录",
  again: "回到登录",
  toSettings: "回到设置",

  newTitle: "第一次来",
  newLead: "你的{name}还没有社区账号。取个昵称就能注册，以后用它直接登录。",
  newLeadOf: "你的{name}「{account}」还没有社区账号。取个昵称就能注册，以后用它直接登录。",
  nickname: "昵称",
  nicknameHint: "2 至 12 个字符，大家看到的名字",
  register: "注册并登录",
  haveOne: "已经有社区账号",
  bindExisting: "绑定我的账号",
  bindExistingHint: "先用原来的方式登录，再绑定。",
  logInToBind: "先登录你的社区账号，接着就能绑定{name}。",

  bindTitle: "绑定{name}",
  bindLead: "绑定后，「{nickname}」可以用{name}登录。",
  bindLeadOf: "绑定后，「{nickname}」可以用{name}「{account}」登录。",
  bind: "绑定",
  later: "先不绑定",
  bound: "绑定成功",
  passwordMissing: "请输入登录密码",

  unbound: "绑定后可以用它登录",
  unbindLead: "解绑后不能再用它登录，确定解绑吗？",
} as const;
