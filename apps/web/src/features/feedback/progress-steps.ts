export type FeedbackStatus = 0 | 1 | 2 | 3 | 4 | 5 | 6;

interface ProgressStep {
  at: FeedbackStatus;
  state: "done" | "now" | "refused" | "todo";
}

/** What came before each state, as far as that is certain: a duplicate or what was taken back need not have been looked at. */
const BEFORE: Record<FeedbackStatus, readonly FeedbackStatus[]> = {
  0: [],
  1: [0],
  2: [0, 1],
  3: [0, 1],
  4: [0],
  5: [0],
  6: [0],
};

/** The steps of a feedback's way by what has been, is and may come; none of them is now when it is nobody's. */
export function progressSteps(status?: FeedbackStatus): ProgressStep[] {
  const steps = (states: readonly FeedbackStatus[], state: ProgressStep["state"]) =>
    states.map((at) => ({ at, state }));
  if (status === undefined) return steps([0, 1, 2, 3], "todo");
  const ahead = status < 3 ? ([1, 2, 3] as const).filter((at) => at > status) : [];
  // What ended well is done, what ended otherwise is not.
  const now = status === 3 ? "done" : status === 4 ? "refused" : "now";
  return [...steps(BEFORE[status], "done"), { at: status, state: now }, ...steps(ahead, "todo")];
}
