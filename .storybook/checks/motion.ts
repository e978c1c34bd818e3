import { isShown, nameOf, styleOf } from "./elements.ts";

/** Longer than this is seen as a movement. */
const LONGEST_MS = 10;

/** What Storybook itself shows while it prepares a story. */
const STORYBOOK = ".sb-wrapper";

/** What still moves for somebody who asked for less: what runs, and what would run. */
export function movements(): string[] {
  return withoutPause(() => {
    const running = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && lengthOf(effect) > LONGEST_MS)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? effect.target : []));
    const waiting = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        isShown(element) && [undefined, "::before", "::after"].some((part) => moves(element, part)),
    );
    return [...new Set([...running, ...waiting])]
      .filter((element) => !element.closest(STORYBOOK))
      .map((element) => `${nameOf(element)}: moves`);
  });
}

function moves(element: Element, pseudo?: string): boolean {
  const style = styleOf(element, pseudo);
  if (pseudo && style.content === "none") return false;
  const transition = style.transitionProperty !== "none" && longest(style.transitionDuration) > LONGEST_MS;
  return transition || (style.animationName !== "none" && longest(style.animationDuration) > LONGEST_MS);
}

/** "0.2s, 120ms" → 200 */
function longest(durations: string): number {
  return Math.max(
    ...durations.split(",").map((one) => Number.parseFloat(one) * (one.trim().endsWith("ms") ? 1 : 1000)),
  );
}

function lengthOf(effect: AnimationEffect | null): number {
  return Number(effect?.getComputedTiming().activeDuration ?? 0);
}

/** Storybook holds everything still in tests, by a stylesheet that would hide what there is to find. */
function withoutPause<Result>(look: () => Result): Result {
  const pauses = [...document.head.querySelectorAll("style")].filter(({ textContent }) =>
    textContent?.includes("animation-play-state: paused"),
  );
  for (const { sheet } of pauses) if (sheet) sheet.disabled = true;
  try {
    return look();
  } finally {
    for (const { sheet } of pauses) if (sheet) sheet.disabled = false;
  }
}
