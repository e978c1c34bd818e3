import type { CircleText } from "./circle-text.ts";

export const circleTextEn: CircleText = {
  posts: "posts",
  interactions: "interactions",
  members: "members",
  followers: "followers",
  activeUsers: "{n} active people",
  activeRank: "Most active",
  rankOf: "No. {n} of the most active",
  noDataInPopup: "— Nothing here yet —",
  moderators: "Moderators",
  joinedOn: "Joined {date}",
  join: "Join",
  apply: "Apply",
  waiting: "Pending",
  joined: "Joined",
};
