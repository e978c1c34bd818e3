import type { PasswordFault } from "@lenscape/passwords/fault";

/** Why a password that is being chosen will not do. */
export const passwordText: Record<PasswordFault, string> = {
  missing: "请输入密码",
  length: "密码长度在 8 到 64 个字符之间",
  blank: "密码不能全是空格",
  sameAsUsername: "密码不能与账号相同",
  holdsUsername: "密码里不能有用户名，换一个",
  holdsNickname: "密码里不能有昵称，换一个",
  site: "密码和社区的名字太像，换一个",
  common: "密码太常见，换一个",
  digits: "密码只有数字，容易被猜到，加几个字母",
  pattern: "密码太有规律，换一个",
};
