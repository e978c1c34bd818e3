import { ApiError, isRefusedFile } from "@lenscape/api/errors";
import { randomId } from "@lenscape/api/random-id";
import type { EditedImage } from "@lenscape/ui/image-grid-editor";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import type { Picture } from "./comment-draft.ts";

interface Upload extends EditedImage {
  file: File;
}

const shown = ({ url, thumbnailUrl }: Picture): EditedImage => ({
  id: url,
  src: thumbnailUrl || url,
  name: url.split("/").at(-1) ?? "",
  status: "done",
});

/**
 * The pictures of a comment: those that are uploaded belong to the draft, those in progress or refused are kept here,
 * each with its progress or the reason. `change` takes what becomes of the draft's pictures.
 */
export function usePictures(
  pictures: readonly Picture[],
  change: (to: (before: readonly Picture[]) => readonly Picture[]) => void,
) {
  const { api } = useApp();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const drop = (id: string) => setUploads((before) => before.filter((upload) => upload.id !== id));
  const update = (id: string, to: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)));

  async function send({ id, file }: Upload) {
    update(id, { status: "uploading", progress: 0, reason: undefined });
    try {
      const { url, thumbnailUrl, width, height } = await api.upload(file, {
        silent: true,
        onProgress: (share) => update(id, { progress: share * 100 }),
      });
      drop(id);
      change((before) => [...before, { url, filePath: url, thumbnailUrl, width, height }]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      update(id, { status: "failed", reason: error.message, final: isRefusedFile(error) });
    }
  }

  return {
    images: [...pictures.map(shown), ...uploads],
    unsettled: uploads.length > 0,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        const src = URL.createObjectURL(file);
        return { id: randomId(), src, name: file.name, status: "queued", file };
      });
      setUploads((before) => [...before, ...added]);
      for (const upload of added) void send(upload);
    },
    remove: (id: string) => {
      drop(id);
      change((before) => before.filter(({ url }) => url !== id));
    },
    retry: (id: string) => {
      const upload = uploads.find((candidate) => candidate.id === id);
      if (upload) void send(upload);
    },
  };
}
