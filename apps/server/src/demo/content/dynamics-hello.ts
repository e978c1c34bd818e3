import type { DemoThread } from "./types.ts";

/** Dynamics of the kind `hello`. */
export const helloDynamics: DemoThread[] = [
  {
    circle: "新手报到",
    kind: "hello",
    body: ["报到：海边小城，右 150，想学会拍浪。"],
    topics: ["第一次戴上它"],
    author: "haibian_mo",
    ago: [59.4, 59],
  },
  {
    circle: "新手报到",
    kind: "hello",
    body: ["第一张照片，阳台，六点半。前面还有三张，拍的都是自己的手指。"],
    topics: ["第一次戴上它"],
    pictures: ["dawn"],
    author: "bohe_yan",
    ago: [30.5, 30.1],
  },
  {
    circle: "新手报到",
    kind: "hello",
    body: ["指示灯常亮是在录吗？有点紧张。"],
    topics: ["求助"],
    said: [
      ["白灯常亮是开机，拍照才闪一下，录像是一直闪。", "那就好，我在地铁上紧张了一路。"],
      "设置里搜「指示灯」，有一页图，看一眼就记住了。",
    ],
    author: "jiemo_xigua",
    ago: [29.2, 28.9],
  },
  {
    circle: "新手报到",
    kind: "hello",
    body: ["快递到了，先充电，听前辈的话不急着拍。"],
    pictures: ["orient"],
    author: "jiemo_xigua",
    topics: ["第一次戴上它"],
    ago: [29.9, 29.6],
  },
  {
    circle: "新手报到",
    kind: "hello",
    body: ["第二天，手机解锁从 120 次变成 88 次。"],
    topics: ["低头时间减半"],
    author: "chuifeng_ji",
    ago: [53.5, 53],
  },
];
