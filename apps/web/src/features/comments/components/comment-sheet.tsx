import { Sheet } from "@lenscape/ui/sheet";
import { answersText, commentsText as text } from "../text.ts";
import type { ComposerProps } from "./comment-composer.tsx";
import { LazyComposer } from "./lazy-composer.tsx";

interface CommentSheetProps extends Pick<ComposerProps, "thread" | "parentId" | "label" | "onPosted"> {
  onClose: () => void;
}

/** Composer in a bottom sheet, for phones. */
export function CommentSheet({ onPosted, onClose, label, ...props }: CommentSheetProps) {
  return (
    <Sheet
      open
      title={label ?? (props.thread.question ? answersText.prompt : text.sheetTitle)}
      onOpenChange={onClose}
    >
      {/* Reserves space for the `@` suggestions while they are open. */}
      <div className="has-[[role=listbox]]:min-h-80">
        <LazyComposer
          {...props}
          label={label}
          labelShown
          autoFocus
          onPosted={(posted) => {
            onClose();
            onPosted(posted);
          }}
        />
      </div>
    </Sheet>
  );
}
