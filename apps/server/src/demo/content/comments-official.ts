/** Comments that fit any thread of the kind `official`. */
export const officialComments: string[] = [
  "收到，会照着做。",
  "写得清楚，支持。",
  "先问再录，应该的。",
  "规则提前公示这一点很好。",
  "希望申诉流程再快一点。",
  "建议翻译一份给海外的朋友。",
  "已经转给刚来的朋友。",
  "新手表示很有用。",
  "升级完成，用了十三分钟。",
  "期待第 6 期的作品。",
  "二手那三条早就该有了。",
  "请问积分多久到账？",
];
