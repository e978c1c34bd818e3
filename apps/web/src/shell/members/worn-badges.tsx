import type { Profile } from "@lenscape/api/types";
import { BadgeMark } from "@lenscape/ui/badge-mark";
import { BadgeIcon } from "./badge-icon.tsx";
import { wornBadgesLabel } from "./text.ts";

/** Small badges that a member wears, shown next to the name. */
export function WornBadges({ badges }: Pick<Profile, "badges">) {
  if (badges.length === 0) return null;
  return (
    <ul aria-label={wornBadgesLabel} className="flex gap-1">
      {badges.map(({ badgeId, name, icon, tone }) => (
        <li key={badgeId} title={name}>
          <BadgeMark size="sm" tone={tone} className="size-6 rounded-[0.5rem] [&_svg]:size-3.5">
            <BadgeIcon icon={icon} />
          </BadgeMark>
          <span className="sr-only">{name}</span>
        </li>
      ))}
    </ul>
  );
}
