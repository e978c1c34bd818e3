import { ApiError } from "@lenscape/api/errors";
import type { Reply, Thread } from "@lenscape/api/types";
import { fromPlainText } from "@lenscape/richtext/sanitize";
import { CommentComposer, type MentionTextareaHandle } from "@lenscape/ui/comment-composer";
import { IconButton } from "@lenscape/ui/icon-button";
import type { SuggestionSearch } from "@lenscape/ui/suggestion-list";
import { toast } from "@lenscape/ui/toast";
import { FaceSlightlySmiling } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { moderationText } from "#copy/moderation.ts";
import { threadText as text } from "#copy/thread.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import DeniedNote from "#shell/denied-note.tsx";
import { findMembers } from "#shell/find-members.ts";
import { part } from "#shell/part.tsx";
import { attempt, type Draft, emptyDraft, lengthOf, readDraft, writeDraft } from "./draft.ts";
import { linkMentions } from "./mentions.ts";
import { usePictures } from "./use-pictures.ts";

const EmojiMenu = part(() => import("./emoji-menu.tsx"));

const TEXT_MAX = 1000;
const PICTURES_MAX = 3;

export interface ComposerProps {
  thread: Pick<Thread, "id" | "circle">;
  /** The comment or reply that is answered. */
  parentId?: string;
  label?: string;
  autoFocus?: boolean;
  onPosted: (posted: Reply) => void;
  onCancel?: () => void;
}

/** Writes a comment or a reply. What was written is kept in the browser and stays after a failure. The default export is what `pagePart` takes. */
export default function Composer({
  thread: { id: threadId, circle },
  parentId,
  label,
  autoFocus = false,
  onPosted,
  onCancel,
}: ComposerProps) {
  const app = useApp();
  const { api } = app;
  const input = useRef<MentionTextareaHandle>(null);
  const [draft, setDraft] = useState(() => readDraft(threadId, parentId));
  const [error, setError] = useState("");
  const change = useCallback((to: Partial<Draft>) => setDraft((before) => ({ ...before, ...to })), []);
  const pictures = usePictures(draft.pictures, (to) =>
    setDraft((before) => ({ ...before, pictures: to(before.pictures) })),
  );
  useEffect(() => writeDraft(draft, threadId, parentId), [draft, threadId, parentId]);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  const [send, sending] = useAction(async () => {
    const length = lengthOf(draft.text);
    if (length > TEXT_MAX) return setError(text.tooLong.replace("{n}", String(length - TEXT_MAX)));
    if (pictures.unsettled) return setError(text.unsettled);
    const sent = attempt(draft);
    setDraft(sent);
    setError("");
    try {
      const posted = await api.call("threadAddPost", {
        body: {
          threadId,
          content: linkMentions(fromPlainText(sent.text), sent.mentions),
          imageList: [...sent.pictures],
          requestId: sent.requestId,
          ...(parentId && { parentId }),
        },
        silent: true,
      });
      writeDraft(emptyDraft, threadId, parentId);
      setDraft(emptyDraft);
      toast(posted.status === 0 ? moderationText.heldComment : text.posted, { tone: "success" });
      onPosted(posted);
    } catch (cause) {
      if (cause instanceof ApiError) setError(cause.message);
      throw cause;
    }
  });

  const search = useCallback<SuggestionSearch>(
    (_kind, query, signal) => findMembers(app, query, signal),
    [app],
  );

  return (
    <div className="w-full min-w-0">
      <DeniedNote circleId={circle?.id} className="mb-2" />
      <CommentComposer
        value={draft.text}
        onValueChange={(value) => change({ text: value })}
        length={lengthOf(draft.text)}
        max={TEXT_MAX}
        search={search}
        onMention={({ id, label: nickname }) =>
          change({
            mentions: [...draft.mentions.filter(({ userId }) => userId !== id), { userId: id, nickname }],
          })
        }
        images={pictures.images}
        maxImages={PICTURES_MAX}
        onAddImages={pictures.add}
        onRemoveImage={pictures.remove}
        onRetryImage={pictures.retry}
        label={label}
        error={error}
        loading={sending}
        onSubmit={send}
        onCancel={onCancel}
        handle={input}
        tools={<EmojiButton onPick={(emoji) => input.current?.insert(emoji)} />}
      />
    </div>
  );
}

/** The button before the emojis, whose code is fetched at the first click. */
function EmojiButton({ onPick }: { onPick: (emoji: string) => void }) {
  const button = (
    <IconButton aria-label={text.emoji} aria-haspopup="dialog">
      <FaceSlightlySmiling aria-hidden="true" strokeWidth={1.7} />
    </IconButton>
  );
  return <EmojiMenu trigger={button} onPick={onPick} />;
}
