import type { Api } from "@lenscape/api/client";
import { isRefusedFile } from "@lenscape/api/errors";
import { createUploadQueue, type Upload, type UploadQueue } from "@lenscape/ui/lib/upload-queue";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useApp } from "#lib/app.tsx";
import type { DraftImage } from "../drafts/thread-draft.ts";

/** Uploads an image and converts the response to the type of the contract. */
const createImageUpload =
  (api: Api): Upload<DraftImage> =>
  async (file, options) => {
    const { url, thumbnailUrl, width, height } = await api.upload(file, { ...options, silent: true });
    return { url, filePath: url, thumbnailUrl, width, height };
  };

/** Upload queue of images, closed when the form unmounts. */
export function useImageQueue(): UploadQueue<DraftImage> {
  const { api } = useApp();
  const [queue] = useState(() => createUploadQueue(createImageUpload(api), { isFinal: isRefusedFile }));
  // Not emptied, because the editor reads the URLs of its images when it unmounts.
  useEffect(() => () => queue.close(), [queue]);
  return queue;
}

/** Items of an upload queue as React state. */
export const useQueueItems = <Result>(queue: UploadQueue<Result>) =>
  useSyncExternalStore(queue.subscribe, queue.items);
