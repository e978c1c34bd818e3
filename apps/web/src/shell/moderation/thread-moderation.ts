import { keyOf } from "@lenscape/api/tanstack-query";
import { toast } from "@lenscape/ui/toast";
import type { App } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { answersOf, type ChangeId, changedBy } from "#lib/touched.ts";
import { changeThread } from "#shell/session/viewer-actions.ts";
import type { ActPrompt } from "./moderation-dialog.tsx";
import { moderationText as text } from "./text.ts";

/** What the signed-in member may do to a thread; fetching it counts no view. */
export const threadStanding = (api: App["api"], threadId: string) => ({
  ...apiQuery(api, "threadDetailV2", { query: { threadId, visit: 0 }, auth: true, silent: true }),
  staleTime: 0,
});

const SHOWN = 1;

const isPage = answersOf(["threadDetail"]);

/**
 * Has everything fetched again that an act on a thread may have changed. Its page takes the thread from its standing:
 * to read it again would be another visit.
 */
export async function refreshThreads({ api, queries }: App, threadId: string, act: ChangeId): Promise<void> {
  const isChanged = changedBy(act);
  const lists = queries.invalidateQueries({ predicate: (query) => isChanged(query) && !isPage(query) });
  const page = { queryKey: keyOf("threadDetail", { query: { threadId } }) };
  const now = await queries.fetchQuery(threadStanding(api, threadId)).catch(() => undefined);
  if (now?.viewer.status === SHOWN) queries.setQueriesData(page, (known: unknown) => known && now.thread);
  else queries.removeQueries({ ...page, type: "inactive" });
  await lists;
}

/** The acts that the menu of a thread offers, in its order. */
export const menuActs = [
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

export type MenuAct = (typeof menuActs)[number];

const tell = (pending: number) => toast(pending ? text.proposed : text.done, { tone: "success" });

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
} as const satisfies Record<MenuAct, ChangeId>;

/** What an act on a thread asks for first. `on` = the thread bears the mark already. */
export function actPrompt(
  app: App,
  act: MenuAct,
  {
    threadId,
    on,
    circles,
  }: { threadId: string; on: boolean; circles: readonly { id: string; groupName: string }[] },
  onGone?: () => void,
): ActPrompt {
  const title = text.acts[act]![on ? 1 : 0];
  const name = `${title}.${threadId}`;
  const value = on ? (0 as const) : (1 as const);
  const refresh = () => refreshThreads(app, threadId, operations[act]);
  if (act === "move" || act === "move.propose") {
    const options = circles.map(({ id, groupName }) => ({ value: id, label: groupName }));
    return {
      name,
      title,
      presets: text.presets.place,
      places: { label: text.target, options, missing: text.targetMissing, none: text.targetNone },
      async act({ reason, place }) {
        const body = { threadId, circleId: place, reason };
        tell((await app.api.call("threadMove", { body, silent: true })).pending);
      },
      refresh,
    };
  }
  if (act === "cherrypick" || act === "cherrypick.propose") {
    return {
      name,
      title,
      presets: on ? text.presets.undo : text.presets.praise,
      async act({ reason }) {
        const body = { threadId, value, reason };
        tell((await app.api.call("threadCherrypick", { body, silent: true })).pending);
      },
      refresh,
    };
  }
  const down = act === "undershelf";
  const { praise, guidance, notice } = text.presets;
  const why = act === "essence" ? praise : act === "pact" || act === "guide" ? guidance : notice;
  return {
    name,
    title,
    presets: down
      ? text.presets.against
      : act === "display"
        ? text.presets.lift
        : on
          ? text.presets.undo
          : why,
    tone: down ? "danger" : "primary",
    async act({ reason }) {
      tell(
        (await app.api.call(operations[act], { body: { threadId, value, reason }, silent: true })).pending,
      );
      if (down) {
        changeThread(app, threadId, () => null);
        onGone?.();
      }
    },
    refresh,
  };
}
