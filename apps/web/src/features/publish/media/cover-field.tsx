import { ApiError } from "@lenscape/api/errors";
import { Button } from "@lenscape/ui/button";
import { ImagePlus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { activityPlanText as text } from "../attachments/text.ts";
import { getImageError, IMAGE_TYPES } from "../form/publish-rules.ts";

interface CoverFieldProps {
  cover: string;
  onChange: (cover: string) => void;
}

/** Upload field for the cover image of an activity. */
export function CoverField({ cover, onChange }: CoverFieldProps) {
  const { api } = useApp();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [error, setError] = useState("");
  const [upload, uploading] = useAction(async (file: File) => {
    const fileError = getImageError(file);
    setError(fileError ?? "");
    if (fileError) return;
    try {
      onChange((await api.upload(file, { silent: true })).url);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setError(cause.message);
    }
  });
  return (
    <div className="flex flex-wrap items-center gap-4">
      <span className="grid aspect-16/9 w-48 flex-none place-items-center overflow-hidden rounded-control bg-surface-sunken text-text-disabled">
        {cover ? (
          <img src={cover} alt="" className="size-full object-cover" />
        ) : (
          <ImagePlus aria-hidden="true" size="1.75rem" strokeWidth={1.4} />
        )}
      </span>
      <div className="grid justify-items-start gap-2">
        <div className="flex gap-2">
          <Button loading={uploading} aria-describedby={hintId} onClick={() => input.current?.click()}>
            {cover ? text.changeCover : text.cover}
          </Button>
          {cover && (
            <Button tone="ghost" onClick={() => onChange("")}>
              {text.remove}
            </Button>
          )}
        </div>
        <p
          id={hintId}
          role={error ? "alert" : undefined}
          className={error ? "text-danger-text text-meta" : "text-text-muted text-meta"}
        >
          {error || text.coverHelp}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES}
        aria-label={text.cover}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) void upload(file);
        }}
      />
    </div>
  );
}
