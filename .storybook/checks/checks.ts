import { findMotion } from "./motion.ts";
import {
  findClippedTexts,
  findNewlyClipped,
  findNewOverlaps,
  findOverflow,
  findOverlaps,
  findUnreachablePanels,
} from "./room.ts";
import { findLostFocus, findLostMarks, findLostShapes, findMarks, findShapes } from "./shape.ts";
import { findNewlyTruncated, findTruncated } from "./shortened.ts";

/** Takes a snapshot of the story, with which the checks compare. */
const takeSnapshot = () => ({
  shapes: findShapes(),
  marks: findMarks(),
  clipped: findClippedTexts(),
  overlaps: findOverlaps(),
  truncated: findTruncated(),
});

let before: ReturnType<typeof takeSnapshot>;

/**
 * Checks for losses under the current condition of the browser, as sentences. `note` has to be called first, without a
 * condition. `pnpm stories` and the console call them as `lenscapeChecks`.
 */
export const checks = {
  note: () => {
    before = takeSnapshot();
  },
  forcedColors: () => [...findLostShapes(before.shapes), ...findLostMarks(before.marks), ...findLostFocus()],
  reducedMotion: findMotion,
  largeText: () => [...findNewlyClipped(before.clipped), ...findNewOverlaps(before.overlaps)],
  largeNarrow: () => [...findOverflow(), ...findNewlyTruncated(before.truncated)],
  narrow: () => [...findOverflow(), ...findUnreachablePanels(), ...findNewlyClipped(before.clipped)],
};

declare global {
  var lenscapeChecks: typeof checks;
}

globalThis.lenscapeChecks = checks;
