import * as Radix from "@radix-ui/react-dialog";
import type { ReactElement, ReactNode } from "react";
import { useOverlayContainer } from "../../lib/overlay-container.tsx";
import { useControlled } from "../../lib/use-controlled.ts";
import { PopupContent } from "../popup/popup-content.tsx";
import { usePictureText } from "../upload-tile/picture-text.ts";
import type { LightboxImage } from "./lightbox-image.ts";
import { LightboxViewer } from "./lightbox-viewer.tsx";

export type { LightboxImage };

export type LightboxProps = {
  /** Images in order, with `alt` as alternative text and `caption` below the image. */
  images: readonly LightboxImage[];
  /** Whether the lightbox is open; leave it out to let the widget keep the state. */
  open?: boolean;
  /** Whether it is open at first; the widget keeps the state afterwards. */
  defaultOpen?: boolean;
  /** Called with the new state after opening or closing. */
  onOpenChange?: (open: boolean) => void;
  /** Button that opens it; optional. */
  trigger?: ReactElement;
  /** Index of the first image to show, from 0. */
  defaultIndex?: number;
  /** Line below the caption: author and thread. */
  byline?: ReactNode;
  /** Actions at the lower right, for example like and favourite. */
  actions?: ReactNode;
};

/**
 * Lightbox on a dark background in both themes. Swipe, arrow keys, Home, End and thumbnails change the image; pinch,
 * double tap, click, plus and minus zoom; pulling down and Escape close it and return the focus. The previous and
 * next buttons stay focusable at the ends.
 */
export function Lightbox({
  images,
  open: given,
  defaultOpen = false,
  onOpenChange,
  trigger,
  defaultIndex = 0,
  byline,
  actions,
}: LightboxProps) {
  const pictureText = usePictureText();
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const container = useOverlayContainer();
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={container}>
        <PopupContent
          data-slot="lightbox"
          // Images have the same background in both themes.
          data-theme="dark"
          aria-describedby={undefined}
          className="fixed inset-0 z-(--lens-z-overlay) bg-bg text-text outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        >
          <Radix.Title className="sr-only">{pictureText.viewer}</Radix.Title>
          <LightboxViewer {...{ images, defaultIndex, byline, actions }} onClose={() => setOpen(false)} />
        </PopupContent>
      </Radix.Portal>
    </Radix.Root>
  );
}
