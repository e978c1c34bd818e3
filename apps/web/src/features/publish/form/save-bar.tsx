import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Eye } from "lucide-react";
import { getPath, pages } from "#paths";
import { editText } from "#shell/threads/text.ts";
import { publishText as text } from "../text.ts";

interface SaveBarProps {
  /** Number of characters of the text; undefined for a moment. */
  length?: number;
  failure: string;
  isSending: boolean;
  /** Whether a published thread is edited, which has no list of drafts. */
  isEditing: boolean;
  onSaveDraft: () => void;
  onPreview: () => void;
}

/**
 * Buttons to save, preview and publish: at the bottom of the card, or of the viewport on phones. There the error leaves
 * space for the notice of the frame, which appears above the buttons.
 */
export function SaveBar({ length, failure, isSending, isEditing, onSaveDraft, onPreview }: SaveBarProps) {
  return (
    <div
      data-slot="save-bar"
      className="border-border border-t bg-surface px-4 py-3 max-md:fixed max-md:inset-x-0 max-md:scroll-lock-gap max-md:bottom-0 z-(--lens-z-sticky) max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:rounded-b-media md:px-8"
    >
      <p
        role="alert"
        className={
          failure
            ? "mb-2 text-danger-text text-meta max-md:mb-[calc(0.75rem+var(--lens-size-notice,0rem))] md:text-right"
            : "sr-only"
        }
      >
        {failure}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {length !== undefined && (
          <span className="mr-auto text-meta text-text-muted tabular-nums max-lg:hidden">
            {fillText(text.length, { n: length })}
          </span>
        )}
        {!isEditing && (
          <>
            <Button tone="ghost" className="max-md:px-2" asChild>
              <Link href={getPath("drafts")}>{pages.drafts.title}</Link>
            </Button>
            <Button tone="ghost" className="max-md:px-2" onClick={onSaveDraft}>
              {text.saveDraft}
            </Button>
          </>
        )}
        <Button onClick={onPreview}>
          <Eye aria-hidden="true" strokeWidth={1.7} />
          {text.preview}
        </Button>
        <Button tone="primary" type="submit" loading={isSending} className="px-4 md:px-7">
          {isEditing ? editText.save : text.publish}
        </Button>
      </div>
    </div>
  );
}
