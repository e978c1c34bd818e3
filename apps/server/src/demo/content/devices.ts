/** What is particular about some owners' devices; the others' numbers are drawn. */
export const ownersDevices: Record<string, { sn: string; nickname: string }> = {
  member: { sn: "LS267A404418", nickname: "我的爬山眼镜" },
  laochen_ride: { sn: "LS267C118020", nickname: "骑车那副" },
  linjian_fm: { sn: "LS268B203377", nickname: "录音眼镜" },
  moderator: { sn: "LS267A405102", nickname: "带着走路的" },
};

interface DemoApplication {
  username: string;
  modelId: string;
  sn: string;
  channel: "official" | "online" | "store" | "friend" | "other";
  orderNo: string;
  daysAgo: number;
  /** Why it was refused; absent = it waits. */
  reason?: string;
}

/** Applications that are not passed: the demo member's two, and the reviewers' queue. */
export const waitingDevices: DemoApplication[] = [
  {
    username: "member",
    modelId: "3",
    sn: "LA26C3100937",
    channel: "store",
    orderNo: "2026111500473",
    daysAgo: 0.5,
  },
  {
    username: "member",
    modelId: "2",
    sn: "LA26B7742206",
    channel: "online",
    orderNo: "",
    daysAgo: 3.4,
    reason: "序列号照片反光，末四位看不清。换个角度，关掉闪光灯再拍一张。",
  },
  {
    username: "guangquan8",
    modelId: "1",
    sn: "LS268D017765",
    channel: "official",
    orderNo: "2026111200816",
    daysAgo: 1.2,
  },
  {
    username: "hean3",
    modelId: "2",
    sn: "LA26A5501182",
    channel: "friend",
    orderNo: "",
    daysAgo: 1.9,
  },
  {
    username: "amo_buaoye",
    modelId: "1",
    sn: "LS267F339014",
    channel: "online",
    orderNo: "2026110900257",
    daysAgo: 0.8,
  },
  {
    username: "navi_aqi",
    modelId: "4",
    sn: "LU26K0010093",
    channel: "other",
    orderNo: "",
    daysAgo: 2.3,
  },
  {
    username: "kongge4",
    modelId: "3",
    sn: "LA26C3218841",
    channel: "official",
    orderNo: "2026111701038",
    daysAgo: 0.2,
  },
];
