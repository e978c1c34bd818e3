import { RotateCw, TriangleExclamationPoint, X } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useText } from "../../lib/locale.tsx";
import { useKeptFocus } from "../../lib/use-kept-focus.ts";
import { Progress } from "../progress/progress.tsx";
import { progressPercent } from "../progress/progress-percent.ts";
import { usePictureText } from "./picture-text.ts";

export type UploadStatus = "queued" | "uploading" | "failed" | "done";

export type UploadTileProps = Omit<ComponentProps<"div">, "children"> & {
  /** Address of the preview. */
  src: string;
  /** Whether it is a video: `src` is the video, and the first frame is shown. */
  video?: boolean;
  /** File name, part of the button names. */
  name: string;
  /** Upload status, which decides the overlay. */
  status: UploadStatus;
  /** Upload progress in per cent. */
  progress?: number;
  /** Reason of the failure. */
  reason?: string;
  /**
   * Whether a retry is pointless, for example for a wrong format: the file can only be removed and has no preview.
   */
  final?: boolean;
  /** Shows "封面" at the lower left. */
  cover?: boolean;
  /** Retries; shown for `failed` only. */
  onRetry?: () => void;
  /** Called for the cross at the upper right; without it there is none. */
  onRemove?: () => void;
};

/** Image or video being uploaded: queued, uploading with percentage, failed with reason and retry, done. */
export function UploadTile({
  src,
  video = false,
  name,
  status,
  progress = 0,
  reason,
  final = false,
  cover = false,
  onRetry,
  onRemove,
  className,
  ...props
}: UploadTileProps) {
  const text = useText();
  const picture = usePictureText();
  const buttonRef = useKeptFocus();
  const sent = Math.round(progressPercent(progress, 100));
  // At 100 % the server is still creating its copies.
  const percent = sent === 100 ? picture.processing : fillText(picture.uploading, { n: sent });
  return (
    <div
      data-slot="upload-tile"
      data-status={status}
      {...props}
      className={cn(
        "relative aspect-square overflow-hidden rounded-control bg-surface-sunken",
        status === "failed" && "ring-2 ring-danger",
        className,
      )}
    >
      {status === "failed" && final ? null : video ? (
        <video
          src={src || undefined}
          aria-label={name}
          muted
          playsInline
          preload="metadata"
          className="size-full object-cover"
        />
      ) : (
        // A file that is not uploaded yet may not be an image: browsers draw nothing for a broken image without
        // alternative text.
        <img
          src={src || undefined}
          alt={status === "done" ? name : ""}
          draggable={false}
          className="size-full object-cover"
        />
      )}
      {status !== "done" && (
        <div
          className={cn(
            "absolute inset-0 grid content-center justify-items-center gap-1.5 bg-black/70 p-1.5 text-center text-meta text-white",
            // The reason is below the remove button.
            status === "failed" && "max-md:pt-8 max-md:pb-0",
          )}
        >
          {status === "queued" && <span>{picture.queued}</span>}
          {status === "uploading" && (
            <>
              <Progress value={progress} size="sm" aria-label={`${name} ${percent}`} className="w-4/5" />
              <span className="tabular-nums">{percent}</span>
            </>
          )}
          {status === "failed" && (
            <span role="alert" title={reason} className="grid justify-items-center gap-1">
              <TriangleExclamationPoint
                aria-hidden="true"
                size="1rem"
                strokeWidth={1.7}
                className="max-md:hidden"
              />
              <span className="line-clamp-2 md:line-clamp-3">{reason ?? picture.uploadFailed}</span>
            </span>
          )}
          {status === "failed" && !final && onRetry && (
            <button
              type="button"
              ref={buttonRef}
              onClick={onRetry}
              aria-label={fillText(picture.retryFile, { name })}
              className="inline-flex h-6 items-center gap-1 rounded-control bg-white/20 px-2 hover:bg-white/30"
            >
              <RotateCw aria-hidden="true" size="0.75rem" strokeWidth={1.7} />
              <span>{text.retry}</span>
            </button>
          )}
        </div>
      )}
      {cover && status === "done" && (
        <span className="absolute bottom-1.5 left-1.5 rounded-control bg-black/70 px-1.5 text-meta leading-[1.25rem] text-white">
          {picture.cover}
        </span>
      )}
      {onRemove && (
        <button
          type="button"
          ref={buttonRef}
          onClick={onRemove}
          aria-label={fillText(picture.removeFile, { name })}
          className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-black/70 text-white hover:bg-black max-md:size-8"
        >
          <X aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
        </button>
      )}
    </div>
  );
}
