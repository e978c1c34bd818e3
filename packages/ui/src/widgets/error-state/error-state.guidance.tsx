import type { Pair } from "../../docs/guidance.ts";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { ErrorState } from "./error-state.tsx";

export const guidance: Pair[] = [
  {
    good: <ErrorState size="sm" title="没取到评论" onRetry={() => {}} />,
    do: "说没取到什么，能再试一次",
    bad: <EmptyState size="sm" title="没有评论" />,
    dont: "取不到时写成没有",
  },
];
