import { pagePart } from "./part.tsx";

/** The badges that a member wears, small, for next to the name; most members wear none. */
export const WornBadges = pagePart(
  async () => ({ default: (await import("./worn-badges.tsx")).WornBadges }),
  { quiet: true },
);
