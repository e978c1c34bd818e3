import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { useRequireLogin } from "#shell/session/viewer-state.ts";
import { hiddenThreads } from "./queries.ts";

const NONE: readonly string[] = [];

/**
 * Returns the threads that the member has hidden, and the action that hides or restores one. Visitors are asked to log
 * in. `justHidden` lists those hidden on this page, which keep their place so that they can be restored.
 */
export function useHiddenPicks() {
  const { api, queries } = useApp();
  const { token } = useMember();
  const requireLogin = useRequireLogin();
  const [justHidden, setJustHidden] = useState(NONE);
  const { data } = useQuery({ ...hiddenThreads(api), enabled: token !== "" });
  const [setHidden, isSaving] = useAction(async (threadId: string, value: 0 | 1) => {
    if (!requireLogin()) return;
    await api.call("recommendHide", { body: { threadId, value } });
    const withoutThread = (ids: readonly string[]) => ids.filter((id) => id !== threadId);
    setJustHidden((before) => (value === 1 ? [...before, threadId] : withoutThread(before)));
    queries.setQueryData(hiddenThreads(api).queryKey, (known) => {
      const threadIds = known?.threadIds ?? [];
      return { threadIds: value === 1 ? [threadId, ...threadIds] : withoutThread(threadIds) };
    });
  });
  return {
    hiddenIds: data?.threadIds ?? NONE,
    justHidden,
    setHidden: (threadId: string, value: 0 | 1) => void setHidden(threadId, value),
    isSaving,
  };
}
