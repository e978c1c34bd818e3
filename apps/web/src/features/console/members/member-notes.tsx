import { ApiError } from "@lenscape/api/errors";
import { limits } from "@lenscape/api/operations.gen";
import { hasPermi } from "@lenscape/api/permissions";
import type { AnswerOf } from "@lenscape/api/types";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { Textarea } from "@lenscape/ui/textarea";
import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useState } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { FoldChevron } from "#shell/forms/fold.tsx";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";
import { useConsoleAction } from "../console-action.ts";
import { QueryBody } from "../frame/query-body.tsx";
import { consoleQuery } from "../queries.ts";
import { memberNotesText as text } from "./text.ts";

const MAX_NOTE_LENGTH = limits.noteAdd.text.maxLength;

type Note = AnswerOf<"noteList">[number];

function NoteItem({ note }: { note: Note }) {
  const [remove, removing] = useConsoleAction((api) => api.call("noteDel", { body: { noteId: note.id } }));
  return (
    <li className="flex items-start gap-2 rounded-control bg-surface-sunken px-4 py-3">
      <div className="min-w-0 grow">
        <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
        <p className="text-meta text-text-muted tabular-nums">
          {`${note.byName}，${note.createdAt.slice(0, 16)}`}
        </p>
      </div>
      {note.isMine > 0 && (
        <Button size="sm" className="text-danger-text" loading={removing} onClick={() => void remove()}>
          {text.remove}
        </Button>
      )}
    </li>
  );
}

/** Form for a new note. Unsaved text is stored in this browser. */
function NoteForm({ userId }: { userId: string }) {
  const { form, latest, change, clear, discard } = usePersistentForm(
    `console.note.${userId}`,
    useMember().userId,
    { text: "" },
  );
  const [noteError, setNoteError] = useState("");
  const [save, saving] = useConsoleAction(async (api) => {
    const note = latest().text.trim();
    setNoteError(note ? "" : text.missing);
    if (!note) return false;
    await api.call("noteAdd", { body: { userId, text: note } });
    discard();
    clear();
  });
  return (
    <div className="grid gap-2">
      <Field
        label={text.add}
        labelHidden
        help={text.hint}
        error={noteError}
        counter={form.text ? { value: countGraphemes(form.text), max: MAX_NOTE_LENGTH } : undefined}
      >
        <Textarea
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          value={form.text}
          onChange={(event) => {
            setNoteError("");
            change({ text: event.target.value });
          }}
        />
      </Field>
      <Button className="justify-self-end" loading={saving} onClick={save}>
        {text.save}
      </Button>
    </div>
  );
}

function NoteList({ userId, isCollapsible }: MemberNotesProps) {
  const notes = useQuery(consoleQuery(useApp().api, "noteList", { query: { userId } }));
  const { data = [], error } = notes;
  // The server refuses notes on members of the same or a higher rank.
  if (error instanceof ApiError && error.code === 403) return null;
  const head = (
    <>
      <h3 className={isCollapsible ? "font-semibold text-meta text-text-secondary" : "font-semibold"}>
        {data.length > 0 ? `${text.title} ${data.length}` : text.title}
      </h3>
      <span className="inline-flex items-center gap-1 text-meta text-text-muted">
        <Lock aria-hidden="true" className="size-3.5" strokeWidth={1.7} />
        <span>{text.visibility}</span>
        {isCollapsible && <FoldChevron />}
      </span>
    </>
  );
  const body = (
    <QueryBody query={notes}>
      {data.length > 0 && (
        <ul className="grid max-h-60 gap-2 overflow-y-auto">
          {data.map((note) => (
            <NoteItem key={note.id} note={note} />
          ))}
        </ul>
      )}
      <NoteForm userId={userId} />
    </QueryBody>
  );
  if (isCollapsible) {
    return (
      <details className="group" open={data.length > 0 || undefined}>
        <summary className="flex min-h-10 cursor-pointer list-none flex-wrap items-center justify-between gap-2 [&::-webkit-details-marker]:hidden">
          {head}
        </summary>
        <div className="mt-2 grid gap-3">{body}</div>
      </details>
    );
  }
  return (
    <section className="grid gap-3" aria-label={text.title}>
      <header className="flex flex-wrap items-center justify-between gap-2">{head}</header>
      {body}
    </section>
  );
}

interface MemberNotesProps {
  userId: string;
  /** Whether the notes can be collapsed, below more important content. They start open if there are any. */
  isCollapsible?: boolean;
}

/** Notes of moderators on a member, for viewers with permission. */
export function MemberNotes(props: MemberNotesProps) {
  const { permissions, userId: viewerId } = useMember();
  return hasPermi(permissions, "user.note") && props.userId !== viewerId ? <NoteList {...props} /> : null;
}
