/** The parts of a day that the sky has a look for, each with the hour it begins; before the first it is night. */
const PARTS = [
  [5, "dawn"],
  [8, "morning"],
  [11, "noon"],
  [15, "dusk"],
  [19, "evening"],
  [22, "night"],
] as const;

/** The part of the inline script that says which sky the reader has now, before the first paint. */
export const hourScript = `(function(h){document.documentElement.dataset.hour=(${JSON.stringify(PARTS)}.filter(function(p){return h>=p[0]}).pop()||[0,"night"])[1]})(new Date().getHours())`;
