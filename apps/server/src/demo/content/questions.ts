/** A thread of the demo that asks. */
export interface DemoQuestion {
  /** The thread's title. */
  thread: string;
  model: string;
  firmware: string;
  /** How the answer begins that is accepted; absent = none. */
  accepted?: string;
  /** Another one that was accepted before. */
  earlier?: string;
}

export const questions: DemoQuestion[] = [
  {
    thread: "求助：更新卡在 62%，等了一个晚上",
    model: "Lens One",
    firmware: "1.0.6",
    accepted: "别拔，先把手机蓝牙关了再开",
    earlier: "放着充一会儿",
  },
  {
    thread: "求助：逆光下人脸总是黑的",
    model: "Lens Air",
    firmware: "1.1.0",
    accepted: "先决定要脸还是要天空",
  },
  { thread: "求助：戴两个小时就头疼，是度数还是鼻托的问题", model: "Lens Air", firmware: "1.1.0" },
  { thread: "求助：方言老师的课，有没有办法提高准确率", model: "Lens One", firmware: "1.1.0" },
  { thread: "求助：后台拿不到陀螺仪数据，是权限还是系统限制", model: "", firmware: "" },
  {
    thread: "还没有买，想先问五个问题再决定",
    model: "",
    firmware: "",
    accepted: "一天一充，盒子能再充两次多",
  },
];
