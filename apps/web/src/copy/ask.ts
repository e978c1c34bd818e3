/** Asking, on the publish page. */
export const askText = {
  tab: "提问",
  titleHint: "用一句话说清想问什么",
  contentHint: "做了什么，看到什么，本来应该怎样，至少 10 个字",
  askHint: "有人回答后可以采纳，采纳的回答会留在问题下面",
  model: "问的型号",
  anyModel: "不分型号",
  firmware: "固件版本",
  firmwareHint: "例如 1.1.0",
  firmwareFault: "固件版本写成 1.1.0 这样的数字",
  fromDevice: "从你的认证设备带入，可以改",
  advice: "写清楚三件事，回答会快很多：你做了什么，看到什么，本来应该怎样。",
} as const;
