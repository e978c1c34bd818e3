/** One line of a demo dialog: who says it (0 or 1 of `between`), how many minutes ago (no two the same), and what. */
export type DemoLine = readonly [who: 0 | 1, minutesAgo: number, text: string];

export interface DemoDialog {
  /** Usernames of the two. */
  between: readonly [string, string];
  lines: readonly DemoLine[];
  /** How many of the last lines the listener has not read. */
  unread?: number;
}

/** What the demo accounts have been writing. */
export const dialogs: readonly DemoDialog[] = [
  {
    between: ["member", "linjian_fm"],
    lines: [
      [1, 2905, "周末去林场吗？预报说周六早上有雾，适合收音。"],
      [0, 2890, "去。我把新夹片也带上，正好试试逆光。"],
      [1, 2884, "上次的机位，站在第二块石头上，风小。"],
      [0, 190, "我查了下，日出五点五十二。我们几点到？"],
      [1, 184, "五点二十在路口，留点时间走进去。"],
      [1, 42, "明早五点，老地方见"],
      [0, 38, "好，我带热水"],
    ],
  },
  {
    between: ["member", "moderator"],
    lines: [
      [1, 1500, "你那篇构图的帖子我转给新来的朋友看了，他们问第三张是怎么等到人的。"],
      [0, 1470, "没有等，转身的时候正好有人走进来，按晚一秒就没了。"],
      [1, 61, "那我把这句话放进精选的推荐语里，可以吗？"],
      [1, 60, "可以的话我今晚就发"],
    ],
    unread: 2,
  },
  {
    between: ["member", "laochen_ride"],
    lines: [
      [0, 4400, "新路线的第三个弯是不是在修路？"],
      [1, 4380, "修完了，柏油很新，就是护栏还没装。"],
      [1, 1610, "路线发你了，注意第三个弯"],
    ],
    unread: 1,
  },
  {
    between: ["member", "zheguanglv"],
    lines: [
      [0, 300, "我瞳距 64，晨雾那款鼻托总往下滑。"],
      [1, 286, "瞳距 64 的话选小一号的鼻托就行"],
      [0, 280, "懂了，谢谢"],
    ],
  },
  {
    between: ["moderator", "linjian_fm"],
    lines: [
      [0, 700, "收音那篇要不要补一张频谱图？很多人在问。"],
      [1, 655, "有，晚上补到评论里。"],
    ],
    unread: 1,
  },
  {
    between: ["moderator", "admin"],
    lines: [
      [1, 220, "「夜骑」圈子这周举报多了一点，你多看一眼。"],
      [0, 214, "看到了，两条是同一个人，我先提醒他。"],
    ],
    unread: 1,
  },
  {
    between: ["admin", "laochen_ride"],
    lines: [[1, 95, "十公里挑战的报名表能不能加一栏车型？"]],
    unread: 1,
  },
];
