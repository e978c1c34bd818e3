import { Check, CircleExclamationPoint, Clock, RotateCw, X } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useText } from "../../lib/locale.tsx";
import { useBrokenImage } from "../../lib/use-broken-image.ts";
import { useKeptFocus } from "../../lib/use-kept-focus.ts";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useGrowthText } from "../points-mark/growth-text.ts";
import { Progress } from "../progress/progress.tsx";
import { usePictureText } from "../upload-tile/picture-text.ts";
import type { UploadStatus } from "../upload-tile/upload-tile.tsx";

export type FileRowProps = Omit<ComponentProps<"div">, "children"> & {
  /** File name on one line, truncated; also part of the button names. */
  name: string;
  /** Preview image. */
  src?: string | null;
  /** Formatted file size, for example "2.3 MB". */
  size?: string;
  /** Upload status, which decides colour, icon and buttons. */
  status: UploadStatus;
  /** Upload progress, 0 to 100; shown while `uploading` only. */
  progress?: number;
  /** Note after the status: time left, position in the queue or reason of failure. */
  note?: string;
  /** Retries; the button is shown for `failed` only. */
  onRetry?: () => void;
  /** Cancels an upload in progress, otherwise removes the file. */
  onRemove?: () => void;
};

const LOOKS: Record<UploadStatus, string> = {
  queued: "text-text-muted",
  uploading: "text-text-muted",
  failed: "text-danger-text",
  done: "text-success-text",
};
const ICONS = { queued: Clock, failed: CircleExclamationPoint, done: Check };

/** Row of a file: thumbnail, name, size, progress and buttons. A failed upload has a red background. */
export function FileRow({
  name,
  src,
  size,
  status,
  progress = 0,
  note,
  onRetry,
  onRemove,
  className,
  ...props
}: FileRowProps) {
  const text = useText();
  const picture = usePictureText();
  const growth = useGrowthText();
  const buttonRef = useKeptFocus();
  const { isShown, image } = useBrokenImage(src);
  const percent = `${Math.round(Math.min(100, Math.max(0, progress || 0)))}%`;
  const statusText = {
    queued: note ?? picture.queued,
    uploading: note ? `${percent}${text.comma}${note}` : percent,
    failed: note ?? growth.uploadStopped,
    done: note ?? growth.uploaded,
  }[status];
  const Icon = status === "uploading" ? null : ICONS[status];
  const removeName = status === "uploading" ? growth.cancelUpload : picture.removeFile;
  return (
    <div
      data-slot="file-row"
      data-status={status}
      {...props}
      className={cn(
        "grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-3 py-2.5 pr-2 pl-2.5 [&+&]:border-t [&+&]:border-border",
        status === "failed" && "bg-danger-soft",
        className,
      )}
    >
      <span
        className={cn(
          "size-14 overflow-hidden rounded-control bg-surface-sunken",
          status === "queued" && "opacity-45",
        )}
      >
        {isShown && <img {...image} alt="" width={56} height={56} className="size-full object-cover" />}
      </span>
      <div className="min-w-0">
        <div className="flex justify-between gap-3">
          <span className="truncate">{name}</span>
          {size && (
            <span className="flex-none text-meta leading-[1.375rem] text-text-muted tabular-nums">
              {size}
            </span>
          )}
        </div>
        {status === "uploading" && (
          <Progress value={progress} size="sm" aria-label={`${name} ${percent}`} className="mt-1.5" />
        )}
        <p
          role={status === "failed" ? "alert" : undefined}
          className={cn("mt-0.5 flex items-center gap-1 text-meta wrap-anywhere tabular-nums", LOOKS[status])}
        >
          {Icon && <Icon aria-hidden="true" size="0.875rem" strokeWidth={1.7} className="flex-none" />}
          <span>{statusText}</span>
        </p>
      </div>
      <div className="flex items-center">
        {status === "failed" && onRetry && (
          <Button
            ref={buttonRef}
            size="sm"
            onClick={onRetry}
            aria-label={fillText(picture.retryFile, { name })}
          >
            <RotateCw aria-hidden="true" />
            {text.retry}
          </Button>
        )}
        {onRemove && (
          <IconButton ref={buttonRef} onClick={onRemove} aria-label={fillText(removeName, { name })}>
            <X />
          </IconButton>
        )}
      </div>
    </div>
  );
}
