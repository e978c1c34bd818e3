import { ApiError } from "@lenscape/api/errors";
import { Alert } from "@lenscape/ui/alert";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { VideoUpload, type VideoUploadProps } from "@lenscape/ui/video-upload";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useApp } from "#lib/app.tsx";
import { formatFileSize } from "#lib/file-size.ts";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import type { DraftVideoUpload } from "../drafts/thread-draft.ts";
import { finishUpload, getUploadOffset } from "./resumable-upload.ts";
import { videoUploadText as text } from "./text.ts";
import type { VideoUploadState } from "./use-video-upload.ts";
import type { VideoUploadTask } from "./video-upload.ts";

const MEGABYTE = 1024 * 1024;
const MINUTE = 60;

const round = (value: number) => String(Math.round(value));
const toMegabytes = (bytes: number) => round(bytes / MEGABYTE);
const formatSent = (sentBytes: number, totalBytes: number) =>
  fillText(text.sent, { sent: toMegabytes(sentBytes), size: toMegabytes(totalBytes) });

/** Formats the sent and total size, the speed and the remaining time. */
export function formatProgress(sentBytes: number, totalBytes: number, rate?: number): string {
  const parts = [formatSent(sentBytes, totalBytes)];
  if (rate) {
    const seconds = Math.ceil((totalBytes - sentBytes) / rate);
    parts.push(fillText(text.rate, { n: (rate / MEGABYTE).toFixed(1) }));
    parts.push(
      seconds < MINUTE
        ? fillText(text.remainingSeconds, { n: seconds })
        : fillText(text.remainingMinutes, { n: Math.ceil(seconds / MINUTE) }),
    );
  }
  return parts.join("，");
}

/** Counts down the seconds until a time in epoch milliseconds. */
function useSecondsUntil(time: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (time === undefined) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [time]);
  return time === undefined ? 0 : Math.max(0, Math.ceil((time - now) / 1000));
}

/** Progress of an active upload. */
function ActiveUpload({ task, onRemove }: { task: VideoUploadTask; onRemove: () => void }) {
  const { status, sentBytes, rate, attempts, retryAt, reason, isFinal, poster, resumedBytes } =
    useSyncExternalStore(task.subscribe, task.state, task.state);
  const { name, size } = task.file;
  const seconds = useSecondsUntil(status === "waiting" ? retryAt : undefined);
  const notes: Record<typeof status, string | undefined> = {
    sending: formatProgress(sentBytes, size, rate),
    paused: `${reason ?? formatSent(sentBytes, size)}，${text.keptFor}`,
    waiting: `${fillText(text.uploaded, { n: toMegabytes(sentBytes) })}，${fillText(text.retryIn, { s: seconds, n: attempts })}`,
    storing: undefined,
    failed: reason,
  };
  return (
    <>
      {resumedBytes !== undefined && resumedBytes > 0 && status !== "failed" && (
        <Alert tone="success" className="m-3">
          {fillText(text.resumed, { n: round((resumedBytes / size) * 100) })}
        </Alert>
      )}
      <VideoUpload
        name={name}
        size={formatFileSize(size)}
        cover={poster}
        status={status}
        progress={(sentBytes / size) * 100}
        note={notes[status]}
        onPause={task.pause}
        onResume={task.resume}
        onRetry={isFinal ? undefined : task.resume}
        onRemove={onRemove}
      />
    </>
  );
}

interface InterruptedUploadProps {
  upload: DraftVideoUpload;
  onPick: () => void;
  onRemove: () => void;
  onComplete: (url: string) => void;
}

/** Upload of an earlier visit. It continues with its file, or is finished if all bytes had arrived. */
function InterruptedUpload({ upload, onPick, onRemove, onComplete }: InterruptedUploadProps) {
  const { api } = useApp();
  const { id, name, size } = upload;
  const [progress, setProgress] = useState<Pick<VideoUploadProps, "status" | "progress" | "note">>({
    status: "queued",
  });
  const complete = useEffectEvent(onComplete);
  useEffect(() => {
    let isUnmounted = false;
    const show = (to: typeof progress) => !isUnmounted && setProgress(to);
    async function check() {
      const receivedBytes = await getUploadOffset(api, id);
      if (receivedBytes !== null && receivedBytes < size) {
        const percentage = (receivedBytes / size) * 100;
        return show({
          status: "paused",
          progress: percentage,
          note: fillText(text.chooseNote, { n: round(percentage) }),
        });
      }
      // A stored upload is unknown as an upload. Its response was lost when the page was left.
      show({ status: "storing" });
      const { url } = await finishUpload(api, id);
      if (!isUnmounted) complete(url);
    }
    check().catch((error: unknown) => {
      const apiError = error instanceof ApiError && error.kind === "code" ? error : undefined;
      if (!apiError || apiError.code === 409 || apiError.code >= 500)
        show({ status: "paused", note: text.chooseAny });
      else show({ status: "failed", note: apiError.code === 404 ? text.expired : apiError.message });
    });
    return () => {
      isUnmounted = true;
    };
  }, [api, id, size]);
  return (
    <VideoUpload
      name={name}
      size={formatFileSize(size)}
      resumeLabel={text.chooseSame}
      onResume={onPick}
      onRetry={onPick}
      onRemove={onRemove}
      {...progress}
    />
  );
}

/** Video of a draft with its progress or the reason of its failure. */
export function VideoRow({ upload, onPick }: { upload: VideoUploadState; onPick: () => void }) {
  const { task, pendingFile, interrupted, video, remove, complete } = upload;
  const { videoMaxBytes } = useSiteInfo();
  return (
    <div className="px-4 pb-5 md:px-8">
      <div className="mb-2.5 flex items-baseline justify-between gap-3">
        <span className="flex-none font-semibold text-meta text-text-secondary">{text.label}</span>
        <span className="text-text-muted text-meta">
          {fillText(text.help, { n: toMegabytes(videoMaxBytes) })}
        </span>
      </div>
      <div className="overflow-hidden rounded-media border border-border">
        {task ? (
          <ActiveUpload task={task} onRemove={remove} />
        ) : pendingFile ? (
          <VideoUpload
            name={pendingFile.name}
            size={formatFileSize(pendingFile.size)}
            status="queued"
            onRemove={remove}
          />
        ) : video ? (
          <VideoUpload name={text.label} cover={video.picUrl} status="done" onRemove={remove} />
        ) : (
          interrupted && (
            <InterruptedUpload
              key={interrupted.id}
              upload={interrupted}
              onPick={onPick}
              onRemove={remove}
              onComplete={complete}
            />
          )
        )}
      </div>
    </div>
  );
}
