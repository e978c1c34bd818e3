import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { communityDay } from "@lenscape/ui/lib/time";
import { Check, CloudOff, TriangleExclamationPoint } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useMember } from "#lib/app.tsx";
import { MuteNotice } from "#shell/forms/mute-notice.tsx";
import { ConflictDialog } from "./draft-conflict-dialog.tsx";
import { formatDraftTime } from "./draft-time.ts";
import { draftText as text } from "./text.ts";
import type { Draft, DraftKind } from "./thread-draft.ts";
import type { DraftState } from "./use-draft.ts";
import type { DraftSync } from "./use-draft-sync.ts";

interface DraftHeaderProps {
  kind: DraftKind;
  state: DraftState;
  sync: DraftSync;
  /** Tabs that select the kind of thread. */
  tabs: ReactNode;
  /** Whether to announce that an earlier draft was restored. */
  announcesRestored: boolean;
  /** Starts another draft; undefined for a published thread, which has one draft only. */
  onStartAnother?: () => void;
  onDiscard: () => void;
  onReplace: (theirs: Draft) => void;
}

/** Header of the publish form: tabs, save status, restored draft and conflict. */
export function DraftHeader({
  kind,
  state,
  sync: { localOnlyReason, conflict, keepMine, keepBoth },
  tabs,
  announcesRestored,
  onStartAnother,
  onDiscard,
  onReplace,
}: DraftHeaderProps) {
  const { denials } = useMember();
  const [isDialogOpen, setDialogOpen] = useState(false);
  useEffect(() => setDialogOpen(conflict !== null), [conflict]);
  return (
    <>
      <div className="flex items-center justify-between gap-3 border-border border-b pr-4 pl-1 md:pr-8 md:pl-5">
        {tabs}
        <SaveStatus
          state={state}
          localOnlyReason={localOnlyReason}
          onResolveConflict={conflict ? () => setDialogOpen(true) : undefined}
        />
      </div>
      {denials.length > 0 && <MuteNotice circleId={state.draft.circleId} className="mx-4 mt-4 md:mx-8" />}
      {localOnlyReason && !conflict && state.saveStatus.savedAt > 0 && (
        <LocalOnlyNote reason={localOnlyReason} />
      )}
      {announcesRestored && state.restoredAt !== null && state.discardCount === 0 && (
        <RestoredNote savedAt={state.restoredAt} onStartAnother={onStartAnother} onDiscard={onDiscard} />
      )}
      {conflict && (
        <ConflictDialog
          {...{ kind, conflict, mine: state.draft }}
          open={isDialogOpen}
          onOpenChange={setDialogOpen}
          onKeepMine={keepMine}
          onKeepBoth={keepBoth}
          onTakeTheirs={() => onReplace(conflict.theirs)}
        />
      )}
    </>
  );
}

interface SaveStatusProps {
  state: DraftState;
  /** Reason why the draft is stored on this device only; empty if the server has it. */
  localOnlyReason: string;
  /** Opens the dialog of the conflict. */
  onResolveConflict?: () => void;
}

/** Formats a time of today with seconds, and of another day with its date. */
const formatSavedAt = (time: number, now = Date.now()): string =>
  communityDay(time) === communityDay(now) ? formatDraftTime(time) : formatDraftTime(time, now);

/** Time and place of the last save, or the reason why the draft is not saved. */
function SaveStatus({ state: { saveStatus, draft }, localOnlyReason, onResolveConflict }: SaveStatusProps) {
  if (!saveStatus.isSaved) {
    return (
      <span role="alert" className="flex items-center gap-1.5 text-danger-text text-meta">
        <TriangleExclamationPoint aria-hidden="true" size="1rem" strokeWidth={1.7} className="flex-none" />
        {text.notSaved}
      </span>
    );
  }
  if (onResolveConflict) {
    return (
      <Button size="sm" tone="ghost" onClick={onResolveConflict} className="flex-none text-danger-text">
        <TriangleExclamationPoint aria-hidden="true" strokeWidth={1.7} />
        {text.resolveConflict}
      </Button>
    );
  }
  if (saveStatus.savedAt === 0 || draft.savedAt === 0) return null;
  const Icon = localOnlyReason ? CloudOff : Check;
  const label = localOnlyReason
    ? text.localOnly
    : fillText(text.savedAt, { time: formatSavedAt(saveStatus.savedAt) });
  return (
    <span
      role="status"
      title={localOnlyReason || undefined}
      className="flex min-w-0 flex-none items-center gap-1.5 text-meta text-text-muted tabular-nums max-md:text-meta"
    >
      <Icon aria-hidden="true" size="1rem" strokeWidth={1.7} className="flex-none" />
      <span key={label}>{label}</span>
    </span>
  );
}

/** Line below the header with the reason why the draft is stored on this device only. */
function LocalOnlyNote({ reason }: { reason: string }) {
  return (
    <p className="border-border border-b bg-surface-sunken px-4 py-2 text-meta text-text-secondary md:px-8">
      {`${text.localOnly}：${reason}`}
    </p>
  );
}

interface RestoredNoteProps {
  savedAt: number;
  onStartAnother?: () => void;
  onDiscard: () => void;
}

/** Announces a restored draft, with buttons to start another one or to discard it. */
function RestoredNote({ savedAt, onStartAnother, onDiscard }: RestoredNoteProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-border border-b bg-brand-soft px-4 py-2 md:px-8">
      <p role="status" className="text-brand-text text-meta">
        {savedAt > 0
          ? fillText(text.restored, { time: formatDraftTime(savedAt, Date.now()) })
          : text.restoredNoTime}
      </p>
      <span className="flex max-md:-ml-3">
        {onStartAnother && (
          <Button tone="ghost" size="sm" onClick={onStartAnother} className="text-brand-text">
            {text.startAnother}
          </Button>
        )}
        <Button tone="ghost" size="sm" onClick={onDiscard} className="text-brand-text">
          {text.discard}
        </Button>
      </span>
    </div>
  );
}
