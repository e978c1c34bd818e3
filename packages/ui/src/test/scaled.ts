import { fontScale } from "../lib/rem.ts";

/** What is drawn as `px` in px at the reader's font size: for a play that has to hold at 200 % text, too. */
export const scaled = (px: number): number => px * fontScale();
