/** Texts of the notes that moderators keep on a member. */
export const notesText = {
  title: "运营备注",
  secret: "只有运营者看得到",
  add: "加一条",
  hint: "写事实和出处，不写评价",
  missing: "请填写备注",
  save: "保存备注",
  remove: "删除",
} as const;
