import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { consoleAccessQuery } from "../queries.ts";
import { isSection, queueTones } from "./section-icons.ts";

/** Returns the sections with pending items in menu order, with the counts of the menu badges. */
export function usePendingCounts() {
  const query = useQuery(consoleAccessQuery(useApp().api));
  const pending = (query.data ?? []).flatMap(({ name, count }) =>
    count > 0 && isSection(name) ? [{ name, count, tone: queueTones[name] }] : [],
  );
  return { query, pending };
}
