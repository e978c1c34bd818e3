import type { Topic } from "@lenscape/api/types";
import { HeatTag } from "@lenscape/ui/tag";

/** Tag behind the name of a topic (热, 爆 or 新), set by the ranking job. */
export function TopicMark({ topic }: { topic: Pick<Topic, "mark"> }) {
  return topic.mark ? <HeatTag kind={topic.mark} /> : null;
}
