import { Tag } from "@lenscape/ui/tag";
import { Check } from "lucide-react";
import { threadQuestionText as text } from "../text.ts";

/** Tag beside the author's name of the accepted answer. */
export function AcceptedTag() {
  return (
    <Tag tone="brand">
      <Check aria-hidden="true" />
      {text.acceptedTag}
    </Tag>
  );
}
