import { type Ref, useImperativeHandle, useRef } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { usePictureText } from "../upload-tile/picture-text.ts";
import type { LightboxImage } from "./lightbox-image.ts";
import { useZoom } from "./use-zoom.ts";

/** Handle for the keys of the viewer. */
export interface LightboxPictureHandle {
  enlarge: (to: boolean) => void;
  focus: () => void;
}

type LightboxPictureProps = {
  ref?: Ref<LightboxPictureHandle>;
  image: LightboxImage;
  /** Whether the image is the current one; the others cannot be focused. */
  current: boolean;
  onPutAway: () => void;
};

/** Image of the row, as large as the window allows; zoomed by click, double tap, pinch or the plus key. */
export function LightboxPicture({ ref, image, current, onPutAway }: LightboxPictureProps) {
  const text = useText();
  const pictureText = usePictureText();
  const frame = useRef<HTMLButtonElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const { view, zoomed, pulled, enlarge, handlers } = useZoom({ frame, picture, onPutAway });
  useImperativeHandle(ref, () => ({ enlarge, focus: () => frame.current?.focus({ preventScroll: true }) }));
  const { scale, x, y } = view;
  return (
    <button
      ref={frame}
      type="button"
      inert={!current}
      // The content of a button is not announced by itself: without a label the image would have no description.
      aria-label={[image.alt, zoomed ? pictureText.zoomOut : pictureText.zoomIn]
        .filter(Boolean)
        .join(text.comma)}
      {...handlers}
      className={cn(
        "grid size-full place-items-center overflow-hidden -outline-offset-4",
        zoomed ? "cursor-zoom-out touch-none" : "cursor-zoom-in touch-pan-x",
      )}
    >
      <img
        ref={picture}
        src={image.url}
        alt={image.alt}
        referrerPolicy="no-referrer"
        draggable={false}
        style={{
          transform:
            pulled === null ? `translate(${x}px, ${y}px) scale(${scale})` : `translateY(${pulled}px)`,
          opacity: pulled === null ? undefined : Math.max(0.3, 1 - pulled / 400),
        }}
        className={cn(
          "max-h-full max-w-full rounded-control object-contain select-none",
          pulled === null && "motion-safe:transition-transform motion-safe:duration-(--lens-duration-base)",
        )}
      />
    </button>
  );
}
