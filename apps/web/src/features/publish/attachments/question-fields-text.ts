/** What a question asks about: texts of the part of the form that comes when somebody asks. */
export const askFieldsText = {
  hint: "有人回答后可以采纳，采纳的回答会留在问题下面",
  model: "问的型号",
  anyModel: "不分型号",
  firmware: "固件版本",
  firmwareHint: "例如 1.1.0",
  fromDevice: "从你的认证设备带入，可以改",
  advice: "写清楚三件事，回答会快很多：你做了什么，看到什么，本来应该怎样。",
} as const;
