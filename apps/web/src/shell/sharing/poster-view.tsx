import { Button } from "@lenscape/ui/button";
import { ErrorState } from "@lenscape/ui/error-state";
import { cn } from "@lenscape/ui/lib/cn";
import { Skeleton } from "@lenscape/ui/skeleton";
import { Download, Send } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { downloadFile } from "#lib/download-file.ts";
import { renderPosterFile } from "./poster-canvas.ts";
import { shareText as text } from "./text.ts";

interface PosterProps {
  /** Draws the poster. The poster is drawn again when the function changes. */
  draw: (canvas: HTMLCanvasElement) => Promise<void>;
  /** Alternative text of the poster. */
  label: string;
  fileName: string;
  /** Additional buttons. */
  children?: ReactNode;
  /** Called when the poster has been saved or sent. */
  onShared?: () => void;
  className?: string;
}

/**
 * Poster drawn in the browser, with buttons to save and, if the system's share sheet supports files, to send. Shown as an
 * image, which users can also save by a long press.
 */
export function Poster({ draw, label, fileName, children, onShared, className }: PosterProps) {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ file: File; url: string } | "failed" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` draws the poster again after a failure
  useEffect(() => {
    let isCancelled = false;
    let url = "";
    setResult(null);
    renderPosterFile(draw).then(
      (blob) => {
        if (isCancelled) return;
        url = URL.createObjectURL(blob);
        setResult({ file: new File([blob], fileName, { type: blob.type }), url });
      },
      () => !isCancelled && setResult("failed"),
    );
    return () => {
      isCancelled = true;
      URL.revokeObjectURL(url);
    };
  }, [draw, fileName, attempt]);

  const poster = result === "failed" ? null : result;
  const canSend = poster && navigator.canShare?.({ files: [poster.file] });
  const save = () => {
    if (!poster) return;
    downloadFile(poster.file, fileName);
    onShared?.();
  };
  const send = async () => {
    if (!poster) return;
    const isSent = await navigator.share({ files: [poster.file] }).then(
      () => true,
      () => false,
    );
    if (isSent) onShared?.();
  };
  const boxClass = cn("aspect-[340/520] max-w-full rounded-media", className);
  return (
    <>
      {result === "failed" && (
        <ErrorState size="sm" title={text.posterFailed} onRetry={() => setAttempt((count) => count + 1)} />
      )}
      {result === null && <Skeleton role="status" aria-label={text.posterLoading} className={boxClass} />}
      {poster && <img src={poster.url} alt={label} className={cn(boxClass, "border border-border")} />}
      <div className="flex w-full flex-wrap gap-2">
        {children}
        {canSend && (
          <Button className="flex-1" onClick={() => void send()}>
            <Send aria-hidden="true" strokeWidth={1.7} />
            {text.sendPoster}
          </Button>
        )}
        <Button className="flex-1" disabled={!poster} onClick={save}>
          <Download aria-hidden="true" strokeWidth={1.7} />
          {text.savePoster}
        </Button>
      </div>
    </>
  );
}
