import { Play } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { fillText } from "../../lib/text-zh-hans.ts";
import type { ThreadImage, ThreadVideo } from "../thread-card/thread.ts";
import { FirstPersonIcon, MediaChip } from "./media-chip.tsx";
import { MediaImage } from "./media-image.tsx";
import { formatDuration, imageUrl, mediaLayout, mediaRoom } from "./media-layout.ts";

const FRAME = "relative block overflow-hidden bg-surface-sunken";

const GRID = {
  one: "block",
  three: "grid grid-cols-3 gap-1.5 overflow-hidden rounded-[0.625rem]",
  nine: "grid w-full grid-cols-3 gap-1 overflow-hidden rounded-[0.625rem] md:w-90",
};

const CELL = {
  one: "aspect-8/5 w-full rounded-[0.625rem] md:aspect-3/2",
  three: "aspect-3/2 rounded-xs",
  nine: "aspect-square rounded-[0.1875rem]",
};

/** The one picture of a whole thread: as wide as the text, in its own proportions. */
const WIDE = "block w-full overflow-hidden rounded-[0.625rem]";
const WIDE_SIZES = "(min-width: 78rem) 49.5rem, (min-width: 48rem) 70vw, 100vw";

const SIZES = {
  one: "(min-width: 64rem) 11.625rem, (min-width: 48rem) 8.25rem, 100vw",
  three: "(min-width: 48rem) 16.875rem, 33vw",
  nine: "(min-width: 48rem) 7.5rem, 33vw",
};

export type ThreadMediaProps = Omit<ComponentProps<"div">, "children"> & {
  /** 图片，按显示次序；放不下的不显示，最后一张上写还有几张。 */
  images: readonly ThreadImage[];
  /** 视频；有视频时只显示第一段的封面。 */
  videos?: readonly ThreadVideo[];
  /** 0 动态多于三张图用九宫格，其余用一行三张。 */
  threadClassify?: number;
  /** 由眼镜拍摄：第一张左上角标「第一视角」。 */
  firstPerson?: boolean;
  /** 详情页：只有一张图时与正文同宽，不裁切。 */
  wide?: boolean;
  /** 首屏第一行：图片立即加载。 */
  priority?: boolean;
  /** 给了它，每张图是一个按钮，参数是第几张（从 0 起）。 */
  onImageOpen?: (index: number) => void;
  /** 给了它，视频封面是一个按钮。 */
  onPlay?: () => void;
};

/** 信息流里的图片与视频：一图、三图加「+n」、九宫格、16:9 视频。没有图时什么都不显示。 */
export function ThreadMedia({
  images,
  videos = [],
  threadClassify = 1,
  firstPerson = false,
  wide = false,
  priority = false,
  onImageOpen,
  onPlay,
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
      <div data-slot="thread-media" data-layout="video" {...props} className={cn("md:w-130", className)}>
        <Frame label={text.playVideo} onClick={onPlay} className="aspect-video w-full rounded-[0.625rem]">
          {video.picUrl && (
            <MediaImage image={{ url: video.picUrl, width: 520, height: 293 }} priority={priority} />
          )}
          <span className="absolute inset-0 m-auto grid size-13 place-items-center rounded-full bg-black/60 text-white">
            <Play aria-hidden="true" size="1.25rem" strokeWidth={1.7} className="ml-0.75 fill-current" />
          </span>
          {mark}
          {video.duration !== undefined && (
            <MediaChip corner="end">{formatDuration(video.duration)}</MediaChip>
          )}
        </Frame>
      </div>
    );
  }
  const grid = layout === "video" ? "one" : layout;
  const whole = wide && grid === "one";
  const shown = images.slice(0, mediaRoom(grid));
  const hidden = images.length - shown.length;
  return (
    <div data-slot="thread-media" data-layout={grid} {...props} className={cn(GRID[grid], className)}>
      {shown.map((image, index) => (
        <Frame
          key={imageUrl(image)}
          label={fillText(text.pictureOf, { n: index + 1, max: images.length })}
          onClick={onImageOpen && (() => onImageOpen(index))}
          className={whole ? WIDE : CELL[grid]}
        >
          <MediaImage
            image={image}
            sizes={whole ? WIDE_SIZES : SIZES[grid]}
            priority={priority && index === 0}
            className={whole ? "h-auto max-h-[80vh] object-contain" : undefined}
          />
          {index === 0 && mark}
          {hidden > 0 && index === shown.length - 1 && <MediaChip corner="end">+{hidden}</MediaChip>}
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
