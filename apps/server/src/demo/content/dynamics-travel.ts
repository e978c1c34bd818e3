import type { DemoThread } from "./types.ts";

/** Dynamics of the kind `travel`. */
export const travelDynamics: DemoThread[] = [
  {
    circle: "翻译与旅行",
    kind: "travel",
    body: ["摊主说「送你两根葱」，字幕写成「送你两更冲」，还是收下了。"],
    pictures: ["market"],
    topics: ["字幕翻译实测", "菜市场"],
    author: "xiaoman520",
  },
  {
    circle: "翻译与旅行",
    kind: "travel",
    body: ["七公斤里有半公斤是书，一页没看。"],
    pictures: ["sea"],
    topics: ["海边", "旅行打包"],
    device: "Lens Air",
    author: "shuangjian",
  },
  {
    circle: "翻译与旅行",
    kind: "travel",
    body: ["问路问了三个人，三个人指了三个方向，字幕都没有错。"],
    topics: ["字幕翻译实测"],
    author: "xiaotang_lost",
  },
];
