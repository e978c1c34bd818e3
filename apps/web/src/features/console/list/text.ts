/** Texts that the console's desks share. */
export const deskText = {
  add: "新建",
  edit: "编辑",
  state: "状态",
  member: "成员",
  reason: "原因",
  time: "时间",
  type: "类型",
  order: "次序",
  orderHint: "小的在前",
  from: "起",
  title: "标题",
  name: "名称",
  see: "查看",
  none: "无",

  pick: {
    placeholder: { thread: "按标题找，或粘贴帖子地址", goods: "按名称找，或粘贴商品地址", topic: "按名字找" },
  },
} as const;
