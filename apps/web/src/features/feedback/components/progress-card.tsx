import { Card, CardHeader } from "@lenscape/ui/card";
import { Timeline } from "@lenscape/ui/timeline";
import { type FeedbackStatus, getProgressSteps } from "../progress-steps.ts";
import { feedbackText as text } from "../text.ts";

/** Card with the progress of a report, or with all steps if there is no report. */
export function ProgressCard({ status }: { status?: FeedbackStatus }) {
  return (
    <Card>
      <CardHeader title={text.progressTitle} />
      <Timeline
        className="px-4 pt-1 pb-4.5"
        events={getProgressSteps(status).map(({ status: step, state }) => ({
          id: String(step),
          state,
          title: text.status[step],
          note: text.progress[step],
        }))}
      />
    </Card>
  );
}
