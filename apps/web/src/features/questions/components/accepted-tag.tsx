import { Tag } from "@lenscape/ui/tag";
import { Check } from "lucide-react";
import { questionText as text } from "#copy/question-text.ts";

/** Stands beside the name of the accepted answer's author. */
export function AcceptedTag() {
  return (
    <Tag tone="brand">
      <Check aria-hidden="true" />
      {text.isAccepted}
    </Tag>
  );
}
