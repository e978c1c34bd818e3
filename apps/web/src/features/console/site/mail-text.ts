/** Texts of the console's outgoing mail. */
export const consoleMailText = {
  sentToday: "今天寄出",
  pending: "排队",
  failed: "退回",
  server: "服务器",
  ok: "正常",
  wrong: "寄不出去",
  closed: "没有设",
  how: "设好环境变量 SMTP_URL、MAIL_FROM 与 PUBLIC_ORIGIN 再启动，就能发邮件：确认邮箱、重设密码、把系统通知寄给想收的成员。没有邮件时，成员用手机或恢复码找回账号。",
  waits: "排队的信一封不少，修好之后会自己寄出。",

  test: "寄一封测试信",
  to: "寄给谁",
  send: "寄出",
  toMissing: "请输入邮箱",
  testSent: "服务器收下了，看看邮箱",

  mail: "信",
  receiver: "收件人",
  passed: "经过",
  states: { pending: "排队", sent: "已送出", failed: "退回" },
  sentAt: "{time} 送出",
  nextAt: "第 {n} 次没成，{time} 再试",
  first: "{time} 排进来",
  retry: "再寄",
  none: "还没有寄过信",
} as const;
