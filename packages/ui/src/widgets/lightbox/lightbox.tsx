import * as Radix from "@radix-ui/react-dialog";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { fillText } from "../../lib/text-zh-hans.ts";
import { PopupContent } from "../popup/popup-content.tsx";
import { usePictureText } from "../upload-tile/picture-text.ts";
import { indexAfterKey, swipeStep } from "./lightbox-move.ts";

const CONTROL =
  "grid size-11 place-items-center rounded-full bg-black/60 text-white hover:bg-black/80 aria-disabled:opacity-40";

export type LightboxProps = {
  /** 要看的图，按给的顺序翻；`alt` 是读屏读的说明。 */
  images: readonly { url: string; alt: string }[];
  /** 大图是否打开，由外面决定；不给就自己记着。 */
  open?: boolean;
  /** 一开始就打开；之后自己记着。 */
  defaultOpen?: boolean;
  /** 打开或收起时调用，参数是新的状态。 */
  onOpenChange?: (open: boolean) => void;
  /** 打开它的按钮，可不给。 */
  trigger?: ReactElement;
  /** 打开时先看第几张，从 0 起。 */
  defaultIndex?: number;
};

/** 看大图：左右键、首尾键、滑动切换，点图或加减键放大缩小，Esc 关闭，焦点回到原处。到头的翻页按钮仍留着焦点。 */
export function Lightbox({
  images,
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  defaultIndex = 0,
}: LightboxProps) {
  const picture = usePictureText();
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay data-slot="lightbox-mask" className="fixed inset-0 z-(--z-overlay) bg-black/90" />
        <PopupContent
          data-slot="lightbox"
          aria-describedby={undefined}
          className="fixed inset-0 z-(--z-overlay) text-white outline-none"
        >
          <Radix.Title className="sr-only">{picture.viewer}</Radix.Title>
          <Viewer images={images} defaultIndex={defaultIndex} />
        </PopupContent>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The inside of an open lightbox: mounted again at every opening, so it starts at the picture asked for. */
function Viewer({ images, defaultIndex }: Required<Pick<LightboxProps, "images" | "defaultIndex">>) {
  const text = useText();
  const picture = usePictureText();
  const [index, setIndex] = useState(defaultIndex);
  const [zoomed, setZoomed] = useState(false);
  const start = useRef<number | null>(null);
  const swiped = useRef(false);
  const image = images[index];
  const go = (to: number) => {
    if (to < 0 || to >= images.length || to === index) return;
    setIndex(to);
    setZoomed(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (["+", "=", "-"].includes(event.key)) setZoomed(event.key !== "-");
    const to = indexAfterKey(event.key, index, images.length);
    if (to === null) return;
    event.preventDefault();
    go(to);
  };
  const onPointerUp = (event: PointerEvent) => {
    const step = start.current === null || zoomed ? 0 : swipeStep(event.clientX - start.current);
    start.current = null;
    swiped.current = step !== 0;
    if (step !== 0) go(index + step);
  };
  if (!image) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the whole viewer, wherever the focus is in it
    <div className="grid size-full" onKeyDown={onKeyDown}>
      <div className={cn("grid size-full place-items-center overflow-auto", zoomed && "place-items-start")}>
        <button
          type="button"
          // What is in a button is not read by itself: without it the picture would have no words.
          aria-label={[image.alt, zoomed ? picture.zoomOut : picture.zoomIn].filter(Boolean).join(text.comma)}
          onPointerDown={(event) => {
            start.current = event.clientX;
            swiped.current = false;
          }}
          onPointerUp={onPointerUp}
          onClick={() => !swiped.current && setZoomed(!zoomed)}
          className={cn("touch-pan-y", zoomed ? "cursor-zoom-out touch-auto" : "cursor-zoom-in")}
        >
          <img
            src={image.url}
            alt={image.alt}
            referrerPolicy="no-referrer"
            draggable={false}
            className={zoomed ? "w-[200vw] max-w-none" : "max-h-dvh max-w-full object-contain"}
          />
        </button>
      </div>
      <Radix.Close aria-label={text.close} className={cn(CONTROL, "absolute top-4 right-4")}>
        <X aria-hidden="true" size="1.25rem" strokeWidth={1.7} />
      </Radix.Close>
      {images.length > 1 && (
        <>
          <button
            type="button"
            aria-label={picture.prevPicture}
            aria-disabled={index === 0}
            onClick={() => go(index - 1)}
            className={cn(CONTROL, "absolute top-1/2 left-4 -translate-y-1/2")}
          >
            <ChevronLeft aria-hidden="true" size="1.25rem" strokeWidth={1.7} />
          </button>
          <button
            type="button"
            aria-label={picture.nextPicture}
            aria-disabled={index === images.length - 1}
            onClick={() => go(index + 1)}
            className={cn(CONTROL, "absolute top-1/2 right-4 -translate-y-1/2")}
          >
            <ChevronRight aria-hidden="true" size="1.25rem" strokeWidth={1.7} />
          </button>
        </>
      )}
      <p
        role="status"
        className="absolute bottom-4 left-1/2 -translate-x-1/2 rounded-full bg-black/60 px-3 py-1 text-xs tabular-nums"
      >
        {fillText(text.pictureOf, { n: index + 1, max: images.length })}
      </p>
    </div>
  );
}
