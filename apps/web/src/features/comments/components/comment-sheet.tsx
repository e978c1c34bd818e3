import { Sheet } from "@lenscape/ui/sheet";
import { threadText as text } from "#copy/thread-text.ts";
import { answersText } from "../answers-text.ts";
import Composer, { type ComposerProps } from "./comment-composer.tsx";

interface WriteSheetProps extends Pick<ComposerProps, "thread" | "parentId" | "label" | "onPosted"> {
  onClose: () => void;
}

/** The phone's composer, in a sheet from below. The default export is what `part` takes. */
export default function WriteSheet({ onPosted, onClose, label, ...props }: WriteSheetProps) {
  return (
    <Sheet
      open
      title={label ?? (props.thread.question ? answersText.prompt : text.write)}
      onOpenChange={onClose}
    >
      {/* Room for the members an @ lists below the text, while it does. */}
      <div className="has-[[role=listbox]]:min-h-80">
        <Composer
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
