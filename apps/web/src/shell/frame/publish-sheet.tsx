import { PublishEntry } from "@lenscape/ui/publish-entry";
import { Sheet } from "@lenscape/ui/sheet";
import type { publishTargets } from "#shell/navigation/menu.ts";
import { shellText as text } from "./text.ts";

interface PublishSheetProps {
  targets: ReturnType<typeof publishTargets>;
  onClose: () => void;
}

/** The phone's choice of what to publish. The default export is what `part` takes. */
export default function PublishSheet({ targets, onClose }: PublishSheetProps) {
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
