import type { ReactNode } from "react";
import type { ThreadVideo } from "../thread-card/thread.ts";
import { MediaImage } from "./media-image.tsx";

export interface FeedVideoProps {
  video: ThreadVideo;
  /** Loads the cover at once, for the first row of a page. */
  priority: boolean;
  /** 「第一视角」, upper left. */
  mark: ReactNode;
  /** Plays at once: it was pressed before its code was here. */
  start?: boolean;
}

/** A lens, as wide as the row; on a phone as wide as the window. */
export const VIDEO_FRAME =
  "relative z-1 block aspect-video overflow-hidden bg-surface-sunken max-md:-mx-4 md:aspect-2/1 md:rounded-[0.625rem_0.625rem_2rem_2rem]";

/** The picture that stands for a video until it plays. */
export function VideoCover({ video, priority }: { video: ThreadVideo; priority: boolean }) {
  if (!video.picUrl) return null;
  return <MediaImage image={{ url: video.picUrl, width: 856, height: 428 }} priority={priority} />;
}
