import { COMMUNITY } from "./guidance/community.tsx";
import { CONTENT } from "./guidance/content.tsx";
import { CONTROLS } from "./guidance/controls.tsx";
import { FORMS } from "./guidance/forms.tsx";
import { MESSAGES } from "./guidance/messages.tsx";
import { NAVIGATION } from "./guidance/navigation.tsx";
import type { Pair } from "./guidance/pair.ts";

export type { Pair } from "./guidance/pair.ts";

/** Folder → what to do with the widget and what not. */
export const GUIDANCE: Record<string, Pair[]> = {
  ...CONTROLS,
  ...FORMS,
  ...MESSAGES,
  ...CONTENT,
  ...NAVIGATION,
  ...COMMUNITY,
};
