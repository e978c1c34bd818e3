import type { DemoExchange } from "./types.ts";

/** Comments under a question: advice is written for each; these only keep it in sight. */
export const askedComments: DemoExchange[] = [
  "同问，蹲一个答案。",
  "帮顶。",
  "我也遇到过，当时没找到原因。",
  "不会，帮你顶上去。",
  "记号，等懂的人来。",
  "解决了记得回来说一声，给后面的人看。",
  "关注，正要问一样的。",
  "这个问题隔一阵就有人问，该写进新手指南了。",
  ["先搜过了吗？前阵子好像有人问过类似的。", "搜了，没找到一样的，所以才发出来。", "那是我记错了，帮顶。"],
];

/** Comments under a film. */
export const filmedComments: DemoExchange[] = [
  "戴着耳机看的，值得。",
  "声音比画面先抓住我。",
  "循环了三遍。",
  "没有配乐，真好。",
  "看着不晕，你走得稳。",
  "能不能再长一点。",
  "我关了灯看的，像自己在走。",
  ["录的时候费电吗？", "这么短不明显，录十分钟大概一成多。"],
  ["收音用的哪个模式？", "「环境」，降噪关掉。"],
];

/** Comments under several pictures. */
export const albumComments: DemoExchange[] = [
  "第一张当封面选得好。",
  "最喜欢第二张。",
  "最后一张收得好。",
  "一张一张点开看的。",
  "放在一起看，颜色像商量过。",
  "挑图是门学问，我永远舍不得删。",
  "顺序有讲究，先远后近。",
  "第二张能发个原图吗，想当壁纸。",
  ["这几张是同一天的吗？", "同一天，隔了几个小时。"],
  "图不多，刚刚好。",
];

/** Others after a question that nobody answered yet. */
export const questionRemarks: string[] = [
  "同问。",
  "我也想知道。",
  "同蹲一个答案。",
  "等楼主。",
  "好问题，搬个凳子。",
  "+1，想问很久了。",
  "坐等回复。",
];

/** Others after a remark. */
export const agreeing: string[] = [
  "同感。",
  "附议。",
  "加一。",
  "我也是。",
  "是的。",
  "确实。",
  "嗯，同感。",
  "有同感。",
  "赞同。",
  "说得是。",
  "没错。",
  "我也这么觉得。",
  "+1",
  "对。",
  "是这样。",
  "嗯。",
];

/** The author of the thread after a remark. */
export const thankRemarks: string[] = [
  "谢谢。",
  "多谢。",
  "谢谢留言。",
  "嗯，谢谢。",
  "谢谢你来看。",
  "谢谢，记下了。",
  "好，谢谢。",
  "看到了，谢谢。",
  "谢谢你。",
  "谢谢，常来。",
];
