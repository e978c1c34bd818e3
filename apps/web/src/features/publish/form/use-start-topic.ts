import type { Suggestion, SuggestionKind } from "@lenscape/ui/suggestion-list";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useApp } from "#lib/app.tsx";
import { isId } from "#lib/id.ts";
import { apiQuery } from "#lib/query.ts";

/** Chooses the topic that the address names, once its name is known; it can be removed like any other. */
export function useStartTopic(
  topicId: string | undefined,
  add: (kind: SuggestionKind, suggestion: Suggestion) => boolean,
): void {
  const { api } = useApp();
  const { data: topic } = useQuery({
    ...apiQuery(api, "topicDetail", { path: { topicId: topicId ?? "" }, silent: true }),
    enabled: topicId !== undefined && isId(topicId),
  });
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => {
    if (topic) latest.current("topic", { id: topic.id, label: topic.content });
  }, [topic]);
}
