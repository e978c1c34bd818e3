import { Button } from "@lenscape/ui/button";
import { FollowButton } from "@lenscape/ui/follow-button";
import { Check, Plus } from "lucide-react";
import { communityText as text } from "#copy/community-text.ts";
import { ViewerRoom } from "#shell/session/viewer-slot.tsx";
import { useTopicFollow } from "../use-topic-follow.ts";

interface TopicFollowProps {
  topic: { id: string; content: string };
}

/** Follows a topic from a list; it flips after success alone, and a visitor is taken to the login. */
export function TopicFollow({ topic }: TopicFollowProps) {
  const { isFollow, pending, toggle } = useTopicFollow(topic.id);
  return (
    <ViewerRoom isKnown={isFollow !== undefined} className="h-7 w-18 flex-none rounded-full">
      <FollowButton
        isFollow={isFollow ?? false}
        name={`#${topic.content}`}
        pending={pending}
        onToggle={toggle}
      />
    </ViewerRoom>
  );
}

/** The same in the header of a topic. */
export function TopicFollowLarge({ topic }: TopicFollowProps) {
  const { isFollow, pending, toggle } = useTopicFollow(topic.id);
  const Icon = isFollow ? Check : Plus;
  return (
    <ViewerRoom isKnown={isFollow !== undefined} size="md" className="h-9 w-24 flex-none">
      <Button aria-pressed={isFollow ?? false} loading={pending} onClick={() => toggle(!isFollow)}>
        <Icon aria-hidden="true" strokeWidth={1.7} />
        {isFollow ? text.followed : text.follow}
      </Button>
    </ViewerRoom>
  );
}
