import type { AnswerOf } from "@lenscape/api/types";
import { BadgeMark } from "@lenscape/ui/badge-mark";
import { Card } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Plus } from "lucide-react";
import { paths } from "#paths";
import { BadgeIcon } from "#shell/members/badge-icon.tsx";
import { badgeText as text } from "../text.ts";

const SLOTS = ["first", "second", "third"] as const;

/** Card with the number of owned badges and the three slots of worn badges. */
export function WornBadgesCard({ owned, badges }: AnswerOf<"badgeList">) {
  const worn = badges.filter(({ isWorn }) => isWorn > 0);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 px-4 py-5 md:p-6">
      <div>
        <p className="text-meta text-text-muted">{text.ownedCount}</p>
        <p className="tabular-nums text-text-muted">
          <b className="font-semibold text-[2.125rem] text-text leading-[2.75rem]">{owned}</b>{" "}
          <span>{fillText(text.totalCount, { n: badges.length })}</span>
        </p>
        <p className="text-meta text-text-muted">{text.wornHint}</p>
      </div>
      <ul className="flex flex-wrap gap-7 max-md:w-full max-md:justify-between max-md:gap-3">
        {SLOTS.map((slot, index) => {
          const badge = worn[index];
          return (
            <li key={slot} className="grid w-20 justify-items-center gap-1.5 text-center text-meta">
              {badge ? (
                <Link href={paths.badge(badge.badgeId)} className="grid justify-items-center gap-1.5">
                  <BadgeMark tone={badge.tone}>
                    <BadgeIcon icon={badge.icon} />
                  </BadgeMark>
                  <span>{badge.name}</span>
                </Link>
              ) : (
                <>
                  <span className="grid size-18 place-items-center rounded-[1.5rem] border border-border-control text-text-muted">
                    <Plus aria-hidden="true" size="1.625rem" strokeWidth={1.5} />
                  </span>
                  <span className="text-text-muted">{text.freeSlot}</span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
