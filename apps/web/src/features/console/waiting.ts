import type { IconTileTone } from "@lenscape/ui/icon-tile";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { access } from "./queries.ts";
import { isSection } from "./section-icons.ts";

const tones: readonly IconTileTone[] = ["red", "amber", "plum", "blue", "brand", "grey"];

/** What waits for the member, part by part in the menu's order: the numbers of the menu's badges, without the zeros. */
export function useWaiting() {
  const query = useQuery(access(useApp().api));
  const waiting = (query.data ?? [])
    .flatMap(({ name, count }) => (count > 0 && isSection(name) ? [{ name, count }] : []))
    .map((part, index) => ({ ...part, tone: tones[index % tones.length] }));
  return { query, waiting };
}
