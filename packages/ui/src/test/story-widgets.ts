import type { ComponentType } from "react";

interface StoryFile {
  default: { component?: unknown; args?: Record<string, unknown> };
  Default?: { args?: Record<string, unknown> };
}

/** A widget as its own stories show it: tests that hold for every widget take it from here and need no list. */
export interface StoryWidget {
  /** The folder. */
  name: string;
  component: ComponentType<Record<string, unknown>>;
  /** The props of the Default story. */
  props: Record<string, unknown>;
  /** The same, opened: of a widget that is nothing but its button before. */
  opened: Record<string, unknown>;
  /** The `data-slot` of its root, for one that passes the rest of its props on. */
  slot?: string;
}

/** Without a root of their own (shown after a scroll, fixed to the window, opened by a call), or driven by a handle alone. */
const CLOSED = ["back-to-top", "lightbox", "rich-editor", "suggestion-dialog", "toast"];

/** The root is another widget, which takes the props. */
const SLOTS: Record<string, string> = {
  "rank-popup": "popup",
  sheet: "popup",
  "mention-textarea": "textarea",
};

const OPENING = ["dialog", "dropdown-menu", "popover", "popup", "rank-popup", "sheet"];

const FILES = import.meta.glob<StoryFile>("../widgets/*/*.stories.tsx", { eager: true });

/** Every widget that has stories, in the order of the folders. */
export const STORY_WIDGETS: StoryWidget[] = Object.entries(FILES).flatMap(([path, file]) => {
  const { component, args } = file.default;
  if (!component) return [];
  const name = /widgets\/([\w-]+)\//.exec(path)?.[1] ?? path;
  const props = { ...args, ...file.Default?.args };
  return {
    name,
    component: component as StoryWidget["component"],
    props,
    slot: CLOSED.includes(name) ? undefined : (SLOTS[name] ?? name),
    opened: OPENING.includes(name) ? { ...props, open: true } : props,
  };
});
