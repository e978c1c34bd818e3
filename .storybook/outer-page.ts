import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import type { addons } from "storybook/preview-api";
import { CONDITION_GLOBALS } from "./conditions/conditions.ts";

const TOLD = ["theme", "locale", ...CONDITION_GLOBALS.map(({ key }) => key)];

type OuterPage = typeof window & {
  __STORYBOOK_PREVIEW__?: unknown;
  __STORYBOOK_ADDONS_CHANNEL__?: ReturnType<typeof addons.getChannel>;
};

/**
 * What the toolbars say to the docs page that this frame is on. A story that covers the page has a frame of its own
 * there, which starts over whenever they say something else, and is told nothing. Nothing for a page of its own, or in
 * somebody else's.
 */
export function outerGlobals(): Record<string, unknown> {
  try {
    const { __STORYBOOK_PREVIEW__, __STORYBOOK_ADDONS_CHANNEL__: channel } = window.parent as OuterPage;
    if (window.parent === window || !__STORYBOOK_PREVIEW__) return {};
    const [said] = channel?.last(GLOBALS_UPDATED) ?? channel?.last(SET_GLOBALS) ?? [];
    return said ? Object.fromEntries(TOLD.map((key) => [key, said.globals[key]])) : {};
  } catch {
    return {};
  }
}
