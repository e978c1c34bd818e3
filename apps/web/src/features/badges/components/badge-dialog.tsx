import type { AnswerOf } from "@lenscape/api/types";
import { BadgeMark } from "@lenscape/ui/badge-mark";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Progress } from "@lenscape/ui/progress";
import { Tag } from "@lenscape/ui/tag";
import { toast } from "@lenscape/ui/toast";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { BadgeIcon } from "#shell/members/badge-icon.tsx";
import { badgeText as text } from "../text.ts";

interface BadgeDialogProps {
  badge: AnswerOf<"badgeList">["badges"][number];
  onClose: () => void;
}

/** Dialog of a badge with its condition and rarity, to wear it or take it off. */
export function BadgeDialog({ badge, onClose }: BadgeDialogProps) {
  const { api, queries } = useApp();
  const { badgeId, name, condition, category, tone, icon, obtainedAt, isWorn, rarity } = badge;
  const [setWorn, isPending] = useAction(async (value: 0 | 1) => {
    await api.call("badgeWear", { body: { badgeId, value } });
    toast(value === 1 ? text.worn : text.takenOff, { tone: "success" });
    await invalidateAfter(queries, "badgeWear");
    onClose();
  });
  return (
    <Dialog
      open
      size="sm"
      title={text.badge}
      onOpenChange={(open) => !open && onClose()}
      footer={
        obtainedAt ? (
          <Button
            tone={isWorn ? undefined : "primary"}
            loading={isPending}
            onClick={() => setWorn(isWorn ? 0 : 1)}
          >
            {isWorn ? text.takeOff : text.wear}
          </Button>
        ) : (
          <Button onClick={onClose}>{text.close}</Button>
        )
      }
    >
      <div className="grid justify-items-center gap-1.5 text-center">
        <BadgeMark size="lg" tone={tone} owned={obtainedAt !== ""}>
          <BadgeIcon icon={icon} />
        </BadgeMark>
        <h3 className="mt-2.5 font-semibold text-head">{name}</h3>
        <p className="text-text-secondary">{condition}</p>
        <p className="mt-1 flex flex-wrap justify-center gap-1.5">
          <Tag>{text.categories[category]}</Tag>
          <Tag tone="plum">{fillText(text.rarity, { n: rarity })}</Tag>
        </p>
        {obtainedAt ? (
          <p className="mt-2 text-meta text-text-muted tabular-nums">
            {fillText(text.obtained, { time: obtainedAt })}
          </p>
        ) : (
          <BadgeProgress badge={badge} />
        )}
      </div>
    </Dialog>
  );
}

function BadgeProgress({ badge: { name, value, threshold, unit } }: Pick<BadgeDialogProps, "badge">) {
  return (
    <div className="mt-2 grid w-48 gap-1.5 text-meta text-text-muted tabular-nums">
      <Progress value={value} max={threshold} aria-label={name} />
      <span>{fillText(text.progress, { value, max: threshold, unit }).trim()}</span>
    </div>
  );
}
