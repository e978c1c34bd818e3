import type { ReactNode } from "react";
import type { ThreadVideo } from "../thread-card/thread.ts";
import { MediaImage } from "./media-image.tsx";

export interface FeedVideoProps {
  video: ThreadVideo;
  /** Loads the cover at once, for the first row of a page. */
  priority: boolean;
  /** Capture line at the top. */
  mark: ReactNode;
  /** Starts playing at once, because it was pressed before its code had loaded. */
  start?: boolean;
}

/** Lens shape, as wide as the row; as wide as the window on phones. */
export const VIDEO_FRAME =
  "relative z-1 block aspect-video overflow-hidden bg-surface-sunken max-md:-mx-4 md:aspect-2/1 md:rounded-[0.625rem_0.625rem_2rem_2rem]";

/** Cover image of a video that does not play yet. */
export function VideoCover({ video, priority }: { video: ThreadVideo; priority: boolean }) {
  if (!video.picUrl) return null;
  return <MediaImage image={{ url: video.picUrl, width: 856, height: 428 }} priority={priority} />;
}
