import { Close } from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../lib/locale.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Popup, type PopupProps } from "../popup/popup.tsx";

export type SheetProps = Omit<PopupProps, "type" | "label"> & {
  /** Side from which the sheet enters. */
  side?: "bottom" | "left" | "right";
  /** Title in the header, and the accessible name. */
  title: string;
  /** Hides the header; the title stays for screen readers. */
  titleHidden?: boolean;
  /** Buttons at the bottom, which do not scroll. */
  footer?: ReactNode;
};

/** Sheet: from the bottom on phones, 480 px wide at the sides, with fixed header and buttons. */
export function Sheet({
  side = "bottom",
  title,
  titleHidden = false,
  footer,
  children,
  ...props
}: SheetProps) {
  const text = useText();
  return (
    <Popup type={side} label={title} tabIndex={-1} {...props}>
      {!titleHidden && (
        <div
          data-slot="sheet-header"
          className="flex min-h-14 flex-none items-center justify-between gap-3 border-b border-border pr-3 pl-4"
        >
          <span aria-hidden="true" className="min-w-0 text-title font-semibold">
            {title}
          </span>
          <Close asChild>
            <IconButton aria-label={text.close}>
              <X aria-hidden="true" strokeWidth={1.7} />
            </IconButton>
          </Close>
        </div>
      )}
      <div
        data-slot="sheet-body"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys must be able to scroll it
        tabIndex={0}
        className="min-h-24 flex-1 overflow-y-auto p-4"
      >
        {children}
      </div>
      {footer && (
        <div data-slot="sheet-footer" className="flex flex-none gap-2 border-t border-border px-4 py-3.5">
          {footer}
        </div>
      )}
    </Popup>
  );
}
