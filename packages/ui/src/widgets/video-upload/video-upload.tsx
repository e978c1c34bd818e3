import { Check, Pause, Play, RotateCw, Video } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useText } from "../../lib/locale.tsx";
import { useKeptFocus } from "../../lib/use-kept-focus.ts";
import { Button } from "../button/button.tsx";
import { Progress } from "../progress/progress.tsx";
import { progressPercent } from "../progress/progress-percent.ts";
import { usePictureText } from "../upload-tile/picture-text.ts";

export type VideoUploadStatus = "queued" | "sending" | "paused" | "waiting" | "storing" | "failed" | "done";

export type VideoUploadProps = Omit<ComponentProps<"div">, "children"> & {
  /** File name on one line, truncated; also part of the button names. */
  name: string;
  /** Formatted file size, for example "184 MB". */
  size?: string;
  /** Cover image. */
  cover?: string | null;
  /** Upload status, which decides colour and buttons. */
  status: VideoUploadStatus;
  /** Upload progress, 0 to 100. */
  progress?: number;
  /** Note after the status: uploaded size, time left, seconds until the retry, or reason of failure. */
  note?: string;
  /** Called for pause; shown while uploading only. */
  onPause?: () => void;
  /** Called for continue; shown for `paused` only. */
  onResume?: () => void;
  /** Replaces "继续", for example by "选同一个文件". */
  resumeLabel?: string;
  /** Retries: "现在试" when disconnected, "重试" after a failure. */
  onRetry?: () => void;
  /** Cancels an unfinished upload, otherwise removes the file. */
  onRemove?: () => void;
};

/** Announced at every quarter, because each per cent would be too much. */
const SPOKEN_STEP = 25;

/**
 * Resumable video upload: cover, name, size, progress, pause and continue. Disconnected and failed uploads have a red
 * background.
 */
export function VideoUpload({
  name,
  size,
  cover,
  status,
  progress = 0,
  note,
  onPause,
  onResume,
  resumeLabel,
  onRetry,
  onRemove,
  className,
  ...props
}: VideoUploadProps) {
  const text = useText();
  const picture = usePictureText();
  const buttonRef = useKeptFocus();
  const percent = progressPercent(progress, 100);
  const sending = (share: number) => fillText(picture.uploading, { n: Math.round(share) });
  const statusText = {
    queued: picture.queued,
    sending: sending(percent),
    paused: picture.paused,
    waiting: picture.lineLost,
    storing: picture.storing,
    failed: note ?? picture.uploadFailed,
    done: picture.arrived,
  }[status];
  const isBad = status === "waiting" || status === "failed";
  const isWhole = status === "storing" || status === "done";
  const spoken = status === "sending" ? sending(percent - (percent % SPOKEN_STEP)) : statusText;
  const resumeName = resumeLabel ? `${resumeLabel}${text.comma}{name}` : picture.resumeFile;
  const main = {
    queued: undefined,
    sending: { run: onPause, label: picture.pause, named: picture.pauseFile, Icon: Pause },
    paused: { run: onResume, label: resumeLabel ?? picture.resume, named: resumeName, Icon: Play },
    waiting: { run: onRetry, label: picture.tryNow, named: picture.tryFileNow, Icon: RotateCw },
    storing: undefined,
    failed: { run: onRetry, label: text.retry, named: picture.retryFile, Icon: RotateCw },
    done: undefined,
  }[status];
  const isOver = status === "failed" || status === "done";
  return (
    <div
      data-slot="video-upload"
      data-status={status}
      {...props}
      className={cn(
        "grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-3 px-4 py-3.5 max-xs:grid-cols-1 md:grid-cols-[8rem_minmax(0,1fr)_auto] md:gap-4",
        isBad && "bg-danger-soft",
        className,
      )}
    >
      <span className="grid aspect-video place-items-center overflow-hidden rounded-control bg-surface-sunken text-text-muted">
        {cover ? (
          <img src={cover} alt="" className="size-full object-cover" />
        ) : (
          <Video aria-hidden="true" size="1.5rem" strokeWidth={1.7} />
        )}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-2 font-semibold">
          <span className="min-w-0 truncate max-xs:whitespace-normal max-xs:wrap-anywhere">{name}</span>
          {size && <span className="flex-none font-normal text-text-muted tabular-nums">{size}</span>}
        </p>
        <p
          role={status === "failed" ? "alert" : undefined}
          className={cn(
            "mt-0.5 flex flex-wrap items-center gap-x-2 text-text-muted text-meta wrap-anywhere tabular-nums",
            isBad && "text-danger-text",
            status === "done" && "text-success-text",
          )}
        >
          {status === "done" && <Check aria-hidden="true" size="0.875rem" strokeWidth={1.7} />}
          <span>{statusText}</span>
          {status !== "failed" && note && <span>{note}</span>}
        </p>
        {!isOver && status !== "queued" && (
          <Progress
            value={isWhole ? 100 : percent}
            tone={status === "waiting" ? "danger" : status === "paused" ? "muted" : "brand"}
            aria-label={`${name} ${statusText}`}
            className="mt-2"
          />
        )}
        <span role="status" className="sr-only">
          {status !== "failed" && `${name}${text.comma}${spoken}`}
        </span>
      </div>
      <div className="flex gap-1.5 max-md:col-span-full">
        {main?.run && (
          <Button
            ref={buttonRef}
            size="sm"
            tone={status === "paused" ? "soft" : "secondary"}
            onClick={main.run}
            aria-label={fillText(main.named, { name })}
            className="max-md:h-10 max-md:grow"
          >
            <main.Icon aria-hidden="true" strokeWidth={1.7} />
            {main.label}
          </Button>
        )}
        {onRemove && (
          <Button
            ref={buttonRef}
            size="sm"
            tone="ghost"
            onClick={onRemove}
            aria-label={fillText(isOver ? picture.removeFile : picture.dropFile, { name })}
            className="max-md:h-10 max-md:grow"
          >
            {isOver ? picture.remove : picture.drop}
          </Button>
        )}
      </div>
    </div>
  );
}
