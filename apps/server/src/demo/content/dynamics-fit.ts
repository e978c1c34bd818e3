import type { DemoThread } from "./types.ts";

/** Dynamics of the kind `fit`. */
export const fitDynamics: DemoThread[] = [
  {
    circle: "配镜与佩戴",
    kind: "fit",
    body: ["新镜片到了，1.67，右 400 左 425，字终于不散了。等了十一天。"],
    pictures: ["orient"],
    topics: ["我的镜片配置"],
    heat: 1,
  },
  {
    circle: "配镜与佩戴",
    kind: "fit",
    body: ["第七天，摘下来的时候下意识去推了一下鼻梁，空的。"],
    topics: ["佩戴一整天"],
  },
  {
    circle: "配镜与佩戴",
    kind: "fit",
    body: ["剪坏了两条，第三条刚好。麂皮真的省心。"],
    pictures: ["latte"],
    topics: ["镜腿贴纸"],
  },
  {
    circle: "配镜与佩戴",
    kind: "fit",
    body: ["店员说单眼瞳距没必要量，我该坚持吗？"],
    topics: ["近视配镜", "求助"],
  },
  {
    circle: "配镜与佩戴",
    kind: "fit",
    body: ["袜口布袋改造完成，顺便把另一只袜子也解放了。"],
    pictures: ["orient", "tea"],
    topics: ["镜盒收纳"],
  },
  {
    circle: "配镜与佩戴",
    kind: "fit",
    body: ["从 5 档降到 3 档，晚上到家多了 11% 的电，眼睛也没那么干。"],
    topics: ["抬显亮度", "佩戴一整天"],
  },
  {
    circle: "配镜与佩戴",
    kind: "fit",
    body: ["今天自己调了鼻托，左右各转半圈，字抬上来了。很得意。"],
    topics: ["大字提醒"],
    author: "laoguangyan",
    heat: 1,
  },
  {
    circle: "配镜与佩戴",
    kind: "fit",
    body: ["散光轴位差了七度，重做。验光单一定拍照留底。"],
    topics: ["我的镜片配置"],
  },
  {
    circle: "配镜与佩戴",
    kind: "fit",
    body: ["布胶带版镜腿，蓝白格，配校服。"],
    pictures: ["dawn"],
    topics: ["镜腿贴纸"],
  },
  {
    circle: "配镜与佩戴",
    kind: "fit",
    body: ["口罩绳从耳朵后面绕到镜腿外面，打架次数从十几次降到两次。"],
    topics: ["佩戴一整天"],
  },
  {
    circle: "配镜与佩戴",
    kind: "fit",
    body: ["验光前一天别熬夜，我熬了，结果多出 25 度。"],
    topics: ["近视配镜"],
  },
];
