/** Texts of the members that can be mentioned. */
export const mentionText = {
  followsNobody: "还没有关注的人，接着输入昵称来查找",
} as const;
