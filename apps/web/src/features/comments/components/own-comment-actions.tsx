import type { Post, Reply } from "@lenscape/api/types";
import { IconButton } from "@lenscape/ui/icon-button";
import { parseWireTime } from "@lenscape/ui/lib/time";
import { PencilLine, Trash } from "lucide-react";
import { threadText as text } from "#copy/thread-text.ts";
import { useNow } from "#shell/live/use-now.ts";
import { editText } from "#shell/threads/edit-text.ts";

interface OwnActsProps {
  post: Post | Reply;
  onEdit: () => void;
  onRemove: () => void;
}

/** What a member does with their own comment: edit it for its time, and delete it. */
export function OwnActs({ post: { editableUntil }, onEdit, onRemove }: OwnActsProps) {
  const now = useNow();
  return (
    <>
      {editableUntil && parseWireTime(editableUntil) > now && (
        <IconButton size="sm" aria-label={editText.edit} onClick={onEdit}>
          <PencilLine aria-hidden="true" strokeWidth={1.7} />
        </IconButton>
      )}
      <IconButton size="sm" aria-label={text.remove} onClick={onRemove}>
        <Trash aria-hidden="true" strokeWidth={1.7} />
      </IconButton>
    </>
  );
}
