import { keyOf } from "@lenscape/api/tanstack-query";
import { toast } from "@lenscape/ui/toast";
import type { App } from "#lib/app.tsx";
import { byChange, byOperations, type ChangeId } from "#lib/invalidate.ts";
import { apiQuery } from "#lib/query.ts";
import { changeThread } from "#shell/session/viewer-actions.ts";
import type { ModerationPrompt } from "./moderation-dialog.tsx";
import { moderationText as text } from "./text.ts";

/** Query of a thread with the viewer's permitted actions. Does not count a view. */
export const threadModerationState = (api: App["api"], threadId: string) => ({
  ...apiQuery(api, "threadDetailV2", { query: { threadId, visit: 0 }, auth: true, silent: true }),
  staleTime: 0,
});

const STATUS_VISIBLE = 1;

const isThreadPage = byOperations(["threadDetail"]);

/**
 * Invalidates all responses that an action on a thread may have changed. The thread's page gets the thread from
 * `threadModerationState`, because refetching the page would count a view.
 */
export async function refreshThreads(
  { api, queries }: App,
  threadId: string,
  change: ChangeId,
): Promise<void> {
  const isChanged = byChange(change);
  const lists = queries.invalidateQueries({ predicate: (query) => isChanged(query) && !isThreadPage(query) });
  const page = { queryKey: keyOf("threadDetail", { query: { threadId } }) };
  const now = await queries.fetchQuery(threadModerationState(api, threadId)).catch(() => undefined);
  if (now?.viewer.status === STATUS_VISIBLE)
    queries.setQueriesData(page, (cached: unknown) => cached && now.thread);
  else queries.removeQueries({ ...page, type: "inactive" });
  await lists;
}

/** Moderation actions in the menu of a thread, in order. */
export const threadActions = [
  "essence",
  "stickycircle",
  "site",
  "sticky",
  "cherrypick",
  "cherrypick.propose",
  "pact",
  "guide",
  "move",
  "move.propose",
  "display",
  "undershelf",
] as const;

export type ThreadActionName = (typeof threadActions)[number];

const showResult = (pending: number) => toast(pending ? text.proposed : text.done, { tone: "success" });

const operations = {
  move: "threadMove",
  "move.propose": "threadMove",
  cherrypick: "threadCherrypick",
  "cherrypick.propose": "threadCherrypick",
  pact: "threadPact",
  guide: "threadGuide",
  essence: "threadEssence",
  stickycircle: "threadStickyCircle",
  site: "threadSite",
  sticky: "threadSticky",
  undershelf: "threadUndershelf",
  display: "threadDisplay",
} as const satisfies Record<ThreadActionName, ChangeId>;

/** Creates the prompt of a moderation action on a thread. `isOn`: the thread has the mark already. */
export function createThreadPrompt(
  app: App,
  action: ThreadActionName,
  {
    threadId,
    isOn,
    circles,
  }: { threadId: string; isOn: boolean; circles: readonly { id: string; groupName: string }[] },
  onRemoved?: () => void,
): ModerationPrompt {
  const title = text.acts[action]![isOn ? 1 : 0];
  const name = `${title}.${threadId}`;
  const value = isOn ? (0 as const) : (1 as const);
  const refresh = () => refreshThreads(app, threadId, operations[action]);
  if (action === "move" || action === "move.propose") {
    const options = circles.map(({ id, groupName }) => ({ value: id, label: groupName }));
    return {
      name,
      title,
      presets: text.presets.place,
      places: { label: text.target, options, missing: text.targetMissing, none: text.targetNone },
      async act({ reason, place }) {
        const body = { threadId, circleId: place, reason };
        showResult((await app.api.call("threadMove", { body, silent: true })).pending);
      },
      refresh,
    };
  }
  if (action === "cherrypick" || action === "cherrypick.propose") {
    return {
      name,
      title,
      presets: isOn ? text.presets.undo : text.presets.praise,
      async act({ reason }) {
        const body = { threadId, value, reason };
        showResult((await app.api.call("threadCherrypick", { body, silent: true })).pending);
      },
      refresh,
    };
  }
  const isRemoval = action === "undershelf";
  const { praise, guidance, notice } = text.presets;
  const reasons = action === "essence" ? praise : action === "pact" || action === "guide" ? guidance : notice;
  return {
    name,
    title,
    presets: isRemoval
      ? text.presets.against
      : action === "display"
        ? text.presets.lift
        : isOn
          ? text.presets.undo
          : reasons,
    tone: isRemoval ? "danger" : "primary",
    async act({ reason }) {
      showResult(
        (await app.api.call(operations[action], { body: { threadId, value, reason }, silent: true })).pending,
      );
      if (isRemoval) {
        changeThread(app, threadId, () => null);
        onRemoved?.();
      }
    },
    refresh,
  };
}
