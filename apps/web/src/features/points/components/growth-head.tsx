import { LinkTabs } from "@lenscape/ui/link-tabs";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { getPath } from "#paths";
import { pointsSharedText } from "#shell/points/text.ts";
import { pointsText as text } from "../text.ts";
import { PointsRulesDialog } from "./points-rules-dialog.tsx";

/** Header of the level and points pages with their tabs and the rules. */
export function GrowthHeader({ current }: { current: "levels" | "points" }) {
  const [areRulesOpen, setRulesOpen] = useState(false);
  return (
    <div className="flex items-center justify-between gap-3 max-md:px-4">
      <LinkTabs
        aria-label={pointsSharedText.growth}
        className="-ml-3"
        items={[
          { href: getPath("levels"), label: text.level },
          { href: getPath("points"), label: text.points },
        ]}
        current={getPath(current)}
      />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setRulesOpen(true)}
        className="inline-flex min-h-10 flex-none items-center gap-0.5 rounded-control text-meta text-text-muted hover:text-brand-text"
      >
        {text.rules}
        <ChevronRight aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
      </button>
      {areRulesOpen && <PointsRulesDialog onClose={() => setRulesOpen(false)} />}
    </div>
  );
}
