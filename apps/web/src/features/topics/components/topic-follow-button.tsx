import { Button } from "@lenscape/ui/button";
import { FollowButton } from "@lenscape/ui/follow-button";
import { Check, Plus } from "lucide-react";
import { ViewerSlot } from "#shell/session/viewer-slot.tsx";
import { topicsText as text } from "../text.ts";
import { useTopicFollow } from "../use-topic-follow.ts";

interface TopicFollowButtonProps {
  topic: { id: string; content: string };
}

/** Follow button of a topic in a list. Not optimistic; visitors are asked to log in. */
export function TopicFollowButton({ topic }: TopicFollowButtonProps) {
  const { isFollow, pending, toggle } = useTopicFollow(topic.id);
  return (
    <ViewerSlot isKnown={isFollow !== undefined} className="h-7 w-18 flex-none rounded-full">
      <FollowButton
        isFollow={isFollow ?? false}
        name={`#${topic.content}`}
        pending={pending}
        onToggle={toggle}
      />
    </ViewerSlot>
  );
}

/** Follow button in the header of a topic. */
export function TopicFollowHeaderButton({ topic }: TopicFollowButtonProps) {
  const { isFollow, pending, toggle } = useTopicFollow(topic.id);
  const Icon = isFollow ? Check : Plus;
  return (
    <ViewerSlot isKnown={isFollow !== undefined} size="md" className="h-9 w-24 flex-none">
      <Button aria-pressed={isFollow ?? false} loading={pending} onClick={() => toggle(!isFollow)}>
        <Icon aria-hidden="true" strokeWidth={1.7} />
        <span key={`${isFollow}`}>{isFollow ? text.followed : text.follow}</span>
      </Button>
    </ViewerSlot>
  );
}
