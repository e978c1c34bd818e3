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
  /** 预览图地址。 */
  src: string;
  /** 是一段视频：`src` 是视频地址，预览第一帧。 */
  video?: boolean;
  /** 文件名，读进按钮的名字。 */
  name: string;
  /** 排队、上传中、失败、完成；决定图上盖着什么。 */
  status: UploadStatus;
  /** 上传了百分之几。 */
  progress?: number;
  /** 失败的原因。 */
  reason?: string;
  /** 再试也没有用，例如格式不对：只能移除，没有重试，也不画这个文件。 */
  final?: boolean;
  /** 左下角的「封面」。 */
  cover?: boolean;
  /** 点了重试；不给就没有，只在 `failed` 时显示。 */
  onRetry?: () => void;
  /** 点了右上角的叉；不给就没有。 */
  onRemove?: () => void;
};

/** 一张上传中的图片（或一段视频）：排队、上传中带百分比、失败带原因与重试、完成；右上角移除。 */
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
  const kept = useKeptFocus();
  const sent = Math.round(progressPercent(progress, 100));
  // The server makes its copies of a file that has been sent.
  const percent = sent === 100 ? picture.processing : fillText(picture.uploading, { n: sent });
  return (
    <div
      data-slot="upload-tile"
      data-status={status}
      {...props}
      className={cn(
        "relative aspect-square overflow-hidden rounded-md bg-surface-sunken",
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
        // What has not arrived may be no picture: a browser draws nothing for one without a name.
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
            "absolute inset-0 grid content-center justify-items-center gap-1.5 bg-black/70 p-1.5 text-center text-xs text-white",
            // What went wrong stands below the button that removes the file.
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
              ref={kept}
              onClick={onRetry}
              aria-label={fillText(picture.retryFile, { name })}
              className="inline-flex h-6 items-center gap-1 rounded-sm bg-white/20 px-2 hover:bg-white/30"
            >
              <RotateCw aria-hidden="true" size="0.75rem" strokeWidth={1.7} />
              <span>{text.retry}</span>
            </button>
          )}
        </div>
      )}
      {cover && status === "done" && (
        <span className="absolute bottom-1.5 left-1.5 rounded-sm bg-black/70 px-1.5 text-xs leading-[1.25rem] text-white">
          {picture.cover}
        </span>
      )}
      {onRemove && (
        <button
          type="button"
          ref={kept}
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
