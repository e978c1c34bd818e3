import type { Api } from "@lenscape/api/client";
import { createUploadQueue, type Upload, type UploadQueue } from "@lenscape/ui/lib/upload-queue";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useApp } from "#lib/app.tsx";
import type { DraftImage, DraftVideo } from "./draft.ts";
import { capturePoster } from "./poster.ts";

/** Sends a picture and returns it as the contract wants it. */
const sendImage =
  (api: Api): Upload<DraftImage> =>
  async (file, options) => {
    const { url, thumbnailUrl, width, height } = await api.upload(file, { ...options, silent: true });
    return { url, filePath: url, thumbnailUrl, width, height };
  };

/** Sends a video with its first frame as the poster; a browser that cannot draw one sends the video alone. */
const sendVideo =
  (api: Api): Upload<DraftVideo> =>
  async (file, options) => {
    const { url } = await api.upload(file, { ...options, silent: true });
    const poster = await capturePoster(file);
    if (!poster) return { url };
    try {
      const sent = await api.upload(poster, { signal: options.signal, silent: true });
      return { url, picUrl: sent.url };
    } catch {
      return { url };
    }
  };

/** A queue that lives as long as the form and stops with it. */
function useQueue<Result>(make: (api: Api) => Upload<Result>): UploadQueue<Result> {
  const { api } = useApp();
  const [queue] = useState(() => createUploadQueue(make(api)));
  // Not emptied: the editor asks for the addresses of its pictures again when it goes.
  useEffect(() => () => queue.close(), [queue]);
  return queue;
}

export const useImageQueue = () => useQueue(sendImage);
export const useVideoQueue = () => useQueue(sendVideo);

/** What a queue holds, as React state. */
export const useQueueItems = <Result>(queue: UploadQueue<Result>) =>
  useSyncExternalStore(queue.subscribe, queue.items);
