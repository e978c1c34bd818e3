import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useText } from "../../lib/locale.tsx";
import type { ThreadImage, ThreadVideo } from "../thread-card/thread.ts";
import { LateVideo } from "./late-video.tsx";
import { FirstPersonIcon, MediaChip } from "./media-chip.tsx";
import { MediaImage } from "./media-image.tsx";
import { imageUrl, mediaLayout, mediaRoom } from "./media-layout.ts";

const FRAME = "relative block overflow-hidden bg-surface-sunken";

const GRID = {
  one: "block",
  two: "grid grid-cols-2 gap-1.5 overflow-hidden rounded-[0.625rem]",
  three: "grid grid-cols-3 gap-1.5 overflow-hidden rounded-[0.625rem]",
  four: "grid w-full grid-cols-2 gap-1 overflow-hidden rounded-[0.625rem]",
  nine: "grid w-full grid-cols-3 gap-1 overflow-hidden rounded-[0.625rem]",
};

/** Grid widths in a list. */
const LIST_GRID = { one: "", two: "", three: "", four: "max-w-60", nine: "md:w-90" };

const CELL = {
  one: "aspect-8/5 w-full rounded-[0.625rem] md:aspect-3/2",
  two: "aspect-video rounded-control",
  three: "aspect-3/2 rounded-control",
  four: "aspect-square rounded-[0.1875rem]",
  nine: "aspect-square rounded-[0.1875rem]",
};

/** Grid widths of a whole thread. */
const WIDE_GRID = { ...LIST_GRID, four: "max-w-90", nine: "" };
const WIDE_CELLS = {
  four: "11.25rem",
  nine: "(min-width: 78rem) 16.5rem, (min-width: 48rem) 23vw, 33vw",
};

/** Single image of a whole thread: as wide as the text, in its own proportions. */
const WIDE = "block w-full overflow-hidden rounded-[0.625rem]";
const WIDE_SIZES = "(min-width: 78rem) 49.5rem, (min-width: 48rem) 70vw, 100vw";

/** First image of an essence thread: full width on phones, lens-shaped on wider screens. */
const COVER = "aspect-video w-full md:rounded-[0.625rem_0.625rem_2rem_2rem] lg:aspect-21/9";

const SIZES = {
  one: "(min-width: 64rem) 11.625rem, (min-width: 48rem) 8.25rem, 100vw",
  two: "(min-width: 48rem) 28rem, 50vw",
  three: "(min-width: 48rem) 16.875rem, 33vw",
  four: "7.5rem",
  nine: "(min-width: 48rem) 7.5rem, 33vw",
};

export type ThreadMediaProps = Omit<ComponentProps<"div">, "children"> & {
  /** Images in display order; the last visible one shows the number of hidden ones. */
  images: readonly ThreadImage[];
  /** Videos, of which the first is shown: plays muted in view, one at a time. */
  videos?: readonly ThreadVideo[];
  /** 0 (moment) uses grids for four and more images; others use a row of three. */
  threadClassify?: number;
  /** Whether the images were taken with glasses: the first one has the tag "第一视角". */
  firstPerson?: boolean;
  /** Layout of a thread's own page: a single image is as wide as the text and uncropped, grids are larger. */
  wide?: boolean;
  /**
   * Essence in a list: the first image has full width, a corner shows the number of the others; no effect with a
   * video.
   */
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
  firstPerson = false,
  wide = false,
  cover = false,
  priority = false,
  onImageOpen,
  className,
  ...props
}: ThreadMediaProps) {
  const text = useText();
  const layout = mediaLayout(images, videos, threadClassify);
  const mark = firstPerson && (
    <MediaChip corner="start">
      <FirstPersonIcon />
      {text.firstPerson}
    </MediaChip>
  );
  if (layout === "none") return null;
  const video = videos[0];
  if (layout === "video" && video) {
    return (
      <div data-slot="thread-media" data-layout="video" {...props} className={className}>
        <LateVideo key={video.url} video={video} priority={priority} mark={mark} />
      </div>
    );
  }
  const grid = layout === "video" || cover ? "one" : layout;
  const whole = wide && grid === "one";
  const cells = wide ? { ...SIZES, ...WIDE_CELLS } : SIZES;
  const visibleImages = images.slice(0, mediaRoom(grid));
  const hidden = images.length - visibleImages.length;
  return (
    <div
      data-slot="thread-media"
      data-layout={cover ? "cover" : grid}
      {...props}
      className={cn(GRID[grid], (wide ? WIDE_GRID : LIST_GRID)[grid], cover && "max-md:-mx-4", className)}
    >
      {visibleImages.map((image, index) => (
        <Frame
          key={imageUrl(image)}
          label={fillText(text.pictureOf, { n: index + 1, max: images.length })}
          onClick={onImageOpen && (() => onImageOpen(index))}
          className={whole ? WIDE : cover ? COVER : CELL[grid]}
        >
          <MediaImage
            image={image}
            sizes={whole || cover ? WIDE_SIZES : cells[grid]}
            priority={priority && index === 0}
            className={whole ? "h-auto max-h-[80vh] object-contain" : undefined}
          />
          {index === 0 && mark}
          {hidden > 0 && index === visibleImages.length - 1 && <MediaChip corner="end">+{hidden}</MediaChip>}
        </Frame>
      ))}
    </div>
  );
}

type FrameProps = { label: string; onClick?: () => void; className: string; children: ReactNode };

function Frame({ label, onClick, className, children }: FrameProps) {
  if (!onClick) return <span className={cn(FRAME, className)}>{children}</span>;
  return (
    <button
      type="button"
      onClick={onClick}
      className={cn(FRAME, "z-1 focus-visible:-outline-offset-2", className)}
    >
      <span className="sr-only">{label}</span>
      {children}
    </button>
  );
}
