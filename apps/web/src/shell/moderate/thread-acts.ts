import { toast } from "@lenscape/ui/toast";
import { moderationText as text } from "#copy/moderation.ts";
import type { App } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { changeThread } from "../viewer-acts.ts";
import type { Asking } from "./act-dialog.tsx";

/** What a thread is to whoever is signed in, and what they may do to it; to ask is no visit. */
export const threadStanding = (api: App["api"], threadId: string) => ({
  ...apiQuery(api, "threadDetailV2", { query: { threadId, visit: 0 }, auth: true, silent: true }),
  staleTime: 0,
});

const SHOWN = 1;

const LISTS = new Set<unknown>([
  ...["threadList", "threadHomeList", "threadListOfCircle", "threadListOfTopic", "threadListOfGroup"],
  ...["cherrypickList", "threadDetailV2", "circleDetail", "circleList", "groupCardList"],
  "consoleThreadList",
]);

/**
 * Has everything fetched anew that an act on a thread may have changed. Its page takes the thread from its standing:
 * to read it again would be another visit.
 */
export async function refreshThreads({ api, queries }: App, threadId: string): Promise<void> {
  const isPage = ({ queryKey: [id, args] }: { queryKey: readonly unknown[] }) =>
    id === "threadDetail" && (args as { query?: { threadId?: string } }).query?.threadId === threadId;
  const lists = queries.invalidateQueries({ predicate: ({ queryKey }) => LISTS.has(queryKey[0]) });
  const now = await queries.fetchQuery(threadStanding(api, threadId)).catch(() => undefined);
  if (now?.viewer.status === SHOWN)
    queries.setQueriesData({ predicate: isPage }, (page) => page && now.thread);
  else queries.removeQueries({ predicate: isPage, type: "inactive" });
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
  "move",
  "move.propose",
  "display",
  "undershelf",
] as const;

export type MenuAct = (typeof menuActs)[number];

const tell = (pending: number) => toast(pending ? text.proposed : text.done, { tone: "success" });

const operations = {
  essence: "threadEssence",
  stickycircle: "threadStickyCircle",
  site: "threadSite",
  sticky: "threadSticky",
  undershelf: "threadUndershelf",
  display: "threadDisplay",
} as const;

/** What an act on a thread asks for first. `on` = the thread bears the mark already. */
export function askingOf(
  app: App,
  act: MenuAct,
  {
    threadId,
    on,
    circles,
  }: { threadId: string; on: boolean; circles: readonly { id: string; groupName: string }[] },
  onGone?: () => void,
): Asking {
  const title = text.acts[act]![on ? 1 : 0];
  const name = `${title}.${threadId}`;
  const value = on ? (0 as const) : (1 as const);
  const refresh = () => refreshThreads(app, threadId);
  if (act === "move" || act === "move.propose") {
    const options = circles.map(({ id, groupName }) => ({ value: id, label: groupName }));
    return {
      name,
      title,
      presets: text.presets.place,
      places: { label: text.target, options, missing: text.targetMissing },
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
  const praise = act === "essence" ? text.presets.praise : text.presets.notice;
  return {
    name,
    title,
    presets: down ? text.presets.against : on || act === "display" ? text.presets.lift : praise,
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
