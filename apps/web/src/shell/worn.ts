import { knownPart } from "#lib/known-part.tsx";

/** The badges that a member wears, small, for beside the name; most members wear none. */
export const { Part: WornBadges } = knownPart(async () => (await import("./worn-badges.tsx")).WornBadges);
