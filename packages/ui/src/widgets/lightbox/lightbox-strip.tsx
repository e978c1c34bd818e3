import { useEffect, useRef } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useText } from "../../lib/locale.tsx";
import { usePictureText } from "../upload-tile/picture-text.ts";
import type { LightboxImage } from "./lightbox-image.ts";

type LightboxStripProps = {
  images: readonly LightboxImage[];
  index: number;
  onPick: (index: number) => void;
};

/** Row of thumbnails that keeps the current one visible. */
export function LightboxStrip({ images, index, onPick }: LightboxStripProps) {
  const text = useText();
  const pictureText = usePictureText();
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is the reason to scroll
  useEffect(() => {
    current.current?.scrollIntoView?.({ block: "nearest", inline: "center" });
  }, [index]);
  return (
    <nav
      aria-label={pictureText.allPictures}
      className="mx-auto flex max-w-full gap-2 overflow-x-auto px-4 pt-1 pb-4 [scrollbar-width:none] motion-safe:scroll-smooth"
    >
      {images.map(({ url }, at) => (
        <button
          key={url}
          ref={at === index ? current : undefined}
          type="button"
          aria-label={fillText(text.pictureOf, { n: at + 1, max: images.length })}
          aria-current={at === index || undefined}
          onClick={() => onPick(at)}
          className={cn(
            "relative h-11 w-15 flex-none rounded-control md:h-12 md:w-18",
            at === index
              ? "after:absolute after:inset-x-0 after:-bottom-2 after:h-0.5 after:bg-brand"
              : "opacity-60 hover:opacity-100",
          )}
        >
          <img
            src={url}
            alt=""
            loading="lazy"
            referrerPolicy="no-referrer"
            draggable={false}
            className="size-full rounded-control object-cover"
          />
        </button>
      ))}
    </nav>
  );
}
