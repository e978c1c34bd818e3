import type { Profile } from "@lenscape/api/types";
import { lazySection } from "#shell/loading/lazy-component.tsx";

const Badges = lazySection(async () => ({ default: (await import("./worn-badges.tsx")).WornBadges }), {
  quiet: true,
});

/** The badges that a member wears, small, for next to the name; most members wear none. Their room is there at once. */
export function WornBadges({ badges }: Pick<Profile, "badges">) {
  if (badges.length === 0) return null;
  const room = (
    <span className="flex gap-1">
      {badges.map(({ badgeId }) => (
        <span key={badgeId} className="size-6" />
      ))}
    </span>
  );
  return <Badges badges={badges} waiting={room} />;
}
