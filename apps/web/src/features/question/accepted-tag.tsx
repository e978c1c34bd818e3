import { Tag } from "@lenscape/ui/tag";
import { Check } from "lucide-react";
import { questionText as text } from "#copy/question.ts";

/** Beside the name of whoever wrote the accepted answer. */
export function AcceptedTag() {
  return (
    <Tag tone="brand">
      <Check aria-hidden="true" />
      {text.isAccepted}
    </Tag>
  );
}
