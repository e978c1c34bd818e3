/** Texts of what is asked when a session has ended; their code comes then. */
export const expiredText = {
  title: "系统提示",
  question: "登录状态已过期，您可以继续留在该页面，或者重新登录?",
  confirm: "重新登录",
} as const;
