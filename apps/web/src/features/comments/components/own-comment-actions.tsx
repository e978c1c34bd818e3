import type { Post, Reply } from "@lenscape/api/types";
import { IconButton } from "@lenscape/ui/icon-button";
import { parseWireTime } from "@lenscape/ui/lib/time";
import { PencilLine, Trash } from "lucide-react";
import { useNow } from "#shell/live/use-now.ts";
import { editText } from "#shell/threads/text.ts";
import { commentsText as text } from "../text.ts";

interface OwnCommentActionsProps {
  post: Post | Reply;
  onEdit: () => void;
  onRemove: () => void;
}

/** Buttons of an own comment: edit, while the server allows it, and delete. */
export function OwnCommentActions({ post: { editableUntil }, onEdit, onRemove }: OwnCommentActionsProps) {
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
