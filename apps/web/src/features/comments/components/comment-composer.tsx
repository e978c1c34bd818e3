import { ApiError } from "@lenscape/api/errors";
import type { Reply, Thread } from "@lenscape/api/types";
import { fromPlainText } from "@lenscape/richtext/sanitize";
import { Button } from "@lenscape/ui/button";
import { CommentComposer, type MentionTextareaHandle } from "@lenscape/ui/comment-composer";
import { IconButton } from "@lenscape/ui/icon-button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import type { SuggestionSearch } from "@lenscape/ui/suggestion-list";
import { toast } from "@lenscape/ui/toast";
import { X } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { threadText as text } from "#copy/thread-text.ts";
import { messageFor, useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import DeniedNote from "#shell/forms/denied-note.tsx";
import EmojiButton from "#shell/forms/emoji-button.tsx";
import { findMembers } from "#shell/members/find-members.ts";
import { moderationText } from "#shell/moderation/text.ts";
import { editText } from "#shell/threads/edit-text.ts";
import { answersText } from "../answers-text.ts";
import {
  attempt,
  type Draft,
  editKey,
  emptyDraft,
  lengthOf,
  readDraft,
  saysTheSame,
  writeDraft,
} from "../comment-draft.ts";
import { linkMentions } from "../comment-mentions.ts";
import { usePictures } from "../use-comment-pictures.ts";

const TEXT_MAX = 1000;
const PICTURES_MAX = 3;

export interface ComposerProps {
  thread: Pick<Thread, "id" | "circle" | "question">;
  /** The comment or reply that is answered. */
  parentId?: string;
  label?: string;
  /** Whether the label is read above it. */
  labelShown?: boolean;
  /** What was just chosen to be quoted; a new object each time. */
  quote?: { text: string };
  autoFocus?: boolean;
  /** A comment that is edited: what it says, and where to read that again after it was edited elsewhere. */
  edited?: { postId: string; start: Draft; readAgain: () => Promise<Draft> };
  onPosted: (posted: Reply) => void;
  onCancel?: () => void;
}

/** Writes a comment or a reply. What was written is kept in the browser and stays after a failure. The default export is what `pagePart` takes. */
export default function Composer({
  thread: { id: threadId, circle, question },
  parentId,
  label,
  labelShown,
  quote,
  autoFocus = false,
  edited,
  onPosted,
  onCancel,
}: ComposerProps) {
  const app = useApp();
  const { api } = app;
  const input = useRef<MentionTextareaHandle>(null);
  const start = edited?.start ?? emptyDraft;
  const slot = edited ? editKey(edited.postId) : parentId;
  const [draft, setDraft] = useState(() => {
    const kept = readDraft(threadId, slot);
    return kept === emptyDraft ? start : kept;
  });
  const [resumed] = useState(() => edited && !saysTheSame(draft, start));
  const [error, setError] = useState("");
  const change = useCallback((to: Partial<Draft>) => setDraft((before) => ({ ...before, ...to })), []);
  const pictures = usePictures(draft.pictures, (to) =>
    setDraft((before) => ({ ...before, pictures: to(before.pictures) })),
  );
  const unchanged = edited !== undefined && saysTheSame(draft, start);
  useEffect(
    () => writeDraft(unchanged ? emptyDraft : draft, threadId, slot),
    [draft, unchanged, threadId, slot],
  );
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  useEffect(() => {
    if (!quote) return;
    change({ quote: quote.text });
    input.current?.focus();
  }, [quote, change]);

  const [send, sending] = useAction(async () => {
    const length = lengthOf(draft.text) + lengthOf(draft.quote ?? "");
    if (length > TEXT_MAX) return setError(fillText(text.tooLong, { n: length - TEXT_MAX }));
    if (pictures.unsettled) return setError(text.unsettled);
    const sent = attempt(draft);
    setDraft(sent);
    setError("");
    try {
      const said = {
        content: quoted(sent) + linkMentions(fromPlainText(sent.text), sent.mentions),
        imageList: [...sent.pictures],
      };
      const posted = edited
        ? await api.call("postEdit", {
            body: { postId: edited.postId, revision: sent.revision ?? 1, ...said },
            silent: true,
          })
        : await api.call("threadAddPost", {
            body: { threadId, ...said, requestId: sent.requestId, ...(parentId && { parentId }) },
            silent: true,
          });
      writeDraft(emptyDraft, threadId, slot);
      if (!edited) setDraft(emptyDraft);
      // A new comment is brought into view, which says it; a message would lie over it.
      const held = posted.status === 0 && moderationText.heldComment;
      const done = held || (edited && editText.saved);
      if (done) toast(done, { tone: "success" });
      onPosted(posted);
    } catch (cause) {
      if (cause instanceof ApiError) setError(messageFor(cause));
      // Told what it says by now, they may save over it.
      if (edited && cause instanceof ApiError && cause.reason === "VERSION_CONFLICT") {
        const { revision } = await edited.readAgain();
        change({ revision });
      }
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
      {resumed && !unchanged && (
        <p className="mb-2 flex flex-wrap items-center gap-x-2 text-sm text-text-muted">
          {text.resumed}
          <Button tone="ghost" size="sm" onClick={() => setDraft(start)}>
            {text.backToOriginal}
          </Button>
        </p>
      )}
      {draft.quote && <Quote text={draft.quote} onRemove={() => change({ quote: undefined })} />}
      <CommentComposer
        value={draft.text}
        onValueChange={(value) => change({ text: value })}
        length={lengthOf(draft.text) + lengthOf(draft.quote ?? "")}
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
        labelShown={labelShown}
        sendLabel={edited ? editText.save : parentId ? text.reply : question && answersText.post}
        error={error}
        loading={sending}
        onSubmit={send}
        onCancel={onCancel}
        handle={input}
        tools={<EmojiButton docked onPick={(emoji, focus) => input.current?.insert(emoji, { focus })} />}
      />
    </div>
  );
}

/** What is quoted, before what is written about it. */
const quoted = ({ quote }: Draft) => (quote ? `<blockquote>${fromPlainText(quote)}</blockquote>` : "");

function Quote({ text: quote, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <div className="mb-2 flex items-center gap-2 border-brand-line border-l-2 pl-3 text-sm text-text-secondary">
      <p className="line-clamp-2 min-w-0 grow wrap-anywhere">{quote}</p>
      <IconButton size="sm" aria-label={text.removeQuote} onClick={onRemove}>
        <X aria-hidden="true" strokeWidth={1.7} />
      </IconButton>
    </div>
  );
}
