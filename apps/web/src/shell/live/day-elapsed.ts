import { communityWall } from "@lenscape/ui/lib/time";

/** First and last hour of the day line. */
const DAY = { from: 6, to: 20 };

/** Returns the elapsed part of the day between 06:00 and 20:00 in percent, in the community's time zone. */
export function getDayElapsed(now: number): number {
  const wall = communityWall(now);
  const hours = wall.getUTCHours() + wall.getUTCMinutes() / 60;
  return Math.min(Math.max((hours - DAY.from) / (DAY.to - DAY.from), 0), 1) * 100;
}
