export type FeedbackStatus = 0 | 1 | 2 | 3 | 4 | 5 | 6;

interface ProgressStep {
  status: FeedbackStatus;
  state: "done" | "now" | "refused" | "todo";
}

/** Statuses that certainly precede each status. A merged or withdrawn report may not have been processed. */
const PREVIOUS_STATUSES: Record<FeedbackStatus, readonly FeedbackStatus[]> = {
  0: [],
  1: [0],
  2: [0, 1],
  3: [0, 1],
  4: [0],
  5: [0],
  6: [0],
};

/** Returns the progress of a report: past, current and possible next steps. Without a status all are upcoming. */
export function getProgressSteps(status?: FeedbackStatus): ProgressStep[] {
  const steps = (statuses: readonly FeedbackStatus[], state: ProgressStep["state"]) =>
    statuses.map((status) => ({ status, state }));
  if (status === undefined) return steps([0, 1, 2, 3], "todo");
  const upcoming = status < 3 ? ([1, 2, 3] as const).filter((next) => next > status) : [];
  // Only a resolved report ends as done.
  const currentState = status === 3 ? "done" : status === 4 ? "refused" : "now";
  return [
    ...steps(PREVIOUS_STATUSES[status], "done"),
    { status, state: currentState },
    ...steps(upcoming, "todo"),
  ];
}
