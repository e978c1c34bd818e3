import type { Item } from "./records.ts";

/** The id of the member to whom belongs what those wrote who are no longer in the other community. */
export const GONE = "gone";

export const goneMember: Item = {
  kind: "member",
  at: "已注销的成员",
  record: { id: GONE, username: "gone_members", nickname: "已注销的成员" },
};
