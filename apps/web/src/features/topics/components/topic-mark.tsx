import type { Topic } from "@lenscape/api/types";
import { HeatTag } from "@lenscape/ui/tag";

/** 热、爆 or 新 behind a topic's name, as the ranking job found it. */
export function Mark({ topic }: { topic: Pick<Topic, "mark"> }) {
  return topic.mark ? <HeatTag kind={topic.mark} /> : null;
}
