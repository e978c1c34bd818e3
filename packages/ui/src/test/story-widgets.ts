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
}

const FILES = import.meta.glob<StoryFile>("../widgets/*/*.stories.tsx", { eager: true });

/** Every widget that has stories, in the order of the folders. */
export const STORY_WIDGETS: StoryWidget[] = Object.entries(FILES).flatMap(([path, file]) => {
  const { component, args } = file.default;
  if (!component) return [];
  return {
    name: /widgets\/([\w-]+)\//.exec(path)?.[1] ?? path,
    component: component as StoryWidget["component"],
    props: { ...args, ...file.Default?.args },
  };
});
