/** Texts of the console's forms. */
export const formText = {
  fieldMissing: "请填写{label}",
  picturesMissing: "请添加{label}",
  choicesMissing: "请至少选一种{label}",
  integerRule: "请填写整数",
  amountRule: "请填写金额，至多两位小数，例如 59.90",
  itemPlaceholders: {
    thread: "按标题找，或粘贴帖子地址",
    goods: "按名称找，或粘贴商品地址",
    topic: "按名字找",
  },

  unsavedChanges: "有没保存的修改，已经留在这个浏览器里。",
  discard: "放弃修改",
  discardQuestion: "没保存的修改会丢掉，确定放弃吗？",

  remoteValue: "同事改成了「{value}」",
  remoteCleared: "同事清空了它",
  remotePictures: "同事换了图片",
  remoteList: "同事改了这一项",
  remoteChecked: "同事勾上了",
  remoteUnchecked: "同事去掉了",
} as const;

/** Texts of rows that are added, moved and removed in a form. */
export const formRowText = {
  moveUp: "把{name}上移",
  moveDown: "把{name}下移",
  remove: "删除{name}",
  moved: "{name}现在第 {n}",
} as const;
