import type { Api } from "@lenscape/api/client";
import { isRefusedFile } from "@lenscape/api/errors";
import { createUploadQueue, type Upload, type UploadQueue } from "@lenscape/ui/lib/upload-queue";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useApp } from "#lib/app.tsx";
import type { DraftImage } from "../drafts/thread-draft.ts";

/** Sends a picture and returns it as the contract wants it. */
const sendImage =
  (api: Api): Upload<DraftImage> =>
  async (file, options) => {
    const { url, thumbnailUrl, width, height } = await api.upload(file, { ...options, silent: true });
    return { url, filePath: url, thumbnailUrl, width, height };
  };

/** A queue of pictures that lives as long as the form and stops with it. */
export function useImageQueue(): UploadQueue<DraftImage> {
  const { api } = useApp();
  const [queue] = useState(() => createUploadQueue(sendImage(api), { isFinal: isRefusedFile }));
  // Not emptied: the editor asks for the addresses of its pictures again when it goes.
  useEffect(() => () => queue.close(), [queue]);
  return queue;
}

/** What a queue holds, as React state. */
export const useQueueItems = <Result>(queue: UploadQueue<Result>) =>
  useSyncExternalStore(queue.subscribe, queue.items);
