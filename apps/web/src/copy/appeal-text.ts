/** Texts of moderation actions against members that several features show. */
export const appealText = {
  days: "{n} 天",
  forever: "永久",
  inCircle: "只在「{circle}」",
  enter: "看原因，申诉",
} as const;
