import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Eye } from "lucide-react";
import { pageOf, pages } from "#paths";
import { editText } from "#shell/threads/edit-text.ts";
import { publishText as text } from "../text.ts";

interface SaveBarProps {
  /** Characters of a thread's text. */
  length?: number;
  failure: string;
  sending: boolean;
  /** What is published is changed: it is saved, and has no box. */
  editing: boolean;
  onKeep: () => void;
  onPreview: () => void;
}

/**
 * Keep, preview, publish: at the foot of the card, on a phone at the foot of the window. What went wrong there leaves room
 * for the notice of the frame, which stands above the buttons.
 */
export function SaveBar({ length, failure, sending, editing, onKeep, onPreview }: SaveBarProps) {
  return (
    <div
      data-slot="save-bar"
      className="border-border border-t bg-surface px-4 py-3 max-md:fixed max-md:inset-x-0 max-md:scroll-lock-gap max-md:bottom-0 z-(--z-sticky) max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:rounded-b-lg md:px-8"
    >
      <p
        role="alert"
        className={
          failure
            ? "mb-2 text-danger-text text-sm max-md:mb-[calc(0.75rem+var(--size-notice,0rem))] md:text-right"
            : "sr-only"
        }
      >
        {failure}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {length !== undefined && (
          <span className="mr-auto text-sm text-text-muted tabular-nums max-lg:hidden">
            {fillText(text.length, { n: length })}
          </span>
        )}
        {!editing && (
          <>
            <Button tone="ghost" className="max-md:px-2" asChild>
              <Link href={pageOf("drafts")}>{pages.drafts.title}</Link>
            </Button>
            <Button tone="ghost" className="max-md:px-2" onClick={onKeep}>
              {text.keep}
            </Button>
          </>
        )}
        <Button onClick={onPreview}>
          <Eye aria-hidden="true" strokeWidth={1.7} />
          {text.preview}
        </Button>
        <Button tone="primary" type="submit" loading={sending} className="px-4 md:px-7">
          {editing ? editText.save : text.publish}
        </Button>
      </div>
    </div>
  );
}
