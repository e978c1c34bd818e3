import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { SideCard } from "@lenscape/ui/side-card";
import { Hash } from "lucide-react";
import { communityText as text } from "#copy/community-text.ts";
import { paths } from "#paths";

/** How a topic comes to be, and the way to write with one. */
export function StartTopic() {
  return (
    <SideCard title={text.startTopic}>
      <div className="grid gap-3 px-4 pb-2">
        <p className="text-sm text-text-secondary">{text.startTopicHint}</p>
        <Button asChild block>
          <Link href={paths.publish(0)}>
            <Hash aria-hidden="true" strokeWidth={1.7} />
            {text.startTopicAction}
          </Link>
        </Button>
      </div>
    </SideCard>
  );
}
