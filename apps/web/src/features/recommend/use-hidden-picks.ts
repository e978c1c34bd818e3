import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { useAdmission } from "#shell/session/viewer-state.ts";
import { hidden } from "./queries.ts";

const NONE: readonly string[] = [];

/**
 * What a member is not interested in, and the way to say so and to take it back; a visitor is taken to the login.
 * `justHidden` was said on this page: it keeps its place, so that it can be taken back.
 */
export function useHidden() {
  const { api, queries } = useApp();
  const { token } = useMember();
  const admit = useAdmission();
  const [justHidden, setJustHidden] = useState(NONE);
  const { data } = useQuery({ ...hidden(api), enabled: token !== "" });
  const [set, setting] = useAction(async (threadId: string, value: 0 | 1) => {
    if (!admit()) return;
    await api.call("recommendHide", { body: { threadId, value } });
    const rest = (ids: readonly string[]) => ids.filter((id) => id !== threadId);
    setJustHidden((before) => (value === 1 ? [...before, threadId] : rest(before)));
    queries.setQueryData(hidden(api).queryKey, (known) => {
      const threadIds = known?.threadIds ?? [];
      return { threadIds: value === 1 ? [threadId, ...threadIds] : rest(threadIds) };
    });
  });
  return {
    hiddenIds: data?.threadIds ?? NONE,
    justHidden,
    set: (threadId: string, value: 0 | 1) => void set(threadId, value),
    setting,
  };
}
