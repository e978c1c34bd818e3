import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { communityDay } from "@lenscape/ui/lib/time";
import { Check, CloudOff, TriangleExclamationPoint } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useMember } from "#lib/app.tsx";
import { lazyDialog, lazySection } from "#shell/loading/lazy-component.tsx";
import { clockOf } from "./draft-time.ts";
import { draftText as text } from "./text.ts";
import type { Draft, DraftKind } from "./thread-draft.ts";
import type { DraftState } from "./use-draft.ts";
import type { DraftSync } from "./use-draft-sync.ts";

const DeniedNote = lazySection(() => import("#shell/forms/denied-note.tsx"), { quiet: true });

const ConflictDialog = lazyDialog(async () => ({
  default: (await import("./draft-conflict-dialog.tsx")).ConflictDialog,
}));

interface DraftHeadProps {
  kind: DraftKind;
  state: DraftState;
  sync: DraftSync;
  /** The choice of what to publish. */
  tabs: ReactNode;
  /** Whether it is told that an earlier draft is here again. */
  announceRestored: boolean;
  /** Puts the draft aside; what is published has but one. */
  onAnother?: () => void;
  onDiscard: () => void;
  onTake: (theirs: Draft) => void;
}

/** The head of the form: what is written, how it is kept, and what is to be decided about it. */
export function DraftHead({
  kind,
  state,
  sync: { reason, conflict, keepMine, keepBoth },
  tabs,
  announceRestored,
  onAnother,
  onDiscard,
  onTake,
}: DraftHeadProps) {
  const { denials } = useMember();
  const [choosing, setChoosing] = useState(false);
  useEffect(() => setChoosing(conflict !== null), [conflict]);
  return (
    <>
      <div className="flex items-center justify-between gap-3 border-border border-b pr-4 pl-1 md:pr-8 md:pl-5">
        {tabs}
        <Kept state={state} reason={reason} onSolve={conflict ? () => setChoosing(true) : undefined} />
      </div>
      {denials.length > 0 && <DeniedNote circleId={state.draft.circleId} className="mx-4 mt-4 md:mx-8" />}
      {reason && !conflict && state.keeping.at > 0 && <OnlyHere reason={reason} />}
      {announceRestored && state.found !== null && state.edition === 0 && (
        <Restored at={state.found} onAnother={onAnother} onDiscard={onDiscard} />
      )}
      {conflict && (
        <ConflictDialog
          {...{ kind, conflict, mine: state.draft }}
          open={choosing}
          onOpenChange={setChoosing}
          onKeepMine={keepMine}
          onKeepBoth={keepBoth}
          onTakeTheirs={() => onTake(conflict.theirs)}
        />
      )}
    </>
  );
}

interface KeptProps {
  state: DraftState;
  /** Why it is on this device alone; empty when the server has it, too. */
  reason: string;
  /** Opens the choice between two contents. */
  onSolve?: () => void;
}

/** To the second today, with its day before. */
const timeOf = (at: number, now = Date.now()): string =>
  communityDay(at) === communityDay(now) ? clockOf(at) : clockOf(at, now);

/** Whether the draft is kept, where, and since when. */
function Kept({ state: { keeping, draft }, reason, onSolve }: KeptProps) {
  if (!keeping.kept) {
    return (
      <span role="alert" className="flex items-center gap-1.5 text-danger-text text-sm">
        <TriangleExclamationPoint aria-hidden="true" size="1rem" strokeWidth={1.7} className="flex-none" />
        {text.notKept}
      </span>
    );
  }
  if (onSolve) {
    return (
      <Button size="sm" tone="ghost" onClick={onSolve} className="flex-none text-danger-text">
        <TriangleExclamationPoint aria-hidden="true" strokeWidth={1.7} />
        {text.solve}
      </Button>
    );
  }
  if (keeping.at === 0 || draft.keptAt === 0) return null;
  const Icon = reason ? CloudOff : Check;
  return (
    <span
      role="status"
      title={reason || undefined}
      className="flex min-w-0 flex-none items-center gap-1.5 text-sm text-text-muted tabular-nums max-md:text-xs"
    >
      <Icon aria-hidden="true" size="1rem" strokeWidth={1.7} className="flex-none" />
      {reason ? text.onlyHere : fillText(text.keptAt, { time: timeOf(keeping.at) })}
    </span>
  );
}

/** Why the draft is on this device alone, under the head of the form. */
function OnlyHere({ reason }: { reason: string }) {
  return (
    <p className="border-border border-b bg-surface-sunken px-4 py-2 text-sm text-text-secondary md:px-8">
      {text.onlyHere}：{reason}
    </p>
  );
}

interface RestoredProps {
  at: number;
  onAnother?: () => void;
  onDiscard: () => void;
}

/** Tells that an earlier draft is here again, and lets it be put aside or away. */
function Restored({ at, onAnother, onDiscard }: RestoredProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-border border-b bg-brand-soft px-4 py-2 md:px-8">
      <p role="status" className="text-brand-text text-sm">
        {at > 0 ? fillText(text.restored, { time: clockOf(at, Date.now()) }) : text.restoredNoTime}
      </p>
      <span className="flex max-md:-ml-3">
        {onAnother && (
          <Button tone="ghost" size="sm" onClick={onAnother} className="text-brand-text">
            {text.another}
          </Button>
        )}
        <Button tone="ghost" size="sm" onClick={onDiscard} className="text-brand-text">
          {text.discard}
        </Button>
      </span>
    </div>
  );
}
