/** Texts of forms that take pictures. */
export const uploadText = {
  add: "添加图片",
  addMore: "再加一张",
  room: "还能加 {n} 张；jpg、png、gif、webp，每张不超过 10 MB",
  upTo: "最多 {n} 张；jpg、png、gif、webp，每张不超过 10 MB",
  type: "{name} 不是图片，仅支持 jpg、png、gif、webp 格式，没有加进来。",
  tooLarge: "{name} 有 {size}，图片大小不能超过10MB，没有加进来。",
  tooMany: "最多 {max} 张，多出来的没有加进来。",
  unfinished: "请等待图片上传完成",
} as const;
