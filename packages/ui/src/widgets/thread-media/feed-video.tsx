import { Pause, Play, Volume2, VolumeX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { useForumText } from "../thread-card/forum-text.ts";
import { MediaChip } from "./media-chip.tsx";
import { formatDuration } from "./media-layout.ts";
import { type FeedVideoProps, VIDEO_FRAME, VideoCover } from "./video-cover.tsx";
import { playAlone, previewInView, previewOnHover, stopPlaying } from "./video-preview.ts";

/**
 * Video in a feed. Its whole area is the play and pause button; in view it plays muted, with a separate sound button.
 * The file is not requested before it plays.
 */
export function FeedVideo({ video, priority, mark, start = false }: FeedVideoProps) {
  const text = useText();
  const forum = useForumText();
  const ref = useRef<HTMLVideoElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const [playing, setPlaying] = useState(false);
  const [shown, setShown] = useState(false);
  const [muted, setMuted] = useState(true);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (start && ref.current) playAlone(ref.current);
  }, [start]);
  useEffect(() => (ref.current && !failed ? previewInView(ref.current) : undefined), [failed]);

  const press = () => {
    const element = ref.current;
    if (failed || !element) return setFailed(false);
    if (playing) stopPlaying(element);
    else playAlone(element);
  };
  const Icon = playing ? Pause : Play;
  return (
    <span
      data-slot="feed-video"
      data-state={failed ? "failed" : playing ? "playing" : "paused"}
      onPointerEnter={({ pointerType }) =>
        pointerType === "mouse" && ref.current && previewOnHover(ref.current)
      }
      className={cn("group", VIDEO_FRAME)}
    >
      <VideoCover video={video} priority={priority} />
      {!failed && (
        <video
          ref={ref}
          src={video.url}
          muted={muted}
          loop
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setShown(true)}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onError={() => {
            setFailed(true);
            setPlaying(false);
          }}
          onTimeUpdate={({ currentTarget: { currentTime, duration } }) => {
            if (bar.current && duration > 0) bar.current.style.scale = `${currentTime / duration} 1`;
          }}
          className={cn("absolute inset-0 size-full object-cover dark:brightness-92", !shown && "opacity-0")}
        />
      )}
      <button
        type="button"
        aria-label={
          failed ? `${forum.videoFailed}，${text.retry}` : playing ? forum.pauseVideo : text.playVideo
        }
        onClick={press}
        className="absolute inset-0 grid place-items-center focus-visible:-outline-offset-4"
      >
        <span
          className={cn(
            "grid size-13 place-items-center rounded-full bg-black/60 text-white transition-opacity",
            playing && "opacity-0 group-hover:opacity-100 group-focus-within:opacity-100",
          )}
        >
          <Icon
            aria-hidden="true"
            size="1.25rem"
            strokeWidth={1.7}
            className={cn("fill-current", !playing && "ml-0.75")}
          />
        </span>
        {failed && (
          <span className="absolute bottom-2 left-2 rounded-control bg-black/70 px-1.75 text-white text-meta">
            {forum.videoFailed}
          </span>
        )}
      </button>
      {mark}
      {playing ? (
        <button
          type="button"
          aria-pressed={!muted}
          onClick={() => setMuted(!muted)}
          className="absolute right-3 bottom-3 flex h-8 items-center gap-1.5 rounded-full bg-black/60 px-3 text-meta text-white after:absolute after:-inset-1"
        >
          {muted ? (
            <VolumeX aria-hidden="true" size="1rem" strokeWidth={1.7} />
          ) : (
            <Volume2 aria-hidden="true" size="1rem" strokeWidth={1.7} />
          )}
          <span>{forum.sound}</span>
        </button>
      ) : (
        video.duration !== undefined && <MediaChip>{formatDuration(video.duration)}</MediaChip>
      )}
      <span ref={bar} className="absolute inset-x-0 bottom-0 h-0.75 origin-left [scale:0_1] bg-brand-line" />
    </span>
  );
}
