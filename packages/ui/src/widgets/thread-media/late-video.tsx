import { Play } from "lucide-react";
import { type ComponentType, useEffect, useState } from "react";
import { useText } from "../../lib/locale.tsx";
import { type FeedVideoProps, VIDEO_FRAME, VideoCover } from "./video-cover.tsx";

let Player: ComponentType<FeedVideoProps> | undefined;

/** Video in a feed: its cover with a button until the player's code has loaded. */
export function LateVideo(props: Omit<FeedVideoProps, "start">) {
  const text = useText();
  const [loaded, setLoaded] = useState(() => Player);
  const [pressed, setPressed] = useState(false);
  const load = () =>
    void import("./feed-video.tsx").then(
      (code) => {
        Player = code.FeedVideo;
        setLoaded(() => code.FeedVideo);
      },
      () => setPressed(false),
    );
  useEffect(load, []);
  const Shown = loaded;
  if (Shown) return <Shown {...props} start={pressed} />;
  return (
    <span data-slot="feed-video" data-state="paused" className={VIDEO_FRAME}>
      <VideoCover video={props.video} priority={props.priority} />
      <button
        type="button"
        aria-label={text.playVideo}
        aria-busy={pressed}
        onClick={() => {
          setPressed(true);
          load();
        }}
        className="absolute inset-0 grid place-items-center focus-visible:-outline-offset-4"
      >
        <span className="grid size-13 place-items-center rounded-full bg-black/60 text-white">
          <Play aria-hidden="true" size="1.25rem" strokeWidth={1.7} className="ml-0.75 fill-current" />
        </span>
      </button>
      {props.mark}
    </span>
  );
}
