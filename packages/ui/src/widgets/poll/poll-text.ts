export const pollText = {
  title: "投票",
  single: "单选",
  multiple: "最多选 {n} 项",
  voters: "{n} 人已投票",
  nobody: "还没有人投票",
  until: "{time} 截止",
  over: "已截止",
  rule: "投票后可以看到结果，投出后不能修改",
  submit: "投票",
  votes: "{n} 票",
  mine: "我选的",
  full: "已选满 {n} 项，取消一项才能换",
};
