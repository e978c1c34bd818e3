import { ApiError, isRefusedFile } from "@lenscape/api/errors";
import { randomId } from "@lenscape/api/random-id";
import type { BodyOf } from "@lenscape/api/types";
import type { EditedImage } from "@lenscape/ui/image-grid-editor";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";

/** An uploaded picture, as operations take it. */
export type UploadedPicture = NonNullable<BodyOf<"threadAddPost">["imageList"]>[number];

interface Upload extends EditedImage {
  file: File;
}

const toEditedImage = ({ url, thumbnailUrl }: UploadedPicture): EditedImage => ({
  id: url,
  src: thumbnailUrl || url,
  name: url.split("/").at(-1) ?? "",
  status: "done",
});

/**
 * Uploads the pictures of a draft: of a comment or a message. Finished uploads belong to the draft and are changed through `onChange`; running
 * and failed uploads are state of this hook, with their progress or the reason of the failure.
 */
export function usePictureUploads<Picture extends UploadedPicture = UploadedPicture>(
  pictures: readonly Picture[],
  onChange: (update: (before: readonly Picture[]) => readonly (Picture | UploadedPicture)[]) => void,
) {
  const { api } = useApp();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const removeUpload = (id: string) => setUploads((before) => before.filter((upload) => upload.id !== id));
  const updateUpload = (id: string, changes: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

  async function send({ id, file }: Upload) {
    updateUpload(id, { status: "uploading", progress: 0, reason: undefined });
    try {
      const { url, thumbnailUrl, width, height } = await api.upload(file, {
        silent: true,
        onProgress: (share) => updateUpload(id, { progress: share * 100 }),
      });
      removeUpload(id);
      onChange((before) => [...before, { url, filePath: url, thumbnailUrl, width, height }]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      updateUpload(id, { status: "failed", reason: error.message, final: isRefusedFile(error) });
    }
  }

  return {
    images: [...pictures.map(toEditedImage), ...uploads],
    hasPendingUploads: uploads.length > 0,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        const src = URL.createObjectURL(file);
        return { id: randomId(), src, name: file.name, status: "queued", file };
      });
      setUploads((before) => [...before, ...added]);
      for (const upload of added) void send(upload);
    },
    remove: (id: string) => {
      removeUpload(id);
      onChange((before) => before.filter(({ url }) => url !== id));
    },
    retry: (id: string) => {
      const upload = uploads.find((candidate) => candidate.id === id);
      if (upload) void send(upload);
    },
  };
}
