import { movements } from "./motion.ts";
import { cutTexts, endlessPanels, newlyCut, newOverlaps, overlaps, widerThanPage } from "./room.ts";
import { lostFocus, lostMarks, lostShapes, marks, shapes } from "./shape.ts";
import { newlyShortened, shortened } from "./shortened.ts";

/** What the story looks like without a condition; the findings are told from it. */
const look = () => ({
  shapes: shapes(),
  marks: marks(),
  cut: cutTexts(),
  overlaps: overlaps(),
  shortened: shortened(),
});

let before: ReturnType<typeof look>;

/**
 * What gets lost under a condition that the browser is in now, one sentence each. `note` comes first, without any.
 * The page gives them to what drives it, `pnpm stories` and anybody at the console, as `lenscapeChecks`.
 */
export const checks = {
  note: () => {
    before = look();
  },
  forcedColors: () => [...lostShapes(before.shapes), ...lostMarks(before.marks), ...lostFocus()],
  reducedMotion: movements,
  largeText: () => [...newlyCut(before.cut), ...newOverlaps(before.overlaps)],
  largeNarrow: () => [...widerThanPage(), ...newlyShortened(before.shortened)],
  narrow: () => [...widerThanPage(), ...endlessPanels(), ...newlyCut(before.cut)],
};

declare global {
  var lenscapeChecks: typeof checks;
}

globalThis.lenscapeChecks = checks;
