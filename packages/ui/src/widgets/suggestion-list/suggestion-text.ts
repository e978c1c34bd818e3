import { useTranslation } from "../../lib/locale.tsx";

export const suggestionText = {
  member: "提到好友",
  topic: "话题",
  item: "找到的",
  searching: "正在查找…",
  noMember: "没有找到这位成员",
  noTopic: "没有找到这个话题",
  noItem: "没有找到",
  failed: "没有查到，稍后再试",
  newTopic: "新建话题",
  found: "{n} 个结果，上下键选择",
  searchMember: "输入昵称查找",
  searchTopic: "输入话题名查找或新建",
  results: "查找结果",
};

export type SuggestionText = typeof suggestionText;

/** Returns the texts of suggestion lists in the current language. */
export function useSuggestionText(): SuggestionText {
  return useTranslation(suggestionText);
}
