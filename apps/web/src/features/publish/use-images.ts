import { ApiError } from "@lenscape/api/errors";
import { randomId } from "@lenscape/api/random-id";
import type { EditedImage } from "@lenscape/ui/image-grid-editor";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { publishText as text } from "#copy/publish.ts";
import { useApp } from "#lib/app.tsx";
import type { DraftImage } from "./draft.ts";

/** The types that the server takes. */
export const IMAGE_TYPES = "image/jpeg,image/png,image/gif,image/webp";
const IMAGES_MAX = 9;

interface Picture extends EditedImage {
  file?: File;
  image?: DraftImage;
}

const kept = (image: DraftImage): Picture => ({
  id: randomId(),
  src: image.thumbnailUrl || image.url,
  name: image.url.split("/").at(-1) ?? "",
  status: "done",
  image,
});

/** The pictures of a draft and their uploads: progress, reason of a failure, retry, order. */
export function useImages(initial: readonly DraftImage[]) {
  const { api } = useApp();
  const [pictures, setPictures] = useState<Picture[]>(() => initial.map(kept));
  const change = (id: string, to: Partial<Picture>) =>
    setPictures((before) => before.map((picture) => (picture.id === id ? { ...picture, ...to } : picture)));

  async function send(id: string, file: File) {
    change(id, { status: "uploading", progress: 0, reason: undefined });
    try {
      const sent = await api.upload(file, {
        silent: true,
        onProgress: (share) => change(id, { progress: share * 100 }),
      });
      const { url, thumbnailUrl, width, height } = sent;
      change(id, { status: "done", image: { url, filePath: url, thumbnailUrl, width, height } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      change(id, { status: "failed", reason: error.message });
    }
  }

  function add(files: readonly File[]) {
    const fitting = files.filter(({ type }) => IMAGE_TYPES.split(",").includes(type));
    if (fitting.length < files.length) toast(text.fileType, { tone: "error" });
    const added = fitting.slice(0, IMAGES_MAX - pictures.length).map((file) => ({
      id: randomId(),
      src: URL.createObjectURL(file),
      name: file.name,
      status: "queued" as const,
      file,
    }));
    setPictures((before) => [...before, ...added]);
    for (const { id, file } of added) void send(id, file);
  }

  return {
    pictures,
    images: pictures.flatMap(({ image }) => image ?? []),
    uploading: pictures.some(({ status }) => status === "uploading" || status === "queued"),
    failed: pictures.some(({ status }) => status === "failed"),
    add,
    remove: (id: string) => setPictures((before) => before.filter((picture) => picture.id !== id)),
    retry: (id: string) => {
      const file = pictures.find((picture) => picture.id === id)?.file;
      if (file) void send(id, file);
    },
    reorder: (ids: readonly string[]) =>
      setPictures((before) => ids.flatMap((id) => before.find((picture) => picture.id === id) ?? [])),
    clear: () => setPictures([]),
  };
}
