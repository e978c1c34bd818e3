import { Button } from "@lenscape/ui/button";
import { ErrorState } from "@lenscape/ui/error-state";
import { cn } from "@lenscape/ui/lib/cn";
import { Skeleton } from "@lenscape/ui/skeleton";
import { Download, Send } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { saveFile } from "#lib/save-file.ts";
import { posterFile } from "./poster-canvas.ts";
import { posterText as text } from "./poster-text.ts";

interface PosterProps {
  /** Draws the poster. Another function draws another poster. */
  draw: (canvas: HTMLCanvasElement) => Promise<void>;
  /** What the poster shows, for who does not see it. */
  label: string;
  fileName: string;
  /** A button besides those that save and send. */
  children?: ReactNode;
  /** Called when the poster has been saved or sent. */
  onHanded?: () => void;
  className?: string;
}

/**
 * A poster drawn in the browser, to save and, where the system takes pictures, to send. It is shown as the picture that
 * is saved: browsers that save nothing themselves let one keep it by a long press.
 */
export function Poster({ draw, label, fileName, children, onHanded, className }: PosterProps) {
  const [attempt, setAttempt] = useState(0);
  const [made, setMade] = useState<{ file: File; url: string } | "failed" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws the same again
  useEffect(() => {
    let gone = false;
    let url = "";
    setMade(null);
    posterFile(draw).then(
      (blob) => {
        if (gone) return;
        url = URL.createObjectURL(blob);
        setMade({ file: new File([blob], fileName, { type: blob.type }), url });
      },
      () => !gone && setMade("failed"),
    );
    return () => {
      gone = true;
      URL.revokeObjectURL(url);
    };
  }, [draw, fileName, attempt]);

  const poster = made === "failed" ? null : made;
  const sendable = poster && navigator.canShare?.({ files: [poster.file] });
  const save = () => {
    if (!poster) return;
    saveFile(poster.file, fileName);
    onHanded?.();
  };
  const send = async () => {
    if (!poster) return;
    const sent = await navigator.share({ files: [poster.file] }).then(
      () => true,
      () => false,
    );
    if (sent) onHanded?.();
  };
  const box = cn("aspect-[340/520] max-w-full rounded-xl", className);
  return (
    <>
      {made === "failed" && (
        <ErrorState size="sm" title={text.failed} onRetry={() => setAttempt((count) => count + 1)} />
      )}
      {made === null && <Skeleton role="status" aria-label={text.making} className={box} />}
      {poster && <img src={poster.url} alt={label} className={cn(box, "border border-border")} />}
      <div className="flex w-full flex-wrap gap-2">
        {children}
        {sendable && (
          <Button className="flex-1" onClick={() => void send()}>
            <Send aria-hidden="true" strokeWidth={1.7} />
            {text.send}
          </Button>
        )}
        <Button className="flex-1" disabled={!poster} onClick={save}>
          <Download aria-hidden="true" strokeWidth={1.7} />
          {text.save}
        </Button>
      </div>
    </>
  );
}
