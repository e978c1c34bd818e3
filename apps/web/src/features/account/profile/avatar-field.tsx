import { ApiError } from "@lenscape/api/errors";
import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { useId, useRef, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { accountText as text } from "../text.ts";

const AvatarCropDialog = lazyDialog(() => import("./avatar-crop-dialog.tsx"));

const ACCEPTED_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"];

interface AvatarFieldProps {
  /** Name of the member, whose first character replaces a missing avatar. */
  name: string;
  avatar: string;
  /** Called with the URL of the avatar, empty for none. */
  onChange: (avatar: string) => void;
}

/** Field that selects, crops and uploads an avatar. The avatar is saved with the form. */
export function AvatarField({ name, avatar, onChange }: AvatarFieldProps) {
  const { api } = useApp();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState("");
  const [upload, uploading] = useAction(async (picture: File) => {
    try {
      onChange((await api.upload(picture, { silent: true })).url);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setError(cause.message);
    }
  });

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const known = ACCEPTED_TYPES.includes(chosen.type);
    setError(known ? "" : text.avatarType);
    if (known) setFile(chosen);
  }

  return (
    <div className="flex items-center gap-4">
      <Avatar src={avatar} name={name} size={96} />
      <div className="grid justify-items-start gap-2">
        <div className="flex flex-wrap gap-2">
          <Button
            type="button"
            loading={uploading}
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            {text.changeAvatar}
          </Button>
          {avatar && (
            <Button type="button" tone="ghost" onClick={() => onChange("")}>
              {text.removeAvatar}
            </Button>
          )}
        </div>
        <p
          id={hintId}
          role={error ? "alert" : undefined}
          className={error ? "text-danger-text text-meta" : "text-text-muted text-meta"}
        >
          {error || text.avatarType}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_TYPES.join()}
        aria-label={text.avatar}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          choose(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      {file && (
        <AvatarCropDialog
          file={file}
          onClose={() => setFile(undefined)}
          onCrop={(picture) => {
            setFile(undefined);
            if (picture) void upload(picture);
            else setError(text.avatarUnreadable);
          }}
        />
      )}
    </div>
  );
}
