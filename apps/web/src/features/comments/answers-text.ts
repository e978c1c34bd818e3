/** What a thread's page says otherwise where the thread is a question: its comments are answers. */
export const answersText = {
  comments: "回答",
  empty: {
    hot: "还没有回答，来写第一条",
    latest: "还没有回答，来写第一条",
    author: "楼主还没有回复",
  },
  login: "登录后参与回答",
  prompt: "写回答",
  post: "发表回答",
  newComments: "有 {n} 条新回答",
} as const;
