import { ApiError } from "@lenscape/api/errors";
import type { Reply } from "@lenscape/api/types";
import { CommentComposer } from "@lenscape/ui/comment-composer";
import { useEffect, useRef, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { postComment } from "./acts.ts";
import { attempt, emptyDraft, lengthOf, readDraft, writeDraft } from "./draft.ts";

const TEXT_MAX = 1000;

interface ComposerProps {
  threadId: string;
  parentId?: string;
  label?: string;
  autoFocus?: boolean;
  onPosted: (posted: Reply) => void;
  onCancel?: () => void;
}

/** Writes a comment or a reply. What was typed is kept in the browser and stays after a failure. */
export function Composer({
  threadId,
  parentId,
  label,
  autoFocus = false,
  onPosted,
  onCancel,
}: ComposerProps) {
  const app = useApp();
  const input = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(() => readDraft(localStorage, threadId, parentId));
  const [error, setError] = useState("");
  useEffect(() => writeDraft(localStorage, draft, threadId, parentId), [draft, threadId, parentId]);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  const [send, sending] = useAction(async () => {
    const sent = attempt(draft);
    setDraft(sent);
    setError("");
    try {
      const posted = await postComment(app, { threadId, parentId }, sent);
      writeDraft(localStorage, emptyDraft, threadId, parentId);
      setDraft(emptyDraft);
      onPosted(posted);
    } catch (cause) {
      if (cause instanceof ApiError) setError(cause.message);
      throw cause;
    }
  });
  return (
    <CommentComposer
      value={draft.text}
      onValueChange={(text) => setDraft((before) => ({ ...before, text }))}
      length={lengthOf(draft.text)}
      max={TEXT_MAX}
      images={[]}
      maxImages={0}
      onAddImages={() => undefined}
      onRemoveImage={() => undefined}
      onRetryImage={() => undefined}
      label={label}
      error={error}
      loading={sending}
      onSubmit={send}
      onCancel={onCancel}
      inputRef={input}
    />
  );
}
