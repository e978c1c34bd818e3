import type { Db } from "./client.ts";
import { prizes, tasks } from "./schema/index.ts";

const COMMUNITY = "/pages/content/community";
const HOME = "/";
const PUBLISH = "/pages/content/index?currentContentIndex=0";
const CHECK_IN = "/pages/mine/sigin/index";

type Task = typeof tasks.$inferInsert;

const starting = (from: number, type: Task["type"], rows: Omit<Task, "type">[]): Task[] =>
  rows.map((row, index) => ({ ...row, id: String(from + index), type, orderNum: index + 1 }));

const TASKS = [
  ...starting(1, "day", [
    {
      name: "浏览 5 篇帖子",
      work: "BROWSE_POSTS",
      description: "打开 5 篇不同的帖子",
      rewardNum: 5,
      rewardPoints: 5,
      mprouter: HOME,
    },
    {
      name: "给喜欢的内容点 3 个赞",
      work: "LIKE_POST",
      description: "给别人的帖子或评论点赞",
      rewardNum: 3,
      rewardPoints: 5,
      mprouter: HOME,
    },
    {
      name: "写一条评论",
      work: "COMMENT_POST",
      description: "说说你的看法",
      rewardPoints: 10,
      mprouter: HOME,
    },
    {
      name: "发布一条动态",
      work: "PUBLISH_POST",
      description: "一句话、一张照片都算",
      rewardPoints: 15,
      mprouter: PUBLISH,
    },
    {
      name: "分享一篇帖子给好友",
      work: "SHARE_POST",
      description: "用帖子下面的分享",
      rewardPoints: 10,
      mprouter: HOME,
    },
  ]),
  ...starting(11, "week", [
    {
      name: "签到 5 天",
      work: "SIGN_IN",
      description: "这周签到 5 天，不必连续",
      rewardNum: 5,
      rewardPoints: 20,
      rewardExp: 10,
      mprouter: CHECK_IN,
    },
    {
      name: "浏览 30 篇帖子",
      work: "BROWSE_POSTS",
      description: "这周打开 30 篇不同的帖子",
      rewardNum: 30,
      rewardPoints: 20,
      mprouter: HOME,
    },
    {
      name: "写 10 条评论",
      work: "COMMENT_POST",
      description: "和别人聊起来",
      rewardNum: 10,
      rewardPoints: 30,
      rewardExp: 10,
      mprouter: HOME,
    },
    {
      name: "收藏 3 篇帖子",
      work: "FAVORITE_POST",
      description: "收藏别人的帖子，回头再看",
      rewardNum: 3,
      rewardPoints: 10,
      mprouter: COMMUNITY,
    },
  ]),
  ...starting(21, "month", [
    {
      name: "发布 6 篇内容",
      work: "PUBLISH_POST",
      description: "帖子和动态都算",
      rewardNum: 6,
      rewardPoints: 80,
      rewardExp: 30,
      mprouter: PUBLISH,
    },
    {
      name: "签到 20 天",
      work: "SIGN_IN",
      description: "这个月签到 20 天，不必连续",
      rewardNum: 20,
      rewardPoints: 60,
      rewardExp: 20,
      mprouter: CHECK_IN,
    },
    {
      name: "一篇帖子被加精",
      work: "ESSENCE_POST",
      description: "写得好，编辑会看到",
      rewardPoints: 100,
      mprouter: "/pages/content/index?currentContentIndex=1",
    },
  ]),
  ...starting(31, "starter", [
    {
      name: "完善头像和个性签名",
      work: "COMPLETE_PROFILE",
      description: "让别人认得你",
      rewardPoints: 20,
      rewardExp: 10,
      mprouter: "/pages/mine/info/index",
    },
    {
      name: "认证第一副眼镜",
      work: "VERIFY_DEVICE",
      description: "认证后成为机主",
      rewardPoints: 100,
      rewardExp: 50,
      mprouter: "/pages/deviceauth/index",
    },
    {
      name: "关注 3 位成员",
      work: "FOLLOW_USER",
      description: "他们的新内容会出现在「关注」里",
      rewardNum: 3,
      rewardPoints: 15,
      mprouter: COMMUNITY,
    },
  ]),
];

const PRIZES: (typeof prizes.$inferInsert)[] = [
  { id: "1", name: "10 积分", needDays: 3, type: "points", amount: 10 },
  { id: "2", name: "50 经验", needDays: 7, type: "exp", amount: 50 },
  { id: "3", name: "80 积分", needDays: 15, type: "points", amount: 80 },
  { id: "4", name: "抽一次奖，最多 100 积分", needDays: 21, type: "lottery", amount: 100 },
  { id: "5", name: "200 积分", needDays: 30, type: "points", amount: 200 },
];

/** Inserts the tasks and check-in prizes of a new community. Does not change existing rows. */
export async function ensureGrowth(tx: Db): Promise<void> {
  await tx.insert(tasks).values(TASKS).onConflictDoNothing();
  await tx.insert(prizes).values(PRIZES).onConflictDoNothing();
}
