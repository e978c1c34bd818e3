const CAPTURE_TIMEOUT_MS = 5000;
const JPEG_QUALITY = 0.85;

/** Position of the frame in seconds. The first frame is often black. */
const FRAME_POSITION = 0.1;

/** Draws a frame of a video as JPEG. Returns null if the browser cannot play the video or takes too long. */
export async function capturePoster(file: Blob): Promise<File | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement("video");
  try {
    await new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error("no frame in time")), CAPTURE_TIMEOUT_MS);
      video.onerror = () => reject(new Error("not playable"));
      video.onloadeddata = () => {
        video.currentTime = Math.min(FRAME_POSITION, video.duration / 2 || 0);
      };
      video.onseeked = () => resolve();
      video.muted = true;
      video.playsInline = true;
      video.preload = "auto";
      video.src = url;
    });
    const canvas = document.createElement("canvas");
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext("2d")?.drawImage(video, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY),
    );
    return blob && new File([blob], "poster.jpg", { type: blob.type });
  } catch {
    return null;
  } finally {
    video.removeAttribute("src");
    URL.revokeObjectURL(url);
  }
}
