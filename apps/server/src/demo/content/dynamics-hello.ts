import type { DemoThread } from "./types.ts";

/** Dynamics of the kind `hello`. */
export const helloDynamics: DemoThread[] = [
  {
    circle: "新手报到",
    kind: "hello",
    body: ["报到：海边小城，右 150，想学会拍浪。"],
    topics: ["第一次戴上它"],
    device: "Lens Air",
  },
  {
    circle: "新手报到",
    kind: "hello",
    body: ["第一张照片，阳台，六点半，拍到了自己的手指。"],
    pictures: ["dawn"],
    topics: ["第一次戴上它"],
  },
  {
    circle: "新手报到",
    kind: "hello",
    body: ["指示灯常亮是在录吗？有点紧张。"],
    topics: ["求助"],
  },
  {
    circle: "新手报到",
    kind: "hello",
    body: ["快递到了，先充电，听前辈的话不急着拍。"],
    pictures: ["orient"],
    topics: ["我的镜片配置"],
  },
  {
    circle: "新手报到",
    kind: "hello",
    body: ["第二天，手机解锁从 120 次变成 88 次。"],
    topics: ["低头时间减半"],
  },
];
