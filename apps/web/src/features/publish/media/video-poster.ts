const WAIT = 5000;
const QUALITY = 0.85;

/** A frame shortly after the beginning: the very first is often black. */
const MOMENT = 0.1;

/** Draws a frame of a video; null when the browser cannot play it or takes too long. */
export async function capturePoster(file: Blob): Promise<File | null> {
  const address = URL.createObjectURL(file);
  const video = document.createElement("video");
  try {
    await new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error("no frame in time")), WAIT);
      video.onerror = () => reject(new Error("not playable"));
      video.onloadeddata = () => {
        video.currentTime = Math.min(MOMENT, video.duration / 2 || 0);
      };
      video.onseeked = () => resolve();
      video.muted = true;
      video.playsInline = true;
      video.preload = "auto";
      video.src = address;
    });
    const canvas = document.createElement("canvas");
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext("2d")?.drawImage(video, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
    return blob && new File([blob], "poster.jpg", { type: blob.type });
  } catch {
    return null;
  } finally {
    video.removeAttribute("src");
    URL.revokeObjectURL(address);
  }
}
