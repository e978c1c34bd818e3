import type { ComponentType } from "react";

interface StoryFile {
  default: { component?: unknown; args?: Record<string, unknown> };
  Default?: { args?: Record<string, unknown> };
}

/** A widget as its own stories show it: tests that hold for every widget take it from here and need no list. */
export interface StoryWidget {
  /** The folder, which is the `data-slot` of the root too. */
  name: string;
  component: ComponentType<Record<string, unknown>>;
  /** The props of the Default story. */
  props: Record<string, unknown>;
  /** The same, opened: of a widget that is nothing but its button before. */
  opened: Record<string, unknown>;
}

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
    opened: OPENING.includes(name) ? { ...props, open: true } : props,
  };
});
