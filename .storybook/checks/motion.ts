import { describeElement, getStyle, isShown } from "./elements.ts";

/** Maximum duration that does not count as motion. */
const MAX_DURATION_MS = 10;

/** Storybook's own loading screens. */
const STORYBOOK_SCREENS = ".sb-wrapper";

/** Finds animations and transitions under reduced motion, running or not. */
export function findMotion(): string[] {
  return withoutPause(() => {
    const running = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && getDurationMs(effect) > MAX_DURATION_MS)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? effect.target : []));
    const declared = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        isShown(element) && [undefined, "::before", "::after"].some((part) => hasMotion(element, part)),
    );
    return [...new Set([...running, ...declared])]
      .filter((element) => !element.closest(STORYBOOK_SCREENS))
      .map((element) => `${describeElement(element)}: moves`);
  });
}

function hasMotion(element: Element, pseudo?: string): boolean {
  const style = getStyle(element, pseudo);
  if (pseudo && style.content === "none") return false;
  const transition =
    style.transitionProperty !== "none" && getLongestMs(style.transitionDuration) > MAX_DURATION_MS;
  return (
    transition || (style.animationName !== "none" && getLongestMs(style.animationDuration) > MAX_DURATION_MS)
  );
}

/** "0.2s, 120ms" → 200 */
function getLongestMs(durations: string): number {
  return Math.max(
    ...durations.split(",").map((one) => Number.parseFloat(one) * (one.trim().endsWith("ms") ? 1 : 1000)),
  );
}

function getDurationMs(effect: AnimationEffect | null): number {
  return Number(effect?.getComputedTiming().activeDuration ?? 0);
}

/** Runs a function without the stylesheet with which Storybook pauses animations in tests. */
function withoutPause<Result>(task: () => Result): Result {
  const pauses = [...document.head.querySelectorAll("style")].filter(({ textContent }) =>
    textContent?.includes("animation-play-state: paused"),
  );
  for (const { sheet } of pauses) if (sheet) sheet.disabled = true;
  try {
    return task();
  } finally {
    for (const { sheet } of pauses) if (sheet) sheet.disabled = false;
  }
}
