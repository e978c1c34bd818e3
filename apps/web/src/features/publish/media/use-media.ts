import type { EditedImage } from "@lenscape/ui/image-grid-editor";
import { useEffect, useRef, useState } from "react";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import type { DraftImage } from "../drafts/thread-draft.ts";
import type { DraftState } from "../drafts/use-draft.ts";
import { IMAGES_MAX, isPicture, pictureFault, videoFault } from "../form/publish-rules.ts";
import { publishText as text } from "../text.ts";
import { useImageQueue, useQueueItems } from "./use-image-queue.ts";
import { useFilm } from "./use-video-upload.ts";

/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string;
  size: number;
  reason: string;
}

const nameOf = (url: string) => url.split("/").at(-1) ?? url;
const isVideo = ({ type }: File) => type.startsWith("video/");

/**
 * The files of a draft: pictures, one video, and what was not taken. Pictures are kept in the draft as soon as they
 * have arrived; `inText` says that they stand in the text, which orders them itself.
 */
export function useMedia(state: DraftState, inText: boolean) {
  const { draft, change, latest } = state;
  const { videoMaxBytes } = useSiteInfo();
  const images = useImageQueue();
  const film = useFilm(state);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const sent = useQueueItems(images);
  // The order of the grid: addresses of arrived pictures and ids of uploads.
  const [order, setOrder] = useState<string[]>(() => draft.images.map(({ url }) => url));
  // What is added before the next render counts too.
  const placed = useRef(0);
  placed.current = order.length;
  const known = useRef(new Map<string, DraftImage>(draft.images.map((image) => [image.url, image])));
  for (const { result } of sent) if (result) known.current.set(result.url, result);

  const imageAt = (key: string): DraftImage | undefined => images.get(key)?.result ?? known.current.get(key);
  const arrived = inText ? [...known.current.values()] : order.flatMap((key) => imageAt(key) ?? []);
  const written = JSON.stringify(arrived.map(({ url }) => url));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `written` says when the pictures have changed
  useEffect(() => {
    if (JSON.stringify(latest().images.map(({ url }) => url)) !== written) change({ images: arrived });
  }, [written]);

  const pictures: EditedImage[] = order.flatMap((key): EditedImage[] => {
    const item = images.get(key);
    if (item) {
      const { id, preview, file, status, progress, reason, final } = item;
      return [{ id, src: preview, name: file.name, status, progress, reason, final }];
    }
    const image = known.current.get(key);
    if (!image) return [];
    return [
      { id: key, src: image.thumbnailUrl || image.url, name: nameOf(image.url), status: "done" as const },
    ];
  });

  const refuse = (files: readonly File[], reason: (file: File) => string | undefined) => {
    const faults = files.flatMap((file) => {
      const why = reason(file);
      return why ? [{ name: file.name, size: file.size, reason: why }] : [];
    });
    setRefused(faults);
    return files.filter((file) => !reason(file));
  };
  const takePictures = (files: readonly File[], others?: ReadonlySet<File>): File[] => {
    const films = files.filter(isVideo);
    const [first] = films;
    if (first && films.length === files.length) {
      addVideo(first);
      return [];
    }
    let room = inText ? Number.POSITIVE_INFINITY : IMAGES_MAX - placed.current;
    const faults = new Map(
      files.map((file) => {
        const fault = pictureFault(file) ?? (others?.has(file) ? text.fileType : undefined);
        if (fault) return [file, fault];
        if (!inText && film.isThere) return [file, text.eitherOr];
        room -= 1;
        return [file, room < 0 ? text.picturesFull : undefined];
      }),
    );
    return refuse(files, (file) => faults.get(file));
  };
  function addVideo(file: File) {
    const fault = () => {
      if (!film.isOpen) return text.oneVideo;
      if (!inText && order.length > 0) return text.eitherOr;
      return videoFault(file, videoMaxBytes);
    };
    const [taken] = refuse([file], fault);
    if (taken) void film.add(taken);
  }

  return {
    queue: images,
    pictures,
    film,
    refused,
    dismiss: () => setRefused([]),
    busy: images.busy() || film.busy,
    failed: film.failed || sent.some(({ status }) => status === "failed"),
    takePictures,
    addPictures: async (files: readonly File[]) => {
      const others = new Set<File>();
      // One after the other: a whole folder may have been dropped.
      for (const file of files) if (!isVideo(file) && !(await isPicture(file))) others.add(file);
      const ids = images.add(takePictures(files, others));
      placed.current += ids.length;
      setOrder((before) => [...before, ...ids]);
    },
    removePicture: (key: string) => {
      setOrder((before) => before.filter((other) => other !== key));
      images.remove(key);
    },
    retryPicture: images.retry,
    reorder: (keys: string[]) => setOrder(keys),
    addVideo,
    clear: () => {
      for (const { id } of [...images.items()]) images.remove(id);
      film.remove();
      known.current.clear();
      setOrder([]);
      setRefused([]);
    },
  };
}

export type Media = ReturnType<typeof useMedia>;
