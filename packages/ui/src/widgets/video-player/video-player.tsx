import { RotateCw, VideoOff } from "lucide-react";
import { type ComponentProps, useCallback, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { useMergedRef } from "../../lib/merge-refs.ts";
import { useFocusSeat } from "../../lib/use-kept-focus.ts";
import { Button } from "../button/button.tsx";
import { useForumText } from "../thread-card/forum-text.ts";

export type VideoPlayerProps = Omit<ComponentProps<"video">, "src" | "children" | "onError"> & {
  /** Addresses of the same video, tried in order. */
  sources: readonly string[];
  /** Address of the captions. */
  captions?: string;
  /** Called once per address that fails. */
  onError?: (failedSource: string) => void;
};

/**
 * Native video player: the cover fills the frame, the playing video is uncropped; on failure it tries the next
 * address, after the last one it offers a retry.
 */
export function VideoPlayer({
  sources,
  captions,
  onError,
  onPlay,
  onSeeking,
  poster,
  className,
  ref,
  ...props
}: VideoPlayerProps) {
  const text = useText();
  const forum = useForumText();
  const [attempt, setAttempt] = useState(0);
  const source = sources[attempt];
  // The poster fills the frame until the video plays, which is shown uncropped.
  const [moved, setMoved] = useState<string>();
  const waits = poster !== undefined && moved !== source;
  const fail = () => {
    if (source === undefined) return;
    onError?.(source);
    setAttempt(attempt + 1);
  };
  // A video of server-rendered markup can fail before React listens: its error stays with the element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the check belongs to one address, not to one render
  const check = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video?.error) fail();
    },
    [source],
  );
  // Video and retry button replace each other and pass on the focus.
  const seat = useFocusSeat();
  const merged = useMergedRef(useMergedRef(check, ref), seat);
  if (source === undefined) {
    return (
      // A span, because in a text it may stand inside a paragraph.
      <span
        data-slot="video-player-failed"
        className={cn(
          "grid aspect-video w-full place-content-center justify-items-center gap-2 rounded-[0.625rem] bg-surface-sunken text-meta text-text-muted",
          className,
        )}
      >
        <VideoOff aria-hidden="true" size="1.25rem" strokeWidth={1.7} />
        <span role="alert">{forum.videoFailed}</span>
        <Button ref={seat} size="sm" onClick={() => setAttempt(0)}>
          <RotateCw aria-hidden="true" strokeWidth={1.7} />
          {text.retry}
        </Button>
      </span>
    );
  }
  return (
    <video
      key={source}
      data-slot="video-player"
      controls
      playsInline
      preload="metadata"
      aria-label={text.video}
      {...props}
      ref={merged}
      src={source}
      poster={poster}
      onError={fail}
      onPlay={(event) => {
        setMoved(source);
        onPlay?.(event);
      }}
      onSeeking={(event) => {
        setMoved(source);
        onSeeking?.(event);
      }}
      className={cn(
        "aspect-video w-full rounded-[0.625rem] bg-black",
        waits ? "object-cover" : "object-contain",
        className,
      )}
    >
      <track kind="captions" src={captions} />
    </video>
  );
}
