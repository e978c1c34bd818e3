import type { Decorator } from "@storybook/react-vite";
import { getActiveConditions } from "./conditions.ts";
import { emulate } from "./emulate.ts";
import { lengthenText } from "./long-text.ts";

/** Applies the active conditions to a story and remounts it when they change. */
export const withConditions: Decorator = (Story, { args, globals }) => {
  const active = getActiveConditions(globals);
  const { forcedColors, reducedMotion, largeText, longText } = active;
  // Applied before the story renders, because components read media queries and measure while they mount.
  emulate({ forcedColors, reducedMotion, largeText });
  document.documentElement.style.fontSize = largeText ? "200%" : "";
  return <Story key={JSON.stringify(active)} args={longText ? lengthenText(args) : args} />;
};
