import type { AnswerOf } from "@lenscape/api/types";
import { BadgeItem } from "@lenscape/ui/badge-mark";
import { Card, CardHeader } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { paths } from "#paths";
import { BadgeIcon } from "#shell/members/badge-icon.tsx";
import { KeepScrollLinks } from "#shell/navigation/keep-scroll-links.tsx";
import { badgeText as text } from "../text.ts";

type Badge = AnswerOf<"badgeList">["badges"][number];

const CATEGORIES = ["growth", "contribution", "device"] as const satisfies readonly Badge["category"][];

/** All badges by category: owned ones with their date, others with the progress. */
export function BadgeWall({ badges }: { badges: readonly Badge[] }) {
  return (
    <KeepScrollLinks>
      {CATEGORIES.map((category) => {
        const kind = badges.filter((badge) => badge.category === category);
        const owned = kind.filter(({ obtainedAt }) => obtainedAt).length;
        return (
          <Card key={category} className="max-md:rounded-none max-md:border-x-0">
            <CardHeader title={text.categories[category]}>
              <span className="text-meta text-text-muted tabular-nums">
                {fillText(text.count, { n: owned, max: kind.length })}
              </span>
            </CardHeader>
            <ul className="grid grid-cols-3 gap-2 px-4 pb-4 md:grid-cols-4 lg:grid-cols-6">
              {kind.map(({ badgeId, name, tone, icon, obtainedAt, isWorn, value, threshold }) => (
                <li key={badgeId}>
                  <BadgeItem
                    href={paths.badge(badgeId)}
                    name={name}
                    tone={tone}
                    icon={<BadgeIcon icon={icon} />}
                    ownedAt={obtainedAt.slice(0, 10)}
                    worn={isWorn > 0}
                    value={value}
                    max={threshold}
                  />
                </li>
              ))}
            </ul>
          </Card>
        );
      })}
    </KeepScrollLinks>
  );
}
