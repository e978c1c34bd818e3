import { isRefusedFile } from "@lenscape/api/errors";
import type { AnswerOf } from "@lenscape/api/types";
import { UPLOAD_MAX_BYTES } from "@lenscape/api/upload-size";
import { Alert } from "@lenscape/ui/alert";
import { FileRow } from "@lenscape/ui/file-row";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { createUploadQueue } from "@lenscape/ui/lib/upload-queue";
import { Camera } from "lucide-react";
import { useEffect, useId, useState, useSyncExternalStore } from "react";
import { useApp } from "#lib/app.tsx";
import { formatFileSize } from "#lib/file-size.ts";
import { isShrinkable } from "#shell/media/shrink-picture.ts";
import { ChoiceError } from "./option-row.tsx";
import { uploadText as text } from "./text.ts";

/** An uploaded image with the name and size shown in its row. */
export interface SentPicture {
  url: string;
  thumbnailUrl?: string;
  width?: number;
  height?: number;
  name: string;
  size: number;
}

const TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"];

/** Converts pictures to images of a request body. */
export const toImages = (pictures: readonly SentPicture[]) =>
  pictures.map(({ name: _name, size: _size, ...image }) => image);

/** Converts images of a response to uploaded pictures. */
export const toSentPictures = (images: readonly Omit<SentPicture, "name" | "size">[]): SentPicture[] =>
  images.map(({ url, thumbnailUrl, width, height }) => ({
    url,
    ...(thumbnailUrl && { thumbnailUrl }),
    ...(width && { width }),
    ...(height && { height }),
    name: url.split("/").at(-1) ?? url,
    size: 0,
  }));

/** Returns the error message for an invalid file, otherwise undefined (VALID-017). */
function findFileError({ name, type, size }: File): string | undefined {
  if (!TYPES.includes(type)) return fillText(text.wrongType, { name });
  if (size > UPLOAD_MAX_BYTES && !isShrinkable({ type, size })) {
    return fillText(text.tooLarge, { name, size: formatFileSize(size) });
  }
}

/**
 * State of a form's images. Files are uploaded when selected and passed to `onChange` when uploaded.
 * @param sent uploaded images of the form
 */
export function usePictureFiles(
  sent: readonly SentPicture[],
  max: number,
  onChange: (update: (before: readonly SentPicture[]) => SentPicture[]) => void,
) {
  const { api } = useApp();
  const [queue] = useState(() =>
    createUploadQueue<AnswerOf<"commonUpload">>(
      (file, options) => api.upload(file, { ...options, silent: true }),
      { isFinal: isRefusedFile },
    ),
  );
  useEffect(() => () => queue.close(), [queue]);
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items);
  const [fileErrors, setFileErrors] = useState<string[]>([]);
  const [passedOn, setPassedOn] = useState<ReadonlySet<string>>(new Set());
  const current = items.filter(({ id }) => !passedOn.has(id));

  const uploaded = current.flatMap(({ id, file, result }) => {
    if (!result) return [];
    const { url, thumbnailUrl, width, height } = result;
    return [{ id, picture: { url, thumbnailUrl, width, height, name: file.name, size: file.size } }];
  });
  useEffect(() => {
    if (uploaded.length === 0) return;
    setPassedOn((before) => new Set([...before, ...uploaded.map(({ id }) => id)]));
    // Sorts by selection, not by upload; the form's earlier images stay first.
    const order = new Map(items.map(({ result }, index) => [result?.url, index]));
    const getOrder = ({ url }: SentPicture) => order.get(url) ?? -1;
    onChange((before) =>
      [...before, ...uploaded.map(({ picture }) => picture)].sort((a, b) => getOrder(a) - getOrder(b)),
    );
  });

  const pending = current.filter(({ result }) => !result);
  return {
    sent,
    pending,
    fileErrors,
    max,
    /** Number of images that can still be added. */
    remaining: Math.max(0, max - sent.length - pending.length - uploaded.length),
    /** Whether uploads are in progress or have failed. */
    unfinished: pending.length > 0,
    add(files: readonly File[]) {
      const valid = files.filter((file) => !findFileError(file));
      const remaining = Math.max(0, max - sent.length - pending.length);
      setFileErrors([
        ...files.flatMap((file) => findFileError(file) ?? []),
        ...(valid.length > remaining ? [fillText(text.tooMany, { max })] : []),
      ]);
      queue.add(valid.slice(0, remaining));
    },
    remove: (picture: SentPicture) => onChange((before) => before.filter(({ url }) => url !== picture.url)),
    drop: queue.remove,
    retry: queue.retry,
  };
}

interface PictureFilesProps {
  files: ReturnType<typeof usePictureFiles>;
  /** ID of the file input, for a label. */
  id?: string;
  /** Error message, if no surrounding field shows it. */
  error?: string;
}

/** Rows of a form's images, file input, and errors of rejected files. */
export function PictureFiles({ files, id, error }: PictureFilesProps) {
  const errorId = useId();
  const { sent, pending, fileErrors, remaining, max } = files;
  const hasPictures = sent.length + pending.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {hasPictures && (
        <div className="overflow-hidden rounded-media border border-border">
          {sent.map((picture) => (
            <FileRow
              key={picture.url}
              name={picture.name}
              src={picture.thumbnailUrl ?? picture.url}
              size={picture.size > 0 ? formatFileSize(picture.size) : undefined}
              status="done"
              onRemove={() => files.remove(picture)}
            />
          ))}
          {pending.map(({ id: key, file, preview, status, progress, reason, final }) => (
            <FileRow
              key={key}
              name={file.name}
              src={preview}
              size={formatFileSize(file.size)}
              status={status}
              progress={progress}
              note={reason}
              onRetry={final ? undefined : () => files.retry(key)}
              onRemove={() => files.drop(key)}
            />
          ))}
        </div>
      )}
      {remaining > 0 && (
        <label className="flex cursor-pointer items-center gap-3 rounded-media border-[1.5px] border-border-control border-dashed px-4 py-3.5 text-text-secondary transition-colors focus-within:border-brand hover:border-brand hover:text-brand-text">
          <Camera aria-hidden="true" size="1.5rem" strokeWidth={1.7} className="flex-none" />
          <span className="min-w-0">
            <b className="block font-semibold">{hasPictures ? text.addMore : text.add}</b>
            <span className="block text-meta text-text-muted">
              {fillText(hasPictures ? text.remaining : text.limit, { n: hasPictures ? remaining : max })}
            </span>
          </span>
          <input
            id={id}
            type="file"
            aria-invalid={error ? true : undefined}
            aria-describedby={error && errorId}
            accept={TYPES.join(",")}
            multiple
            className="sr-only"
            onChange={({ target }) => {
              files.add([...(target.files ?? [])]);
              // Allows selecting the same file again.
              target.value = "";
            }}
          />
        </label>
      )}
      {error && <ChoiceError id={errorId}>{error}</ChoiceError>}
      {fileErrors.length > 0 && (
        <Alert tone="danger">
          {fileErrors.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Alert>
      )}
    </div>
  );
}
