import { fillText } from "../../lib/fill-text.ts";
import { useForumText } from "../thread-card/forum-text.ts";
import type { ReplyView } from "./comment.ts";

/** Mark next to the time of an edited comment or reply, with the edit time as tooltip. */
export function EditedMark({ editedAt }: Pick<ReplyView, "editedAt">) {
  const forum = useForumText();
  if (!editedAt) return null;
  return (
    <span
      title={fillText(forum.editedAt, { time: editedAt })}
      className="ml-2 text-meta whitespace-nowrap text-text-muted tabular-nums"
    >
      {forum.edited}
    </span>
  );
}
