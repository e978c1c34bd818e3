import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import type { addons } from "storybook/preview-api";
import { CONDITION_GLOBALS } from "./conditions/conditions.ts";

const SHARED_GLOBALS = ["theme", "locale", ...CONDITION_GLOBALS.map(({ key }) => key)];

type OuterPage = typeof window & {
  __STORYBOOK_PREVIEW__?: unknown;
  __STORYBOOK_ADDONS_CHANNEL__?: ReturnType<typeof addons.getChannel>;
};

/**
 * Returns the globals of the docs page around this frame. A story that covers the page has its own frame there, which
 * Storybook reloads without the globals. Returns {} outside of a frame, or in a page of another origin.
 */
export function getOuterGlobals(): Record<string, unknown> {
  try {
    const { __STORYBOOK_PREVIEW__, __STORYBOOK_ADDONS_CHANNEL__: channel } = window.parent as OuterPage;
    if (window.parent === window || !__STORYBOOK_PREVIEW__) return {};
    const [event] = channel?.last(GLOBALS_UPDATED) ?? channel?.last(SET_GLOBALS) ?? [];
    return event ? Object.fromEntries(SHARED_GLOBALS.map((key) => [key, event.globals[key]])) : {};
  } catch {
    return {};
  }
}
