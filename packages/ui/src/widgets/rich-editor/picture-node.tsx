import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import { safeMediaUrl } from "@lenscape/richtext/links";
import { Node } from "@tiptap/core";
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from "@tiptap/react";
import { RotateCw, TriangleExclamationPoint, X } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { fillText } from "../../lib/fill-text.ts";
import { useText } from "../../lib/locale.tsx";
import type { UploadQueue } from "../../lib/upload-queue.ts";
import { useKeptFocus } from "../../lib/use-kept-focus.ts";
import { Button } from "../button/button.tsx";
import { Progress } from "../progress/progress.tsx";
import { usePictureText } from "../upload-tile/picture-text.ts";
import { useEditorText } from "./editor-text.ts";

/** An image uploaded to the server. */
export interface UploadedPicture {
  url: string;
  width?: number;
  height?: number;
}

/** Maximum number of characters of a caption. */
const MAX_CAPTION_LENGTH = 60;

export type PictureQueue = UploadQueue<UploadedPicture>;

/** Attributes of the node. An image being uploaded is identified by its upload; the address follows. */
export interface PictureAttributes {
  src: string | null;
  width: number | null;
  height: number | null;
  caption: string;
  /** Alternative text; a caption replaces it. */
  alt: string;
  uploadId: string | null;
}

const getSize = (element: Element, name: string) => Number(element.getAttribute(name)) || null;

function readPicture(image: Element, caption: string, queue: PictureQueue): PictureAttributes | false {
  const uploadId = image.getAttribute("data-upload");
  const src = safeMediaUrl(image.getAttribute("src") ?? "");
  if (!src && !(uploadId && queue.get(uploadId))) return false;
  return {
    src,
    width: getSize(image, "width"),
    height: getSize(image, "height"),
    caption,
    alt: caption ? "" : (image.getAttribute("alt")?.trim() ?? ""),
    uploadId: src ? null : uploadId,
  };
}

/** Creates the node of images, each a block of its own; `queue` uploads added images. */
export const createPictureNode = (queue: PictureQueue) =>
  Node.create({
    name: "picture",
    group: "block",
    atom: true,
    draggable: true,
    addAttributes: () => ({
      src: { default: null, rendered: false },
      width: { default: null, rendered: false },
      height: { default: null, rendered: false },
      caption: { default: "", rendered: false },
      alt: { default: "", rendered: false },
      uploadId: { default: null, rendered: false },
    }),
    parseHTML: () => [
      {
        tag: "figure",
        getAttrs: (element) => {
          const image = element.querySelector("img");
          return image
            ? readPicture(image, element.querySelector("figcaption")?.textContent?.trim() ?? "", queue)
            : false;
        },
      },
      { tag: "img[src]", getAttrs: (element) => readPicture(element, "", queue) },
    ],
    renderHTML({ node }) {
      const { src, width, height, caption, alt, uploadId } = node.attrs as PictureAttributes;
      const upload = uploadId ? queue.get(uploadId) : undefined;
      const arrived = upload?.result ?? (src ? { url: src, width, height } : undefined);
      // Read by the clipboard only until the upload ends; the policy removes it from published text.
      if (!arrived) return ["img", { "data-upload": uploadId, src: upload?.preview ?? "" }];
      const image = { src: arrived.url, alt: caption || alt, width: arrived.width, height: arrived.height };
      return caption
        ? ["figure", {}, ["img", image], ["figcaption", {}, caption]]
        : ["figure", {}, ["img", image]];
    },
    addNodeView: () =>
      ReactNodeViewRenderer((props: NodeViewProps) => <PictureView {...props} queue={queue} />),
  });

