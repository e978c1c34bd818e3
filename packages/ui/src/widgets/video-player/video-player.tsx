import { RotateCw, VideoOff } from "lucide-react";
import { type ComponentProps, useCallback, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { useMergedRef } from "../../lib/merge-refs.ts";
import { useFocusSeat } from "../../lib/use-kept-focus.ts";
import { Button } from "../button/button.tsx";
import { useForumText } from "../thread-card/forum-text.ts";

export type VideoPlayerProps = Omit<ComponentProps<"video">, "src" | "children" | "onError"> & {
  /** 同一段视频的几个地址，前一个打不开就换下一个。 */
  sources: readonly string[];
  /** 字幕文件的地址。 */
  captions?: string;
  /** 每个打不开的地址报一次。 */
  onError?: (failedSource: string) => void;
};

/** 原生视频播放器：封面铺满画框，播放后画面不裁切；失败时换下一个地址（ERR-022），全部失败后说明并可重试。 */
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
  // Its poster stands for it until it moves: that fills the frame, whatever its proportions; the video is shown whole.
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
  // Video and retry take each other's place, and with it the focus.
  const seat = useFocusSeat();
  const merged = useMergedRef(useMergedRef(check, ref), seat);
  if (source === undefined) {
    return (
      // In a text it stands where the video stood, maybe in a paragraph, which holds no div.
      <span
        data-slot="video-player-failed"
        className={cn(
          "grid aspect-video w-full place-content-center justify-items-center gap-2 rounded-[0.625rem] bg-surface-sunken text-sm text-text-muted",
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
