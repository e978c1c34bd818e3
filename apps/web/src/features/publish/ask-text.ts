/** Asking, on the publish page. */
export const askText = {
  tab: "提问",
  titleHint: "用一句话说清想问什么",
  contentHint: "做了什么，看到什么，本来应该怎样，至少 10 个字",
  firmwareFault: "固件版本写成 1.1.0 这样的数字",
} as const;
