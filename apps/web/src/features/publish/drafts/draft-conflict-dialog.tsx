import { toText } from "@lenscape/richtext/text";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { countCharacters } from "../form/publish-rules.ts";
import type { Conflict } from "./draft-sync.ts";
import { formatDraftTime } from "./draft-time.ts";
import { draftListText, draftText, draftConflictText as text } from "./text.ts";
import type { Draft, DraftKind } from "./thread-draft.ts";

interface ConflictDialogProps {
  kind: DraftKind;
  mine: Draft;
  conflict: Conflict;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onKeepBoth: () => void;
}

/** Dialog that resolves a draft conflict: keep one version, or both as two drafts. */
export function ConflictDialog({
  kind,
  mine,
  conflict: { theirs, device },
  open,
  onOpenChange,
  onKeepMine,
  onTakeTheirs,
  onKeepBoth,
}: ConflictDialogProps) {
  const now = Date.now();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={draftText.conflictTitle}
      description={text.hint}
      footer={
        <Button tone="ghost" onClick={onKeepBoth}>
          {text.keepBoth}
        </Button>
      }
    >
      <div className="grid gap-3 md:grid-cols-2">
        <Version
          {...{ kind, draft: mine, label: text.mine }}
          editedAt={fillText(text.editedAt, { time: formatDraftTime(mine.savedAt, now) })}
          action={text.keepMine}
          onChoose={onKeepMine}
        />
        <Version
          {...{ kind, draft: theirs, label: text.theirs }}
          editedAt={fillText(device ? text.editedOn : text.editedAt, {
            time: formatDraftTime(theirs.savedAt, now),
            device,
          })}
          action={text.takeTheirs}
          onChoose={onTakeTheirs}
        />
      </div>
    </Dialog>
  );
}

interface VersionProps {
  kind: DraftKind;
  draft: Draft;
  label: string;
  editedAt: string;
  action: string;
  onChoose: () => void;
}

function Version({
  kind,
  draft: { title, content, images },
  label,
  editedAt,
  action,
  onChoose,
}: VersionProps) {
  const plainText = kind === 0 ? content : toText(content);
  const counts = [
    fillText(text.length, { n: countCharacters(plainText) }),
    ...(images.length > 0 ? [fillText(text.pictures, { n: images.length })] : []),
  ].join(" · ");
  return (
    <section aria-label={label} className="flex min-w-0 flex-col rounded-media border border-border p-4">
      <h3 className="font-semibold">{label}</h3>
      <p className="text-text-muted text-meta tabular-nums">{editedAt}</p>
      {kind !== 0 && (
        <p className="mt-3 line-clamp-2 font-semibold wrap-anywhere">
          {title.trim() || draftListText.untitled}
        </p>
      )}
      <p className="mt-2 line-clamp-4 grow max-md:line-clamp-2 whitespace-pre-line text-meta text-text-secondary leading-[1.375rem] wrap-anywhere">
        {plainText.trim() || draftListText.noText}
      </p>
      <p className="mt-2 text-text-muted text-meta tabular-nums">{counts}</p>
      <Button className="mt-3" onClick={onChoose}>
        {action}
      </Button>
    </section>
  );
}
