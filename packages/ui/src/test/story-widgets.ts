import type { ComponentType } from "react";

interface Story {
  args?: Record<string, unknown>;
  /** Whether the story renders more than the widget. */
  render?: unknown;
  decorators?: unknown;
}

interface StoryFile extends Record<string, Story> {
  default: Story & { component?: unknown };
}

/** A widget with the props of its stories, for tests of all widgets. */
export interface StoryWidget {
  /** Folder of the widget. */
  name: string;
  component: ComponentType<Record<string, unknown>>;
  /** Props of the story Default. */
  props: Record<string, unknown>;
  /** Props of the story Default, with an open overlay. */
  opened: Record<string, unknown>;
  /** Props of the stories that render only the widget, by name. */
  states: Record<string, Record<string, unknown>>;
  /** All stories with their props. `frame`: parts to compose a story that renders more than the widget. */
  stories: { story: string; props: Record<string, unknown>; frame?: { own: object; meta: object } }[];
  /** `data-slot` of its root, if the root takes the remaining props. */
  slot?: string;
}

/** Widgets without a root that takes props: shown after scrolling, opened by a call, or controlled by a handle. */
const CLOSED = ["back-to-top", "lightbox", "rich-editor", "suggestion-dialog", "toast"];

/** Slots of widgets whose root is another widget. */
const SLOTS: Record<string, string> = {
  "rank-popup": "popup",
  sheet: "popup",
  "mention-textarea": "textarea",
};

const OPENING = ["dialog", "dropdown-menu", "popover", "popup", "rank-popup", "sheet"];

const FILES = import.meta.glob<StoryFile>("../widgets/*/*.stories.tsx", { eager: true });

/** All widgets with stories, by folder. */
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
