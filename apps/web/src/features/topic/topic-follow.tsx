import { Button } from "@lenscape/ui/button";
import { FollowButton } from "@lenscape/ui/follow-button";
import { Check, Plus } from "lucide-react";
import { communityText as text } from "#copy/community.ts";
import { useTopicFollow } from "./use-topic-follow.ts";

interface TopicFollowProps {
  topic: { id: string; content: string };
}

/** Follows a topic from a list; it flips after success alone, and a visitor is taken to the login. */
export function TopicFollow({ topic }: TopicFollowProps) {
  const { isFollow, pending, toggle } = useTopicFollow(topic.id);
  return <FollowButton isFollow={isFollow} name={`#${topic.content}`} pending={pending} onToggle={toggle} />;
}

/** The same in the header of a topic. */
export function TopicFollowLarge({ topic }: TopicFollowProps) {
  const { isFollow, pending, toggle } = useTopicFollow(topic.id);
  const Icon = isFollow ? Check : Plus;
  return (
    <Button aria-pressed={isFollow} loading={pending} onClick={() => toggle(!isFollow)}>
      <Icon aria-hidden="true" strokeWidth={1.7} />
      {isFollow ? text.followed : text.follow}
    </Button>
  );
}
