import { Card, CardHeader } from "@lenscape/ui/card";
import { feedbackText as text } from "../text.ts";

/** Sidebar of the report form: the next steps after sending. */
export function FeedbackFormAside() {
  return (
    <Card>
      <CardHeader title={text.nextStepsTitle} />
      <p className="px-4 pb-4 text-sm text-text-secondary leading-[1.7]">{text.nextSteps}</p>
    </Card>
  );
}
