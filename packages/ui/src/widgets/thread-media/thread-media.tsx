import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useText } from "../../lib/locale.tsx";
import type { ThreadImage, ThreadVideo } from "../thread-card/thread.ts";
import { type Capture, CaptureLine } from "./capture-line.tsx";
import { LateVideo } from "./late-video.tsx";
import { MediaChip } from "./media-chip.tsx";
import { MediaImage } from "./media-image.tsx";
import { imageUrl, mediaLayout, mediaRoom } from "./media-layout.ts";

export { CaptureLine } from "./capture-line.tsx";

const FRAME = "relative block overflow-hidden bg-surface-sunken";

const GROUP = "grid max-w-180 gap-1 overflow-hidden rounded-media";

const GRID = {
  one: "block",
  two: `${GROUP} grid-cols-2`,
  three: `${GROUP} grid-cols-3`,
  four: `${GROUP} w-full grid-cols-2`,
  nine: `${GROUP} w-full grid-cols-3`,
};

/** Grid widths in a list. */
const LIST_GRID = { one: "", two: "", three: "", four: "max-w-81", nine: "md:max-w-122" };

const CELL = {
  one: "w-full rounded-media",
  two: "aspect-3/2",
  three: "aspect-3/2",
  four: "aspect-square",
  nine: "aspect-square",
};

/** Maximum height of a single image in a list, in rem. */
const MAX_SINGLE_HEIGHT = 30;
/** Narrowest and widest ratio of a single image in a list; others are cropped. */
const MIN_RATIO = 2 / 3;
const MAX_RATIO = 21 / 9;

/** Size of a single image in a list: its own proportions, at most 480 px high and 720 px wide. */
function getSingleStyle({ width = 600, height = 400 }: ThreadImage): CSSProperties {
  const ratio = Math.min(Math.max(width / height || 1, MIN_RATIO), MAX_RATIO);
  return { aspectRatio: ratio, maxWidth: `min(45rem, ${MAX_SINGLE_HEIGHT * ratio}rem)` };
}

/** Grid widths of a whole thread. */
const WIDE_GRID = { ...LIST_GRID, four: "max-w-90", nine: "" };
const WIDE_CELLS = {
  four: "11.25rem",
  nine: "(min-width: 78rem) 16.5rem, (min-width: 48rem) 23vw, 33vw",
};

/** Single image of a whole thread: as wide as the text, in its own proportions. */
const WIDE = "block w-full overflow-hidden rounded-media";
const WIDE_SIZES = "(min-width: 78rem) 49.5rem, (min-width: 48rem) 70vw, 100vw";

/** Cover of an article or an activity in a list. */
const COVER = "aspect-video w-full max-w-180 rounded-media md:aspect-21/9";

const SIZES = {
  one: "(min-width: 48rem) 45rem, 100vw",
  two: "(min-width: 48rem) 22.5rem, 50vw",
  three: "(min-width: 48rem) 15rem, 33vw",
  four: "10rem",
  nine: "(min-width: 48rem) 10rem, 33vw",
};

export type ThreadMediaProps = Omit<ComponentProps<"div">, "children"> & {
  /** Images in display order; the last visible one shows the number of hidden ones. */
  images: readonly ThreadImage[];
  /** Videos, of which the first is shown: plays muted in view, one at a time. */
  videos?: readonly ThreadVideo[];
  /** 0 (moment) uses grids for four and more images; others use a row of three. */
  threadClassify?: number;
  /** Device that took the images, and the place; shown on the first image if the device is known. */
  capture?: Capture;
  /** Layout of a thread's own page: a single image is as wide as the text and uncropped, grids are larger. */
  wide?: boolean;
  /** Shows a single image as the cover of an article: 21:9, on phones 16:9. No effect with several images or a video. */
  cover?: boolean;
  /** Loads the images at once, for the first row of a page. */
  priority?: boolean;
  /** Makes each image a button; called with its index, from 0. */
  onImageOpen?: (index: number) => void;
};

/** Images or video of a thread in a feed. Renders nothing without media. */
export function ThreadMedia({
  images,
  videos = [],
  threadClassify = 1,
  capture,
  wide = false,
  cover = false,
  priority = false,
  onImageOpen,
  className,
  ...props
}: ThreadMediaProps) {
  const text = useText();
  const layout = mediaLayout(images, videos, threadClassify);
  const mark = capture?.device && <CaptureLine {...capture} />;
  if (layout === "none") return null;
  const video = videos[0];
  if (layout === "video" && video) {
    return (
      <div data-slot="thread-media" data-layout="video" {...props} className={className}>
        <LateVideo key={video.url} video={video} priority={priority} mark={mark} />
      </div>
    );
  }
  const grid = layout === "video" ? "one" : layout;
  const isCover = cover && grid === "one" && !wide;
  const whole = wide && grid === "one";
  const cells = wide ? { ...SIZES, ...WIDE_CELLS } : SIZES;
  const visibleImages = images.slice(0, mediaRoom(grid));
  const hidden = images.length - visibleImages.length;
  return (
    <div
      data-slot="thread-media"
      data-layout={isCover ? "cover" : grid}
      {...props}
      className={cn(GRID[grid], (wide ? WIDE_GRID : LIST_GRID)[grid], className)}
    >
      {visibleImages.map((image, index) => (
        <Frame
          key={imageUrl(image)}
          label={fillText(text.pictureOf, { n: index + 1, max: images.length })}
          onClick={onImageOpen && (() => onImageOpen(index))}
          className={whole ? WIDE : isCover ? COVER : CELL[grid]}
          style={grid === "one" && !whole && !isCover ? getSingleStyle(image) : undefined}
        >
          <MediaImage
            image={image}
            sizes={whole ? WIDE_SIZES : cells[grid]}
            priority={priority && index === 0}
            className={whole ? "h-auto max-h-[80vh] object-contain" : undefined}
          />
          {index === 0 && mark}
          {hidden > 0 && index === visibleImages.length - 1 && <MediaChip>+{hidden}</MediaChip>}
        </Frame>
      ))}
    </div>
  );
}

type FrameProps = {
  label: string;
  onClick?: () => void;
  className: string;
  style: CSSProperties | undefined;
  children: ReactNode;
};

function Frame({ label, onClick, className, style, children }: FrameProps) {
  if (!onClick)
    return (
      <span className={cn(FRAME, className)} style={style}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      onClick={onClick}
      style={style}
      className={cn(FRAME, "focus-visible:-outline-offset-2", className)}
    >
      <span className="sr-only">{label}</span>
      {children}
    </button>
  );
}
