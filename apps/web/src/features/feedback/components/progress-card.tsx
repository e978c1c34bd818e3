import { Card, CardHeader } from "@lenscape/ui/card";
import { Timeline } from "@lenscape/ui/timeline";
import { type FeedbackStatus, progressSteps } from "../progress-steps.ts";
import { feedbackText as text } from "../text.ts";

/** The way of a feedback, and where on it one of them is; without one, how it goes for each. The default export is what `pagePart` takes. */
export default function ProgressCard({ status }: { status?: FeedbackStatus }) {
  return (
    <Card>
      <CardHeader title={text.wayTitle} />
      <Timeline
        className="px-4 pt-1 pb-4.5"
        events={progressSteps(status).map(({ at, state }) => ({
          id: String(at),
          state,
          title: text.status[at],
          note: text.way[at],
        }))}
      />
    </Card>
  );
}
