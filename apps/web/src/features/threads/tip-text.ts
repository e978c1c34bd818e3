/** Texts of tipping. */
export const tipText = {
  title: "打赏作者",
  ownTitle: "收到的打赏",
  amounts: "打赏多少积分",
  balance: "余额 {balance} 积分，今天还能打赏 {left}",
  tipped: "你已打赏 {n} 积分",
  short: "积分不足，还差{n}",
  submit: "打赏 {n} 积分",
  done: "已打赏 {n} 积分",
  earn: "去赚积分",
  tippers: "{n} 人打赏过",
  nobody: "还没有人打赏，做第一个",
  ownNobody: "还没有收到打赏",
} as const;
