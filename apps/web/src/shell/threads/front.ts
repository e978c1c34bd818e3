import type { Thread, TodayFront } from "@lenscape/api/types";

export interface FrontPick {
  thread: Thread;
  /** Note of the editor; may be empty. */
  note: string;
}

/** Content of the front: a thread with a large image, two further threads, and the question of the day. */
export interface Front {
  hero: Thread;
  picks: readonly FrontPick[];
  question?: Thread | undefined;
  /** Whether an editor has chosen the hero. */
  isEdited: boolean;
}

/** Minimum width of a hero image in pixels. */
const MIN_HERO_WIDTH = 900;
const MAX_PICKS = 2;

const findHeroPicture = (thread: Thread) => thread.imageList.find(({ width = 0 }) => width >= MIN_HERO_WIDTH);
const canBeHero = (thread: Thread) => thread.vedioList.length === 0 && findHeroPicture(thread) !== undefined;

/**
 * Returns the front as edited. Missing or hidden entries are filled with curated threads, the newest first. Returns
 * undefined if no thread has a sufficiently large image.
 */
export function getFront(
  threads: readonly Thread[],
  edited: Partial<TodayFront> | undefined = {},
): Front | undefined {
  const { picks = [], question } = edited;
  const usedIds = new Set([...picks.map(({ thread }) => thread.id), question?.id]);
  const editedHero = edited.hero && canBeHero(edited.hero) ? edited.hero : undefined;
  const hero = editedHero ?? threads.find((thread) => canBeHero(thread) && !usedIds.has(thread.id));
  if (!hero) return undefined;
  const fallbackPicks = threads
    .filter(({ id, title }) => id !== hero.id && title && !usedIds.has(id))
    .map((thread) => ({ thread, note: "" }));
  return {
    hero,
    question,
    isEdited: editedHero !== undefined,
    picks: [...picks, ...fallbackPicks].slice(0, MAX_PICKS),
  };
}

/** Returns the hero image of a thread that `getFront` has selected. */
export const getHeroPicture = (hero: Thread) => findHeroPicture(hero)!;
