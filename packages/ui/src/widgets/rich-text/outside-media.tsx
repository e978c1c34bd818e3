import { ImageOff, Play } from "lucide-react";
import type { MouseEvent } from "react";
import { fillText } from "../../lib/fill-text.ts";
import { useForumText } from "../thread-card/forum-text.ts";

interface OutsideMediaProps {
  kind: "picture" | "video";
  host: string;
  /** Alternative text, if the author gave one. */
  alt?: string;
  /** Size of the media, if known. */
  width?: number | string;
  height?: number | string;
  onShow: () => void;
}

/** Placeholder for media on another site; nothing is requested from there before a press. */
export function OutsideMedia({ kind, host, alt, width, height, onShow }: OutsideMediaProps) {
  const text = useForumText();
  const Icon = kind === "video" ? Play : ImageOff;
  const show = (event: MouseEvent) => {
    // Inside a link, a press must not follow the link.
    event.preventDefault();
    event.stopPropagation();
    onShow();
  };
  const sized = Number(width) > 0 && Number(height) > 0;
  return (
    <button
      type="button"
      data-slot="rich-text-outside"
      onClick={show}
      style={sized ? { aspectRatio: `${width} / ${height}`, maxWidth: `${width}px` } : undefined}
      className={`grid min-h-28 w-full min-w-0 max-w-full grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-1.5 rounded-[0.625rem] border border-border border-dashed bg-surface-sunken p-3 text-center text-meta text-text-secondary hover:border-border-strong hover:bg-surface-hover ${sized ? "" : "aspect-video"}`}
    >
      <Icon aria-hidden="true" size="1.25rem" strokeWidth={1.7} className="text-text-muted" />
      {alt && <span className="line-clamp-2 wrap-anywhere">{alt}</span>}
      <span className="wrap-anywhere text-brand-text">
        {fillText(kind === "video" ? text.showOutsideVideo : text.showOutsidePicture, { host })}
      </span>
    </button>
  );
}
