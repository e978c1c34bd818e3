import { Tag } from "@lenscape/ui/tag";
import { questionTagText as text } from "./text.ts";

/** Tag of a question in a feed, solved or unsolved. */
export const QuestionTag = ({ isSolved }: { isSolved: 0 | 1 }) => (
  <Tag tone={isSolved ? "brand" : "info"}>{isSolved ? text.solved : text.unsolved}</Tag>
);
