import { type Answers, emptyList } from "../mock.ts";
import { acts } from "./acts.ts";
import { auth } from "./auth.ts";
import { frame } from "./frame.ts";
import { growth } from "./growth.ts";
import { guides, home, pacts } from "./home.ts";
import { certifiableModels, deviceModels, goodsKinds, mall, mostExchanged } from "./mall.ts";
import { member } from "./member.ts";
import { messages } from "./messages.ts";
import { mine, ownProfile } from "./mine.ts";
import { places } from "./places.ts";
import { otherProfile, profile, published } from "./profile.ts";
import { featured, found, search } from "./search.ts";
import { thread } from "./thread.ts";

/** Responses of the community, shared by all stories. */
export const community = {
  ...frame,
  ...auth,
  ...home,
  ...places,
  ...thread,
  ...search,
  ...profile,
  ...mall,
  ...member,
  ...mine,
  ...messages,
  ...growth,
  ...acts,
  draftList: emptyList,
  moderationLog: {
    until: "2026-11-20",
    months: [
      {
        month: "2026-11",
        acts: [
          { action: "thread.delpost", rule: "spam", count: 41 },
          { action: "user.sweep", rule: "spam", count: 18 },
          { action: "review.decide", rule: "privacy", count: 9 },
          { action: "thread.undershelf", rule: "offtopic", count: 4 },
          { action: "user.deny", rule: "abuse", count: 0 },
        ],
        appeals: [
          { outcome: "upheld", count: 3 },
          { outcome: "refused", count: 7 },
        ],
      },
      {
        month: "2026-10",
        acts: [{ action: "thread.del", rule: "false", count: 12 }],
        appeals: [{ outcome: "refused", count: 0 }],
      },
    ],
  },
  deviceModels: certifiableModels,
  deviceList: { devices: [], quota: { max: 3, left: 3, nextAt: "", restoresAt: "" } },
  hotUserListOfMember: home.hotUserList,
  hotUserOwn: { hotRanking: 5, hotRankingBefore: 5, hotScore: 105, behind: 7 },
  followList: profile.fansList,
  threadList: ({ isPact, isGuide, isessence, keyWord, userId }) => {
    if (isPact) return pacts;
    if (isGuide) return guides;
    if (isessence) return featured;
    if (keyWord) return found;
    return userId ? published : emptyList;
  },
  shopGoodList: ({ orderByColumn }) => (orderByColumn === "sold_num" ? mostExchanged : mall.shopGoodList),
  dictList: ({ dictType }) => (dictType === "goods_category" ? goodsKinds : deviceModels),
  otherInfoOfMember: ({ userId }) => (userId === member.getInfo.user.userId ? ownProfile : otherProfile),
} satisfies Answers;
