import { CONTENT } from "./guidance/content.tsx";
import { CONTROLS } from "./guidance/controls.tsx";
import { MESSAGES } from "./guidance/messages.tsx";
import type { Pair } from "./guidance/pair.ts";

export type { Pair } from "./guidance/pair.ts";

/** Folder → what to do with the widget and what not. */
export const GUIDANCE: Record<string, Pair[]> = { ...CONTROLS, ...MESSAGES, ...CONTENT };
