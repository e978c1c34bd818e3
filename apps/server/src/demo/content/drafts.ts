/** What the demo member has written and not published. */
interface DemoDraft {
  kind: 0 | 1;
  title: string;
  /** Paragraphs of a thread; lines of a dynamic. */
  body: string[];
  circle?: string;
  topics: string[];
  /** Names of pictures of the demo set. */
  images: string[];
  device: string;
  hoursAgo: number;
}

export const demoDrafts: DemoDraft[] = [
  {
    kind: 1,
    title: "三副墨镜夹片，戴了一个夏天之后",
    body: [
      "夏天骑车和爬山都靠夹片，前后试了三种，先把结论写在前面：通勤用偏光灰，进山用茶色，阴天干脆不夹。",
      "第一副是卡扣式的，装拆最快，缺点是摘下来没地方放，我已经坐坏过一次。",
      "第二副是磁吸的，",
    ],
    circle: "配镜与佩戴",
    topics: ["我的镜片配置"],
    images: [],
    device: "Chrome · Windows",
    hoursAgo: 2,
  },
  {
    kind: 0,
    title: "",
    body: ["湖边的雾比预报晚散了一个小时，", "多出来的这一个小时，全归了我。"],
    topics: [],
    images: ["lake", "dawn"],
    device: "Mobile Safari · iOS",
    hoursAgo: 21,
  },
  {
    kind: 1,
    title: "",
    body: ["想写一篇给爸妈看的说明：开机、充电、接电话，一步一张图，字要大。", "目录先列在这里："],
    topics: [],
    images: [],
    device: "Chrome · Windows",
    hoursAgo: 76,
  },
];
