import { isRefusedFile } from "@lenscape/api/errors";
import type { AnswerOf } from "@lenscape/api/types";
import { UPLOAD_MAX_BYTES } from "@lenscape/api/upload-size";
import { Alert } from "@lenscape/ui/alert";
import { FileRow } from "@lenscape/ui/file-row";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { createUploadQueue } from "@lenscape/ui/lib/upload-queue";
import { Camera } from "lucide-react";
import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { useApp } from "#lib/app.tsx";
import { formatFileSize } from "#lib/file-size.ts";
import { ChoiceError } from "./option-row.tsx";
import { uploadText as text } from "./upload-text.ts";

/** A picture that has been sent, with what its row says. */
export interface SentPicture {
  url: string;
  thumbnailUrl?: string;
  width?: number;
  height?: number;
  name: string;
  size: number;
}

const TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"];

/** The pictures as a body of the contract takes them. */
export const asImages = (pictures: readonly SentPicture[]) =>
  pictures.map(({ name: _name, size: _size, ...image }) => image);

/** Pictures of an answer as rows that are sent already. */
export const asSent = (images: readonly Omit<SentPicture, "name" | "size">[]): SentPicture[] =>
  images.map(({ url, thumbnailUrl, width, height }) => ({
    url,
    ...(thumbnailUrl && { thumbnailUrl }),
    ...(width && { width }),
    ...(height && { height }),
    name: url.split("/").at(-1) ?? url,
    size: 0,
  }));

/** Why a file is not taken; undefined when it is (VALID-017). */
function faultOf({ name, type, size }: File): string | undefined {
  if (!TYPES.includes(type)) return fillText(text.type, { name });
  if (size > UPLOAD_MAX_BYTES) {
    return fillText(text.tooLarge, { name, size: formatFileSize(size) });
  }
}

/**
 * The pictures of a form: sent as they are chosen, each with its state, and given to `onChange` once they have
 * arrived. `sent` are those the form already has.
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
  const [refused, setRefused] = useState<string[]>([]);
  const given = useRef(new Set<string>());
  const under = items.filter(({ id }) => !given.current.has(id));

  const arrived = under.flatMap(({ id, file, result }) => {
    if (!result) return [];
    const { url, thumbnailUrl, width, height } = result;
    return [{ id, picture: { url, thumbnailUrl, width, height, name: file.name, size: file.size } }];
  });
  useEffect(() => {
    if (arrived.length === 0) return;
    for (const { id } of arrived) given.current.add(id);
    // In the order in which they were chosen, whichever came first; what the form had before stays ahead.
    const chosen = new Map(items.map(({ result }, at) => [result?.url, at]));
    const at = ({ url }: SentPicture) => chosen.get(url) ?? -1;
    onChange((before) => [...before, ...arrived.map(({ picture }) => picture)].sort((a, b) => at(a) - at(b)));
  });

  const waiting = under.filter(({ result }) => !result);
  return {
    sent,
    waiting,
    refused,
    max,
    room: Math.max(0, max - sent.length - waiting.length - arrived.length),
    /** Something is still on its way, or has stopped. */
    unfinished: waiting.length > 0,
    add(files: readonly File[]) {
      const good = files.filter((file) => !faultOf(file));
      const room = Math.max(0, max - sent.length - waiting.length);
      setRefused([
        ...files.flatMap((file) => faultOf(file) ?? []),
        ...(good.length > room ? [fillText(text.tooMany, { max })] : []),
      ]);
      queue.add(good.slice(0, room));
    },
    remove: (picture: SentPicture) => onChange((before) => before.filter(({ url }) => url !== picture.url)),
    drop: queue.remove,
    retry: queue.retry,
  };
}

interface PictureFilesProps {
  files: ReturnType<typeof usePictureFiles>;
  /** The id of the file control, for a label. */
  id?: string;
  /** What is wrong with the pictures, where no field says it. */
  error?: string;
}

/** The rows of a form's pictures, the place to add more, and what was not taken. */
export function PictureFiles({ files, id, error }: PictureFilesProps) {
  const errorId = useId();
  const control = useRef<HTMLInputElement>(null);
  const { sent, waiting, refused, room, max } = files;
  const some = sent.length + waiting.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {some && (
        <div className="overflow-hidden rounded-lg border border-border">
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
          {waiting.map(({ id: key, file, preview, status, progress, reason, final }) => (
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
      {room > 0 && (
        <label className="flex cursor-pointer items-center gap-3 rounded-lg border-[1.5px] border-border-control border-dashed px-4 py-3.5 text-text-secondary transition-colors focus-within:border-brand hover:border-brand hover:text-brand-text">
          <Camera aria-hidden="true" size="1.5rem" strokeWidth={1.7} className="flex-none" />
          <span className="min-w-0">
            <b className="block font-medium">{some ? text.addMore : text.add}</b>
            <span className="block text-xs text-text-muted">
              {fillText(some ? text.room : text.upTo, { n: some ? room : max })}
            </span>
          </span>
          <input
            ref={control}
            id={id}
            type="file"
            aria-invalid={error ? true : undefined}
            aria-describedby={error && errorId}
            accept={TYPES.join(",")}
            multiple
            className="sr-only"
            onChange={({ target }) => {
              files.add([...(target.files ?? [])]);
              // The same file may be chosen again.
              target.value = "";
            }}
          />
        </label>
      )}
      {error && <ChoiceError id={errorId}>{error}</ChoiceError>}
      {refused.length > 0 && (
        <Alert tone="danger">
          {refused.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      )}
    </div>
  );
}
