import { ApiError } from "@lenscape/api/errors";
import type { Reply, Thread } from "@lenscape/api/types";
import { fromPlainText } from "@lenscape/richtext/plain-text";
import { Button } from "@lenscape/ui/button";
import { CommentComposer, type MentionTextareaHandle } from "@lenscape/ui/comment-composer";
import { IconButton } from "@lenscape/ui/icon-button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import type { SuggestionSearch } from "@lenscape/ui/suggestion-list";
import { toast } from "@lenscape/ui/toast";
import { X } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { toErrorMessage, useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { EmojiButton } from "#shell/forms/emoji-button.tsx";
import { MuteNotice } from "#shell/forms/mute-notice.tsx";
import { usePictureUploads } from "#shell/media/use-picture-uploads.ts";
import { findMembers } from "#shell/members/find-members.ts";
import { moderationText } from "#shell/moderation/text.ts";
import { useDraftOwner, useOtherTabDraft } from "#shell/session/unsent-texts.ts";
import { editText } from "#shell/threads/text.ts";
import {
  countCharacters,
  type Draft,
  emptyDraft,
  getDraftKey,
  getEditSlot,
  hasSameContent,
  parseDraft,
  readDraft,
  withRequestId,
  writeDraft,
} from "../comment-draft.ts";
import { linkMentions } from "../comment-mentions.ts";
import { answersText, commentsText as text } from "../text.ts";

const MAX_LENGTH = 1000;
const MAX_PICTURES = 3;

export interface ComposerProps {
  thread: Pick<Thread, "id" | "circle" | "question">;
  /** The comment or reply that a reply is written to. */
  parentId?: string;
  label?: string;
  /** Whether the label is visible above the text field. */
  labelShown?: boolean;
  /** Passage to quote; a new object for each selection. */
  quote?: { text: string };
  autoFocus?: boolean;
  /** The edited comment. `refetch` returns its latest version after an edit conflict. */
  edited?: { postId: string; start: Draft; refetch: () => Promise<Draft> };
  onPosted: (posted: Reply) => void;
  onCancel?: () => void;
}

/** Composer of a comment, a reply or an edit. Stores the draft in the browser and keeps it after a failed request. */
export function Composer({
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
  const userId = useDraftOwner(useMember().userId);
  const input = useRef<MentionTextareaHandle>(null);
  const start = edited?.start ?? emptyDraft;
  const slot = edited ? getEditSlot(edited.postId) : parentId;
  const [draft, setDraft] = useState(() => {
    const stored = readDraft(userId, threadId, slot);
    return stored === emptyDraft ? start : stored;
  });
  const [isRestored] = useState(() => edited && !hasSameContent(draft, start));
  const [error, setError] = useState("");
  // Each text has a request ID from the start, so that another tab that has read it sends it with the same one.
  const updateDraft = useCallback(
    (changes: Partial<Draft>) => setDraft((before) => withRequestId({ ...before, ...changes })),
    [],
  );
  const pictures = usePictureUploads(draft.pictures, (update) =>
    setDraft((before) => withRequestId({ ...before, pictures: update(before.pictures) })),
  );
  const isUnchanged = edited !== undefined && hasSameContent(draft, start);
  const otherTabDraft = useRef<Draft>(undefined);
  useEffect(() => {
    // Already stored by the other tab, which may have changed it since.
    if (draft !== otherTabDraft.current) writeDraft(isUnchanged ? emptyDraft : draft, userId, threadId, slot);
  }, [draft, isUnchanged, userId, threadId, slot]);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  useEffect(() => {
    if (!quote) return;
    updateDraft({ quote: quote.text });
    input.current?.focus();
  }, [quote, updateDraft]);

  const [send, sending] = useAction(async () => {
    const length = countCharacters(draft.text) + countCharacters(draft.quote ?? "");
    if (length > MAX_LENGTH) return setError(fillText(text.tooLong, { n: length - MAX_LENGTH }));
    if (pictures.hasPendingUploads) return setError(text.uploadsPending);
    const sent = withRequestId(draft);
    setDraft(sent);
    setError("");
    try {
      const content = {
        content: toQuoteHtml(sent) + linkMentions(fromPlainText(sent.text), sent.mentions),
        imageList: [...sent.pictures],
      };
      const posted = edited
        ? await api.call("postEdit", {
            body: { postId: edited.postId, revision: sent.revision ?? 1, ...content },
            silent: true,
          })
        : await api.call("threadAddPost", {
            body: { threadId, ...content, requestId: sent.requestId, ...(parentId && { parentId }) },
            silent: true,
          });
      writeDraft(emptyDraft, userId, threadId, slot);
      if (!edited) setDraft(emptyDraft);
      // No toast for a published comment: the page scrolls to it, and a toast would cover it.
      const pendingMessage = posted.status === 0 && moderationText.heldComment;
      const message = pendingMessage || (edited && editText.saved);
      if (message) toast(message, { tone: "success" });
      onPosted(posted);
    } catch (cause) {
      if (cause instanceof ApiError) setError(toErrorMessage(cause));
      // The error shows the conflict. Saving again replaces the newer version.
      if (edited && cause instanceof ApiError && cause.reason === "VERSION_CONFLICT") {
        const { revision } = await edited.refetch();
        updateDraft({ revision });
      }
      throw cause;
    }
  });

  useOtherTabDraft(getDraftKey(userId, threadId, slot), (before) => {
    if (sending || !hasSameContent(draft, parseDraft(before) ?? start)) return;
    const stored = readDraft(userId, threadId, slot);
    otherTabDraft.current = { ...(stored === emptyDraft ? start : stored) };
    setDraft(otherTabDraft.current);
  });

  const search = useCallback<SuggestionSearch>(
    (_kind, query, signal) => findMembers(app, query, signal),
    [app],
  );

  return (
    <div className="w-full min-w-0">
      <MuteNotice circleId={circle?.id} className="mb-2" />
      {isRestored && !isUnchanged && (
        <p className="mb-2 flex flex-wrap items-center gap-x-2 text-meta text-text-muted">
          {text.unsavedEditRestored}
          <Button tone="ghost" size="sm" onClick={() => setDraft(start)}>
            {text.restoreOriginal}
          </Button>
        </p>
      )}
      {draft.quote && <Quote text={draft.quote} onRemove={() => updateDraft({ quote: undefined })} />}
      <CommentComposer
        value={draft.text}
        onValueChange={(value) => updateDraft({ text: value })}
        length={countCharacters(draft.text) + countCharacters(draft.quote ?? "")}
        max={MAX_LENGTH}
        search={search}
        onMention={({ id, label: nickname }) =>
          updateDraft({
            mentions: [...draft.mentions.filter(({ userId }) => userId !== id), { userId: id, nickname }],
          })
        }
        images={pictures.images}
        maxImages={MAX_PICTURES}
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

const toQuoteHtml = ({ quote }: Draft) => (quote ? `<blockquote>${fromPlainText(quote)}</blockquote>` : "");

function Quote({ text: quote, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <div className="mb-2 flex items-center gap-2 border-brand-line border-l-2 pl-3 text-meta text-text-secondary">
      <p className="line-clamp-2 min-w-0 grow wrap-anywhere">{quote}</p>
      <IconButton size="sm" aria-label={text.removeQuote} onClick={onRemove}>
        <X aria-hidden="true" strokeWidth={1.7} />
      </IconButton>
    </div>
  );
}
