/** Texts of badges. */
export const badgeText = {
  ownedCount: "已获得",
  totalCount: "/ {n} 枚",
  wornHint: "最多佩戴3枚徽章，会显示在你的昵称旁边",
  freeSlot: "空位",
  categories: { growth: "成长", contribution: "贡献", device: "活动与设备" },
  count: "{n} / {max}",
  badge: "徽章",
  rarity: "{n}% 的镜友拥有",
  obtained: "{time} 获得",
  progress: "还没获得，{value} / {max} {unit}",
  wear: "佩戴",
  takeOff: "取下",
  worn: "已佩戴",
  takenOff: "已取下",
  close: "关闭",
} as const;
