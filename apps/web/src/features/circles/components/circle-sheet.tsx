import type { Circle } from "@lenscape/api/types";
import { Sheet } from "@lenscape/ui/sheet";
import { communityText as text } from "#copy/community-text.ts";
import { CircleAbout } from "./circle-about.tsx";

/** The sidebar of a circle as a phone shows it. The default export is what `part` takes. */
export default function CircleSheet({ circle, onClose }: { circle: Circle; onClose: () => void }) {
  return (
    <Sheet open title={text.rulesAndModerators} onOpenChange={(open) => !open && onClose()}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CircleAbout circle={circle} />
      </div>
    </Sheet>
  );
}
