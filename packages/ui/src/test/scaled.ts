import { fontScale } from "../lib/rem.ts";

/** Converts a length at the default font size to px at the current one, for play functions that run at 200 % text. */
export const scaled = (px: number): number => px * fontScale();
