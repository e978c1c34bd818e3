import type { ReactNode } from "react";

/** Recommended and discouraged use of a widget, each with a sentence. */
export interface Pair {
  good: ReactNode;
  do: string;
  bad: ReactNode;
  dont: string;
}

const FILES = import.meta.glob<{ guidance: Pair[] }>("../widgets/*/*.guidance.tsx");

/** Loads the guidance of a widget, from the file beside it. */
export async function loadGuidance(folder: string): Promise<Pair[]> {
  const file = await FILES[`../widgets/${folder}/${folder}.guidance.tsx`]?.();
  return file?.guidance ?? [];
}
