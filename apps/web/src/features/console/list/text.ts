/** Texts that several tables share. */
export const tableText = {
  create: "新建",
  edit: "编辑",
  state: "状态",
  member: "成员",
  reason: "原因",
  time: "时间",
  type: "类型",
  order: "次序",
  orderHint: "小的在前",
  title: "标题",
  name: "名称",
  link: "去向",
  show: "显示给大家",
  visibility: { 0: "隐藏", 1: "显示" },
  view: "查看",
  none: "无",
} as const;
