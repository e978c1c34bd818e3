/** This much of a video must be in the window before it plays by itself. */
const IN_VIEW = 0.6;

/** Whether nothing may move or load by itself: the reader asked for less motion, or for less data. */
function isCalm(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The videos in view that may play by themselves, in the order they came. */
const inView = new Set<HTMLVideoElement>();
/** The one that plays: never two at a time. */
let playing: HTMLVideoElement | undefined;

/** Plays a video and stops the one that plays. A browser that refuses leaves the picture and the button. */
export function playAlone(video: HTMLVideoElement): void {
  if (playing !== video) playing?.pause();
  playing = video;
  video.play().catch(() => {
    if (playing === video) playing = undefined;
  });
}

/** Stops a video for good: it plays again when it is asked to, not by itself. */
export function stopPlaying(video: HTMLVideoElement): void {
  inView.delete(video);
  if (playing === video) playing = undefined;
  video.pause();
}

function leave(video: HTMLVideoElement): void {
  const played = playing === video;
  stopPlaying(video);
  const next = [...inView].at(-1);
  if (played && next) playAlone(next);
}

/**
 * Plays a video without sound while most of it is in the window, one at a time; not where the reader wants less motion
 * or less data. Returns what ends it.
 */
export function previewInView(video: HTMLVideoElement): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      if (entry.intersectionRatio < IN_VIEW) return leave(video);
      if (isCalm()) return;
      inView.add(video);
      playAlone(video);
    },
    { threshold: [IN_VIEW] },
  );
  observer.observe(video);
  return () => {
    observer.disconnect();
    leave(video);
  };
}

/** Plays a video that the mouse is over, where it may play by itself. */
export function previewOnHover(video: HTMLVideoElement): void {
  if (!isCalm() && video.paused) playAlone(video);
}
