import type { pollText } from "./poll-text.ts";

export const pollTextEn: typeof pollText = {
  title: "Poll",
  single: "Choose one",
  multiple: "Choose up to {n}",
  voters: "{n} voted",
  nobody: "Nobody has voted yet",
  until: "Ends {time}",
  over: "Ended",
  rule: "Vote to see the results. A vote cannot be changed",
  submit: "Vote",
  votes: "{n} votes",
  mine: "My choice",
  full: "{n} chosen. Take one off to change",
};
