import { Sheet } from "@lenscape/ui/sheet";
import { threadText as text } from "#copy/thread.ts";
import Composer, { type ComposerProps } from "./composer.tsx";

interface WriteSheetProps extends Pick<ComposerProps, "threadId" | "circleId" | "onPosted"> {
  onClose: () => void;
}

/** The phone's composer, in a sheet from below. The default export is what `part` takes. */
export default function WriteSheet({ onPosted, onClose, ...where }: WriteSheetProps) {
  return (
    <Sheet open title={text.write} onOpenChange={onClose}>
      {/* Room for the members an @ lists below the text. */}
      <div className="min-h-80">
        <Composer
          {...where}
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
