/** Texts of the dialog in which private messages are reported, which comes when it is opened. */
export const messageReportText = {
  title: "举报私信",
  messages: "选择要附上的消息",
  submit: "提交举报",
  choose: "请选择要举报的消息",
  nothing: "对方还没有发过消息",
} as const;
