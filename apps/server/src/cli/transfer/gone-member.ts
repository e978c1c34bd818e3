import type { Item } from "./records.ts";

/** ID of the placeholder member who becomes the author of content by deleted accounts. */
export const GONE = "gone";

/** Reason for which the report names a text by such an author. */
export const GONE_AUTHOR = "作者的账号已经不在，归到「已注销的成员」";

export const goneMember: Item = {
  kind: "member",
  at: "已注销的成员",
  record: { id: GONE, username: "gone_members", nickname: "已注销的成员" },
};
