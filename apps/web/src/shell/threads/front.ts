import type { Thread, TodayFront } from "@lenscape/api/types";

export interface FrontPick {
  thread: Thread;
  /** The editor's sentence; empty where nobody wrote one. */
  note: string;
}

/** What stands on the front: a thread with a large picture, two more to read, and what the editors ask. */
export interface Front {
  hero: Thread;
  picks: readonly FrontPick[];
  question?: Thread | undefined;
  /** Whether an editor chose the large picture for now. */
  isEdited: boolean;
}

/** The width from which a picture fills the frame without becoming soft. */
const WIDE = 900;
const PICKS = 2;

const pictureOf = (thread: Thread) => thread.imageList.find(({ width = 0 }) => width >= WIDE);
const isLarge = (thread: Thread) => thread.vedioList.length === 0 && pictureOf(thread) !== undefined;

/**
 * The front that the editors made; what they left out, or what nobody can see any more, is chosen out of the threads
 * that were picked, the newest first. Undefined where no picture is large enough.
 */
export function frontOf(
  threads: readonly Thread[],
  edited: Partial<TodayFront> | undefined = {},
): Front | undefined {
  const { picks = [], question } = edited;
  const taken = new Set([...picks.map(({ thread }) => thread.id), question?.id]);
  const chosen = edited.hero && isLarge(edited.hero) ? edited.hero : undefined;
  const hero = chosen ?? threads.find((thread) => isLarge(thread) && !taken.has(thread.id));
  if (!hero) return undefined;
  const own = threads
    .filter(({ id, title }) => id !== hero.id && title && !taken.has(id))
    .map((thread) => ({ thread, note: "" }));
  return { hero, question, isEdited: chosen !== undefined, picks: [...picks, ...own].slice(0, PICKS) };
}

/** The picture that fills the frame. */
export const heroPicture = (hero: Thread) => pictureOf(hero)!;
