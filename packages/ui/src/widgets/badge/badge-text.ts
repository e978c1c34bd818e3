/** Highest number an unread badge shows. */
export const BADGE_MAX = 99;

/**
 * Returns the text of an unread badge: the count up to `max`, "99+" above it, and null
 * without unread items or without a number.
 */
export function badgeText(count: number, max: number = BADGE_MAX): string | null {
  const whole = Math.floor(count);
  if (!(whole > 0)) return null;
  if (whole > max) return `${max}+`;
  return Number.isFinite(whole) ? String(whole) : null;
}
