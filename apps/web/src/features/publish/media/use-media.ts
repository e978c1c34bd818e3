import type { EditedImage } from "@lenscape/ui/image-grid-editor";
import { useEffect, useRef, useState } from "react";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import type { DraftImage } from "../drafts/thread-draft.ts";
import type { DraftState } from "../drafts/use-draft.ts";
import { getImageError, getVideoError, hasImageSignature, MAX_IMAGES } from "../form/publish-rules.ts";
import { publishText as text } from "../text.ts";
import { useImageQueue, useQueueItems } from "./use-image-queue.ts";
import { useVideoUpload } from "./use-video-upload.ts";

/** A file that was not accepted. */
export interface RefusedFile {
  name: string;
  size: number;
  reason: string;
}

const getFileName = (url: string) => url.split("/").at(-1) ?? url;
const isVideo = ({ type }: File) => type.startsWith("video/");
const getUrls = (images: readonly DraftImage[]) => JSON.stringify(images.map(({ url }) => url));

/**
 * Manages the files of a draft: images, one video, and the refused files. Images are added to the draft when their
 * upload is complete. `isInText` is true if the images are part of the text, which has their order.
 */
export function useMedia(state: DraftState, isInText: boolean) {
  const { draft, change, getDraft } = state;
  const { videoMaxBytes } = useSiteInfo();
  const queue = useImageQueue();
  const video = useVideoUpload(state);
  const [refusedFiles, setRefusedFiles] = useState<RefusedFile[]>([]);
  const items = useQueueItems(queue);
  // Order of the grid: URLs of uploaded images and IDs of uploads.
  const [order, setOrder] = useState<string[]>(() => draft.images.map(({ url }) => url));
  // The order between two renders, for the number of images that may still be added.
  const latestOrder = useRef(order);
  const updateOrder = (update: (before: string[]) => string[]) => {
    latestOrder.current = update(latestOrder.current);
    setOrder(latestOrder.current);
  };
  const [uploaded, setUploaded] = useState<ReadonlyMap<string, DraftImage>>(
    () => new Map(draft.images.map((image) => [image.url, image])),
  );
  const finished = items.flatMap(({ result }) => (result && !uploaded.has(result.url) ? [result] : []));
  if (finished.length > 0)
    setUploaded(new Map([...uploaded, ...finished.map((image) => [image.url, image] as const)]));

  const findImage = (key: string): DraftImage | undefined => queue.get(key)?.result ?? uploaded.get(key);
  const images = isInText ? [...uploaded.values()] : order.flatMap((key) => findImage(key) ?? []);
  const urls = getUrls(images);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `urls` represents `images`, which is a new array in every render
  useEffect(() => {
    if (getUrls(getDraft().images) !== urls) change({ images });
  }, [urls]);

  const pictures: EditedImage[] = order.flatMap((key): EditedImage[] => {
    const item = queue.get(key);
    if (item) {
      const { id, preview, file, status, progress, reason, final } = item;
      return [{ id, src: preview, name: file.name, status, progress, reason, final }];
    }
    const image = uploaded.get(key);
    if (!image) return [];
    return [
      {
        id: key,
        src: image.thumbnailUrl || image.url,
        name: getFileName(image.url),
        status: "done" as const,
      },
    ];
  });

  /** Lists the files that have an error and returns the others. */
  const refuse = (files: readonly File[], getError: (file: File) => string | undefined) => {
    setRefusedFiles(
      files.flatMap((file) => {
        const reason = getError(file);
        return reason ? [{ name: file.name, size: file.size, reason }] : [];
      }),
    );
    return files.filter((file) => !getError(file));
  };
  /** Returns the files to upload as images. `unrecognized` are files whose first bytes are those of no image. */
  const takePictures = (files: readonly File[], unrecognized?: ReadonlySet<File>): File[] => {
    const videos = files.filter(isVideo);
    const [first] = videos;
    if (first && videos.length === files.length) {
      addVideo(first);
      return [];
    }
    let remaining = isInText ? Number.POSITIVE_INFINITY : MAX_IMAGES - latestOrder.current.length;
    const errors = new Map(
      files.map((file) => {
        const error = getImageError(file) ?? (unrecognized?.has(file) ? text.fileType : undefined);
        if (error) return [file, error];
        if (!isInText && video.hasVideo) return [file, text.imagesOrVideo];
        remaining -= 1;
        return [file, remaining < 0 ? text.picturesFull : undefined];
      }),
    );
    return refuse(files, (file) => errors.get(file));
  };
  function addVideo(file: File) {
    const getError = () => {
      if (!video.canAdd) return text.oneVideo;
      if (!isInText && order.length > 0) return text.imagesOrVideo;
      return getVideoError(file, videoMaxBytes);
    };
    const [accepted] = refuse([file], getError);
    if (accepted) void video.add(accepted);
  }

  return {
    queue,
    pictures,
    video,
    refusedFiles,
    dismissRefused: () => setRefusedFiles([]),
    isBusy: queue.busy() || video.isBusy,
    hasFailed: video.hasFailed || items.some(({ status }) => status === "failed"),
    takePictures,
    addPictures: async (files: readonly File[]) => {
      const unrecognized = new Set<File>();
      // Sequential, because a whole folder may have been dropped.
      for (const file of files)
        if (!isVideo(file) && !(await hasImageSignature(file))) unrecognized.add(file);
      const ids = queue.add(takePictures(files, unrecognized));
      updateOrder((before) => [...before, ...ids]);
    },
    removePicture: (key: string) => {
      updateOrder((before) => before.filter((other) => other !== key));
      queue.remove(key);
    },
    retryPicture: queue.retry,
    reorder: (keys: string[]) => updateOrder(() => keys),
    addVideo,
    clear: () => {
      for (const { id } of [...queue.items()]) queue.remove(id);
      video.remove();
      setUploaded(new Map());
      updateOrder(() => []);
      setRefusedFiles([]);
    },
  };
}

export type Media = ReturnType<typeof useMedia>;
