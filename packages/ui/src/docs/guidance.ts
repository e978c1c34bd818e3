import { ACTIONS } from "./guidance/actions.tsx";
import { CARDS } from "./guidance/cards.tsx";
import { COMMUNITY } from "./guidance/community.tsx";
import { CONTENT } from "./guidance/content.tsx";
import { CONTROLS } from "./guidance/controls.tsx";
import { FORMS } from "./guidance/forms.tsx";
import { FRAME } from "./guidance/frame.tsx";
import { LISTS } from "./guidance/lists.tsx";
import { MESSAGES } from "./guidance/messages.tsx";
import { NAVIGATION } from "./guidance/navigation.tsx";
import { OVERLAYS } from "./guidance/overlays.tsx";
import type { Pair } from "./guidance/pair.ts";
import { POSTS } from "./guidance/posts.tsx";
import { SEARCH } from "./guidance/search.tsx";
import { WRITING } from "./guidance/writing.tsx";

export type { Pair } from "./guidance/pair.ts";

/** Folder → what to do with the widget and what not. */
export const GUIDANCE: Record<string, Pair[]> = {
  ...ACTIONS,
  ...CONTROLS,
  ...FORMS,
  ...WRITING,
  ...MESSAGES,
  ...OVERLAYS,
  ...CONTENT,
  ...CARDS,
  ...POSTS,
  ...SEARCH,
  ...LISTS,
  ...NAVIGATION,
  ...FRAME,
  ...COMMUNITY,
};
