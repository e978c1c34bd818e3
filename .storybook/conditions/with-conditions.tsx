import type { Decorator } from "@storybook/react-vite";
import { heldOf } from "./conditions.ts";
import { emulate } from "./emulate.ts";
import { lengthened } from "./long-text.ts";

/** Puts a story under the conditions that the toolbar names, and starts it over when they change. */
export const withConditions: Decorator = (Story, { args, globals }) => {
  const held = heldOf(globals);
  const { forcedColors, reducedMotion, largeText, longText } = held;
  // Before the story renders: what it asks the browser for, and measures, has to be answered under the condition.
  emulate({ forcedColors, reducedMotion, largeText });
  document.documentElement.style.fontSize = largeText ? "200%" : "";
  return <Story key={JSON.stringify(held)} args={longText ? lengthened(args) : args} />;
};
