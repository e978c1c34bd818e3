/** Texts of the video upload. */
export const videoUploadText = {
  label: "视频",
  help: "mp4、webm，不超过 {n} MB；断网、刷新都能接着传",
  sent: "{sent} / {size} MB",
  rate: "{n} MB/s",
  remainingSeconds: "还要 {n} 秒",
  remainingMinutes: "还要 {n} 分钟",
  keptFor: "传过的会留 24 小时",
  uploaded: "已传 {n} MB",
  retryIn: "{s} 秒后自动再试（第 {n} 次）",
  resumed: "接上了。上次传到 {n}%，从断开的地方继续，没有重传。",
  chooseSame: "选同一个文件",
  chooseNote: "已传 {n}%。页面刷新过，选同一个文件就从这里接着传；选别的文件会放弃它。",
  chooseAny: "页面刷新过，选同一个文件就接着传；选别的文件会放弃它。",
  cellular: "换到了手机流量，先停在这里",
  unreadable: "读不到这个文件了，它可能被移动或改过，请重新选择",
  expired: "传过的部分已超过 24 小时，服务器没有留着，请重新上传",
} as const;
