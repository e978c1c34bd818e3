import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { SideCard } from "@lenscape/ui/side-card";
import { Hash } from "lucide-react";
import { paths } from "#paths";
import { topicsText as text } from "../text.ts";

/** Sidebar card that explains how to start a topic, with a link to publish. */
export function StartTopic() {
  return (
    <SideCard title={text.startTopic}>
      <div className="grid gap-3 px-4 pb-2">
        <p className="text-meta text-text-secondary">{text.startTopicHint}</p>
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
