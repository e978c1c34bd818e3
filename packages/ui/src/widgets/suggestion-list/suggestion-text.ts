import { type Locale, useLocale } from "../../lib/locale.tsx";

const zhHans = {
  member: "提到好友",
  topic: "话题",
  searching: "正在查找…",
  noMember: "没有找到这位成员",
  noTopic: "没有找到这个话题",
  failed: "没有查到，稍后再试",
  newTopic: "新建话题",
  found: "{n} 个结果，上下键选择",
  searchMember: "输入昵称查找",
  searchTopic: "输入话题名查找或新建",
  results: "查找结果",
};

const en: typeof zhHans = {
  member: "Mention someone",
  topic: "Topic",
  searching: "Searching…",
  noMember: "Nobody found",
  noTopic: "No such topic",
  failed: "Could not search, try again later",
  newTopic: "New topic",
  found: "{n} results, use the arrow keys",
  searchMember: "Find by nickname",
  searchTopic: "Find or make a topic",
  results: "Results",
};

const TEXTS: Record<Locale, typeof zhHans> = { "zh-Hans": zhHans, en };

/** The words of the lists after `@` and `#`. */
export function useSuggestionText(): typeof zhHans {
  return TEXTS[useLocale()];
}
