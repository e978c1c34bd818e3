import type { Thread } from "@lenscape/api/types";
import { storyFile } from "@lenscape/ui/lib/story-file";
import { circle } from "./circles.ts";
import { author } from "./people.ts";
import { IMG, images } from "./pictures.ts";
import { tags } from "./topics.ts";

type RequiredKey = "id" | "excerpt" | "user" | "postedAt" | "topicList" | "hotScore" | "circle";
type CountKey = "viewCount" | "replyCount" | "likeCount" | "favoriteCount";
type RequiredFields = Required<Pick<Thread, RequiredKey | CountKey>>;

/** Creates a thread in the format of lists; omitted fields have the usual values. With a title the thread is an article. */
export const row = (values: RequiredFields & Partial<Thread>): Thread & RequiredFields => ({
  title: "",
  content: `<p>${values.excerpt}</p>`,
  threadClassify: values.title ? 1 : 0,
  imageList: [],
  vedioList: [],
  friendList: [],
  isessence: 0,
  isPact: 0,
  isGuide: 0,
  isTop: 0,
  hasImgContent: values.imageList?.length ? 1 : 0,
  shareCount: 0,
  ...values,
});

// Threads shared by several lists.

export const thread327 = row({
  id: "327",
  title: "用 Lens One 拍完一整个秋天，聊聊第一视角的构图习惯",
  excerpt:
    "没有取景框之后，我反而拍得更慢了。先站定，再低头找前景，最后等人走进画面。这篇整理了 12 组对照图，还有我常用的三个快门时机：转身、抬头和停下来的那一秒。 走动时的画面会带着步伐的起伏，看回放容易晕。我的办法是到了地方先站定两秒，让防抖安静下来，再微微低头，给画面留出…",
  imageList: images("forest", "lake", "dawn"),
  user: author("2"),
  postedAt: "2026-11-21 23:02:25",
  topicList: tags("1", "11"),
  isessence: 1,
  hotScore: 242,
  viewCount: 8218,
  replyCount: 31,
  likeCount: 27,
  favoriteCount: 11,
  circle: circle("1"),
  groupId: "2",
  deviceName: "Lens One",
});

export const thread326 = row({
  id: "326",
  excerpt: "五点四十一分，山脊亮起来的第一条线。手冻得按不动，用语音喊的。",
  imageList: images("banner-dawn"),
  user: author("12"),
  postedAt: "2026-11-21 21:33:13",
  topicList: tags("12", "40"),
  hotScore: 101,
  viewCount: 5092,
  replyCount: 7,
  likeCount: 21,
  favoriteCount: 8,
  circle: circle("1"),
});

export const thread323 = row({
  id: "323",
  title: "雨夜通勤七分钟：没有剪辑，只有脚步声和路灯",
  excerpt:
    "从公司楼下走到地铁口，一镜到底。建议戴耳机，后半段有一只橘猫。 收音切到「环境」，降噪关掉。雨打在帽檐上的声音比打在镜腿上的好听，所以我把帽檐压低了一点，正好也替镜片挡水。 走到路口等红灯的时候不要转头，麦克风在镜腿上，一转头雨声就换了边，听的人会晕。 传上来的是压缩过…",
  vedioList: [{ url: storyFile("static/demo/rain-walk.mp4"), picUrl: `${IMG}/rain.jpg` }],
  user: author("5"),
  postedAt: "2026-11-21 19:13:07",
  topicList: tags("3", "17"),
  hotScore: 225,
  viewCount: 6087,
  replyCount: 30,
  likeCount: 24,
  favoriteCount: 9,
  circle: circle("1"),
  groupId: "2",
  deviceName: "Lens One",
});

export const thread320 = row({
  id: "320",
  title: "骑行 1200 公里之后，抬显的这三项设置我再也没关过",
  excerpt:
    "速度放左上，导航箭头放右上，心率超过 150 才提醒。信息一多眼睛就忙，删到只剩三项以后，我才真正开始看路。附上完整的设置清单和两段实拍。 第一项，距离提示改成「只在转弯前 200 米」。默认是全程显示，数字一直在跳，余光会被勾过去。 第二项，亮度跟随环境光，但上限锁在…",
  imageList: images("ride"),
  user: author("4"),
  postedAt: "2026-11-21 15:58:35",
  topicList: tags("7", "16"),
  isessence: 1,
  hotScore: 251,
  viewCount: 10330,
  replyCount: 22,
  likeCount: 45,
  favoriteCount: 17,
  circle: circle("2"),
  groupId: "2",
  deviceName: "Lens One",
});

export const thread319 = row({
  id: "319",
  excerpt: "昨晚 1180 米，风停了以后天一下子打开。对面山上信号塔的红灯四秒闪一次，我数到第六十下睡着了。",
  imageList: images("camp"),
  user: author("1"),
  postedAt: "2026-11-21 15:46:35",
  topicList: tags("13", "6"),
  hotScore: 228,
  viewCount: 3710,
  replyCount: 27,
  likeCount: 30,
  favoriteCount: 11,
  circle: circle("2"),
  groupId: "2",
  deviceName: "Lens One",
});
