import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { access } from "../queries.ts";
import { isSection, queueTones } from "./section-icons.ts";

/** What waits for the member, part by part in the menu's order: the numbers of the menu's badges, without the zeros. */
export function useWaiting() {
  const query = useQuery(access(useApp().api));
  const waiting = (query.data ?? []).flatMap(({ name, count }) =>
    count > 0 && isSection(name) ? [{ name, count, tone: queueTones[name] }] : [],
  );
  return { query, waiting };
}