/** Image in the editor with upload progress, failure, caption and remove button. */
function PictureView({
  node,
  selected,
  deleteNode,
  updateAttributes,
  queue,
}: NodeViewProps & { queue: PictureQueue }) {
  const text = useEditorText();
  const picture = usePictureText();
  const { src, caption, alt, uploadId } = node.attrs as PictureAttributes;
  const upload = useSyncExternalStore(queue.subscribe, () => (uploadId ? queue.get(uploadId) : undefined));
  const waiting = upload && upload.status !== "done";
  const isRemovedUpload = uploadId !== null && !src && !upload;
  useEffect(() => {
    if (isRemovedUpload) queue.restore(uploadId);
  }, [isRemovedUpload, uploadId, queue]);
  return (
    <NodeViewWrapper data-slot="rich-editor-picture" data-status={upload?.status ?? "done"} className="my-4">
      <div
        className={`relative mx-auto w-fit max-w-full overflow-hidden rounded-[0.625rem] ${selected ? "outline-2 outline-offset-2 outline-focus" : ""} ${waiting ? "min-h-40 min-w-[min(16rem,100%)] bg-surface-sunken" : ""} ${upload?.status === "failed" ? "ring-2 ring-danger" : ""}`}
      >
        {!(waiting && upload.final) && (
          <img
            // The sites of pasted pictures do not learn the page. Set before the address, which starts the request.
            referrerPolicy={src && /^https?:/i.test(src) ? "no-referrer" : undefined}
            src={upload?.preview ?? src ?? ""}
            // A file that is not uploaded yet may not be an image: browsers draw nothing for a broken image without
            // alternative text.
            alt={waiting ? "" : caption || alt || upload?.file.name || ""}
            data-drag-handle=""
            className="block max-h-120 max-w-full bg-surface-sunken"
          />
        )}
        {waiting && (
          <div className="absolute inset-0 grid content-center justify-items-center gap-2 bg-black/70 p-3 text-center text-meta text-white">
            <PictureStatus
              name={upload.file.name}
              status={upload.status}
              progress={upload.progress}
              reason={upload.reason}
              onRetry={upload.final ? undefined : () => queue.retry(upload.id)}
            />
          </div>
        )}
        <button
          type="button"
          aria-label={upload ? fillText(picture.removeFile, { name: upload.file.name }) : text.removePicture}
          onClick={() => {
            if (waiting) queue.remove(upload.id);
            deleteNode();
          }}
          className="absolute top-2 right-2 grid size-7 place-items-center rounded-full bg-black/70 text-white hover:bg-black"
        >
          <X aria-hidden="true" size="1rem" strokeWidth={1.7} />
        </button>
      </div>
      {!waiting && (
        <input
          aria-label={text.caption}
          placeholder={text.captionHint}
          value={caption}
          onChange={({ target, nativeEvent }) => {
            // A changed value would end the composition of an input method.
            const { isComposing } = nativeEvent as InputEvent;
            updateAttributes({
              caption: isComposing ? target.value : sliceGraphemes(target.value, MAX_CAPTION_LENGTH),
            });
          }}
          className="mt-2 block w-full bg-transparent text-center text-meta text-text-muted outline-none placeholder:opacity-70 focus:text-text"
        />
      )}
    </NodeViewWrapper>
  );
}

interface PictureStatusProps {
  name: string;
  status: "queued" | "uploading" | "failed" | "done";
  progress: number;
  reason?: string;
  /** Missing if the file itself is refused. */
  onRetry?: () => void;
}

function PictureStatus({ name, status, progress, reason, onRetry }: PictureStatusProps) {
  const text = useText();
  const own = useEditorText();
  const picture = usePictureText();
  const buttonRef = useKeptFocus();
  if (status === "queued") return <span>{picture.queued}</span>;
  if (status === "failed") {
    return (
      <>
        <span role="alert" className="grid justify-items-center gap-1">
          <TriangleExclamationPoint aria-hidden="true" size="1.125rem" strokeWidth={1.7} />
          <span>{reason ?? own.pictureFailed}</span>
        </span>
        {onRetry && (
          <Button
            ref={buttonRef}
            size="sm"
            aria-label={fillText(picture.retryFile, { name })}
            onClick={onRetry}
          >
            <RotateCw aria-hidden="true" strokeWidth={1.7} />
            {text.retry}
          </Button>
        )}
      </>
    );
  }
  const sent = Math.round(progress);
  const percent = sent === 100 ? picture.processing : fillText(picture.uploading, { n: sent });
  return (
    <>
      <Progress value={progress} size="sm" aria-label={`${name} ${percent}`} className="w-40 max-w-full" />
      <span key={percent} className="tabular-nums">
        {percent}
      </span>
    </>
  );
}
