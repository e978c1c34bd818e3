import { Card, CardHeader } from "@lenscape/ui/card";
import { feedbackText as text } from "../text.ts";

/** What happens after a feedback has been sent. */
export function FormAside() {
  return (
    <Card>
      <CardHeader title={text.after} />
      <p className="px-4 pb-4 text-sm text-text-secondary leading-[1.7]">{text.afterText}</p>
    </Card>
  );
}
