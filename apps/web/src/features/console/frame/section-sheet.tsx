import { Sheet } from "@lenscape/ui/sheet";
import type { ReactNode } from "react";
import { consoleText as text } from "../text.ts";

interface SectionSheetProps {
  /** The menu, which the page has loaded for its column. */
  children: ReactNode;
  onClose: () => void;
}

/** The menu of the console where there is no room for its column. The default export is what `part` takes. */
export default function SectionSheet({ children, onClose }: SectionSheetProps) {
  return (
    <Sheet
      open
      side="left"
      title={text.nav}
      onOpenChange={onClose}
      // The first press of Escape empties the field.
      onEscapeKeyDown={(event) => {
        if (event.target instanceof HTMLInputElement && event.target.value) event.preventDefault();
      }}
    >
      <nav aria-label={text.nav} className="flex h-full flex-col">
        {children}
      </nav>
    </Sheet>
  );
}
