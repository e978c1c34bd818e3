/** Times of day, each with its first hour. Hours before the first entry are night. */
const DAYTIMES = [
  [5, "dawn"],
  [8, "morning"],
  [11, "noon"],
  [15, "dusk"],
  [19, "evening"],
  [22, "night"],
] as const;

/** Inline script that sets the document's `data-hour`, which selects the colours of the sky, before the first paint. */
export const daytimeScript = `(function(h){document.documentElement.dataset.hour=(${JSON.stringify(DAYTIMES)}.filter(function(p){return h>=p[0]}).pop()||[0,"night"])[1]})(new Date().getHours())`;
