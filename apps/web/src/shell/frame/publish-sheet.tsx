import { PublishEntry } from "@lenscape/ui/publish-entry";
import { Sheet } from "@lenscape/ui/sheet";
import type { getPublishHrefs } from "#shell/navigation/menu.ts";
import { shellText as text } from "./text.ts";

interface PublishSheetProps {
  targets: ReturnType<typeof getPublishHrefs>;
  onClose: () => void;
}

/** Sheet on phones for choosing what to publish. */
export function PublishSheet({ targets, onClose }: PublishSheetProps) {
  return (
    <Sheet open titleHidden title={text.publish} onOpenChange={onClose}>
      <PublishEntry
        momentHref={targets.moment}
        threadHref={targets.thread}
        activityHref={targets.activity}
        onClick={onClose}
      />
    </Sheet>
  );
}
