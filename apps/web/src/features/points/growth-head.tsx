import { Dialog } from "@lenscape/ui/dialog";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { ChevronRight } from "lucide-react";
import { pointsText as text } from "#copy/points.ts";
import { pageOf } from "#paths";

/** The head of both pages: the way from one to the other, and the rules. */
export function GrowthHead({ current }: { current: "levels" | "points" }) {
  return (
    <div className="flex items-center justify-between gap-3 max-md:px-4">
      <LinkTabs
        aria-label={text.growth}
        className="-ml-3"
        items={[
          { href: pageOf("levels"), label: text.level },
          { href: pageOf("points"), label: text.points },
        ]}
        current={pageOf(current)}
      />
      <Dialog
        size="sm"
        title={text.rulesTitle}
        trigger={
          <button
            type="button"
            className="inline-flex min-h-10 flex-none items-center gap-0.5 rounded-xs text-sm text-text-muted hover:text-brand-text"
          >
            {text.rules}
            <ChevronRight aria-hidden="true" size={14} strokeWidth={1.7} />
          </button>
        }
      >
        <ol className="grid list-decimal gap-2 pl-5 text-text-secondary">
          {text.rulesLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </Dialog>
    </div>
  );
}
