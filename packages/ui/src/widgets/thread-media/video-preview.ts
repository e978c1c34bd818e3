/** Share of a video that must be visible before it plays automatically. */
const IN_VIEW = 0.6;

/** Whether reduced motion or reduced data is preferred. */
function isCalm(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Visible videos that may play automatically, in the order they appeared. */
const inView = new Set<HTMLVideoElement>();
/** The playing video; at most one at a time. */
let playing: HTMLVideoElement | undefined;

/** Plays a video and pauses the current one. If the browser refuses, the cover and the button stay. */
export function playAlone(video: HTMLVideoElement): void {
  if (playing !== video) playing?.pause();
  playing = video;
  video.play().catch(() => {
    if (playing === video) playing = undefined;
  });
}

/** Stops a video; it does not play automatically again. */
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
 * Plays a video muted while most of it is visible, one at a time; not with reduced motion or reduced data. Returns
 * the cleanup function.
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

/** Plays a hovered video if it may play automatically. */
export function previewOnHover(video: HTMLVideoElement): void {
  if (!isCalm() && video.paused) playAlone(video);
}
