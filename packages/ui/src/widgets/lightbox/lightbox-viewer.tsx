import * as Radix from "@radix-ui/react-dialog";
import { ChevronLeft, ChevronRight, Download, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { getPressedKey } from "../../lib/keys.ts";
import { useText } from "../../lib/locale.tsx";
import { usePictureText } from "../upload-tile/picture-text.ts";
import type { LightboxImage } from "./lightbox-image.ts";
import { indexAfterKey } from "./lightbox-move.ts";
import { LightboxPicture, type LightboxPictureHandle } from "./lightbox-picture.tsx";
import { LightboxStrip } from "./lightbox-strip.tsx";
import { useRow } from "./use-row.ts";

type LightboxViewerProps = {
  images: readonly LightboxImage[];
  defaultIndex: number;
  byline?: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
};

const CONTROL =
  "grid size-10 flex-none place-items-center rounded-full text-text-secondary hover:bg-surface-raised hover:text-text";
const TURN =
  "absolute top-1/2 z-1 grid size-12 -translate-y-1/2 place-items-center rounded-full bg-surface-raised hover:bg-surface-raised-hover aria-disabled:opacity-40 max-md:hidden";

/** Content of an open lightbox, mounted at every opening so that it starts at the requested image. */
export function LightboxViewer({ images, defaultIndex, byline, actions, onClose }: LightboxViewerProps) {
  const text = useText();
  const pictureText = usePictureText();
  const row = useRef<HTMLUListElement>(null);
  const currentPicture = useRef<LightboxPictureHandle>(null);
  const { index, moving, go, handlers } = useRow(row, images.length, defaultIndex);
  const image = images[index];
  // Takes the keys from the start.
  useEffect(() => currentPicture.current?.focus(), []);
  // Moves the focus, and with it the keys, from an image that left to the current one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the image changes
  useEffect(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || row.current?.contains(focused))
      currentPicture.current?.focus();
  }, [index]);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = getPressedKey(event) ?? "";
    if (["+", "=", "-"].includes(key)) currentPicture.current?.enlarge(key !== "-");
    const to = indexAfterKey(key, index, images.length);
    if (to === null) return;
    event.preventDefault();
    go(to);
  };
  if (!image) return null;
  const several = images.length > 1;
  const retreat = cn("motion-safe:transition-opacity", moving && "opacity-40");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the whole viewer, wherever the focus is in it
    <div
      className="grid size-full grid-cols-[minmax(0,1fr)] grid-rows-[3.5rem_minmax(0,1fr)_auto] pb-[env(safe-area-inset-bottom)]"
      onKeyDown={onKeyDown}
    >
      <div className={cn("flex items-center justify-end gap-1 pr-2 pl-4", retreat)}>
        <p role="status" className="mr-auto text-text-secondary tabular-nums">
          <span aria-hidden="true">{several && `${index + 1} / ${images.length}`}</span>
          <span className="sr-only">{fillText(text.pictureOf, { n: index + 1, max: images.length })}</span>
        </p>
        <a href={image.url} download="" aria-label={pictureText.download} className={CONTROL}>
          <Download aria-hidden="true" size="1.25rem" strokeWidth={1.7} />
        </a>
        <Radix.Close aria-label={text.close} className={CONTROL}>
          <X aria-hidden="true" size="1.25rem" strokeWidth={1.7} />
        </Radix.Close>
      </div>
      <div className="relative min-h-0">
        <ul
          ref={row}
          {...handlers}
          className="flex size-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-contain [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {images.map((one, at) => (
            <li key={one.url} className="size-full flex-none snap-center snap-always px-1.5 md:px-22">
              {Math.abs(at - index) < 2 && (
                <LightboxPicture
                  ref={at === index ? currentPicture : undefined}
                  image={one}
                  current={at === index}
                  onPutAway={onClose}
                />
              )}
            </li>
          ))}
        </ul>
        {several && (
          <>
            <button
              type="button"
              aria-label={pictureText.prevPicture}
              aria-disabled={index === 0}
              onClick={() => go(index - 1)}
              className={cn(TURN, "left-6")}
            >
              <ChevronLeft aria-hidden="true" size="1.25rem" strokeWidth={1.7} />
            </button>
            <button
              type="button"
              aria-label={pictureText.nextPicture}
              aria-disabled={index === images.length - 1}
              onClick={() => go(index + 1)}
              className={cn(TURN, "right-6")}
            >
              <ChevronRight aria-hidden="true" size="1.25rem" strokeWidth={1.7} />
            </button>
          </>
        )}
      </div>
      <div className={cn("mx-auto grid w-full max-w-content gap-3 pt-3", retreat)}>
        {(image.caption || byline || actions) && (
          <div className="flex items-end justify-between gap-x-6 gap-y-2 px-4 max-md:flex-col max-md:items-stretch">
            <div className="grid min-w-0 gap-1.5">
              {image.caption && (
                <p className="line-clamp-3 text-ui leading-[1.5rem] wrap-anywhere">{image.caption}</p>
              )}
              {byline}
            </div>
            {actions && <div className="flex flex-none flex-wrap items-center gap-1">{actions}</div>}
          </div>
        )}
        {several && <LightboxStrip images={images} index={index} onPick={go} />}
      </div>
    </div>
  );
}
