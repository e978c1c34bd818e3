import { Tag } from "@lenscape/ui/tag";
import { questionText as text } from "#copy/question-text.ts";

/** Marks a thread in a feed as a question, solved or not. */
export const QuestionTag = ({ isSolved }: { isSolved: 0 | 1 }) => (
  <Tag tone={isSolved ? "brand" : "info"}>{isSolved ? text.solved : text.asked}</Tag>
);
