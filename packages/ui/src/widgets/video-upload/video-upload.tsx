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
  /** 文件大小，已写成「184 MB」。 */
  size?: string;
  /** 封面图。 */
  cover?: string | null;
  /** 排队、上传中、已暂停、断开、处理中、失败、完成；决定颜色与有哪些按钮。 */
  status: VideoUploadStatus;
  /** 上传了百分之几，0 到 100。 */
  progress?: number;
  /** 状态后面的一句：传了多少、还要多久、几秒后再试；失败的原因。 */
  note?: string;
  /** 点了暂停；只在上传中显示。 */
  onPause?: () => void;
  /** 点了继续；只在 `paused` 时显示。 */
  onResume?: () => void;
  /** 「继续」换成别的话，例如「选同一个文件」。 */
  resumeLabel?: string;
  /** 断开时是「现在试」，失败时是「重试」；不给就没有。 */
  onRetry?: () => void;
  /** 没传完是取消，其余是移除。 */
  onRemove?: () => void;
};

/** Read out at every quarter: each per cent would be too much to listen to. */
const SPOKEN_STEP = 25;

/** 断点续传的一段视频：封面 128 × 72、名字与大小、进度 6、暂停与继续；断开与失败时整行朱砂浅底。 */
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
  const kept = useKeptFocus();
  const percent = progressPercent(progress, 100);
  const sending = (share: number) => fillText(picture.uploading, { n: Math.round(share) });
  const words = {
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
  const spoken = status === "sending" ? sending(percent - (percent % SPOKEN_STEP)) : words;
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
      <span className="grid aspect-video place-items-center overflow-hidden rounded-md bg-surface-sunken text-text-muted">
        {cover ? (
          <img src={cover} alt="" className="size-full object-cover" />
        ) : (
          <Video aria-hidden="true" size="1.5rem" strokeWidth={1.7} />
        )}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-2 font-medium">
          <span className="min-w-0 truncate max-xs:whitespace-normal max-xs:wrap-anywhere">{name}</span>
          {size && <span className="flex-none font-normal text-text-muted tabular-nums">{size}</span>}
        </p>
        <p
          role={status === "failed" ? "alert" : undefined}
          className={cn(
            "mt-0.5 flex flex-wrap items-center gap-x-2 text-text-muted text-xs wrap-anywhere tabular-nums",
            isBad && "text-danger-text",
            status === "done" && "text-success-text",
          )}
        >
          {status === "done" && <Check aria-hidden="true" size="0.875rem" strokeWidth={1.7} />}
          <span>{words}</span>
          {status !== "failed" && note && <span>{note}</span>}
        </p>
        {!isOver && status !== "queued" && (
          <Progress
            value={isWhole ? 100 : percent}
            tone={status === "waiting" ? "danger" : status === "paused" ? "muted" : "brand"}
            aria-label={`${name} ${words}`}
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
            ref={kept}
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
            ref={kept}
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
