import type { ComponentType } from "react";

interface Story {
  args?: Record<string, unknown>;
  /** Both put something around the widget that it may need. */
  render?: unknown;
  decorators?: unknown;
}

interface StoryFile extends Record<string, Story> {
  default: Story & { component?: unknown };
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
  /** The props of each of its stories that shows it alone, by the story's name: its loading, failed and empty states among them. */
  states: Record<string, Record<string, unknown>>;
  /** All of its stories with their props; `frame`: what Storybook composes one of that does not show the widget alone. */
  stories: { story: string; props: Record<string, unknown>; frame?: { own: object; meta: object } }[];
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
  const { default: meta, ...stories } = file;
  const { component, args } = meta;
  if (!component) return [];
  const name = /widgets\/([\w-]+)\//.exec(path)?.[1] ?? path;
  const props = { ...args, ...stories.Default?.args };
  const isAlone = ({ render, decorators }: Story) => !render && !decorators && !meta.render;
  const all = Object.entries(stories).map(([story, own]) => ({
    story,
    props: { ...args, ...own.args },
    frame: isAlone(own) ? undefined : { own, meta },
  }));
  const states = Object.fromEntries(
    all.flatMap(({ story, props, frame }) => (frame ? [] : [[story, props]])),
  );
  return {
    name,
    component: component as StoryWidget["component"],
    props,
    states,
    stories: all,
    slot: CLOSED.includes(name) ? undefined : (SLOTS[name] ?? name),
    opened: OPENING.includes(name) ? { ...props, open: true } : props,
  };
});
