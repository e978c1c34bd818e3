import { Button } from "@lenscape/ui/button";
import { TriangleExclamationPoint } from "lucide-react";
import { formatFileSize } from "#lib/file-size.ts";
import { publishText as text } from "../text.ts";
import type { RefusedFile } from "./use-media.ts";

/** Alert with the refused files, their sizes and reasons, until it is dismissed. */
export function RefusedFiles({ files, onDismiss }: { files: readonly RefusedFile[]; onDismiss: () => void }) {
  return (
    <div role="alert">
      {files.length > 0 && (
        <div className="mx-4 mb-4 flex items-start gap-3 rounded-control bg-danger-soft px-3 py-2.5 text-danger-text text-meta md:mx-8">
          <TriangleExclamationPoint
            aria-hidden="true"
            size="1rem"
            strokeWidth={1.7}
            className="mt-0.5 flex-none"
          />
          <div className="min-w-0 grow">
            <p className="font-semibold">{text.refusedFiles}</p>
            <ul>
              {files.map(({ name, size, reason }) => (
                <li key={name} className="wrap-anywhere">
                  {`${name}（${formatFileSize(size)}）：${reason}`}
                </li>
              ))}
            </ul>
          </div>
          <Button tone="ghost" size="sm" onClick={onDismiss} className="-my-0.5 text-danger-text">
            {text.dismiss}
          </Button>
        </div>
      )}
    </div>
  );
}
