import type { Viewer } from "../../../core/viewer.ts";
import type { GovernedThread } from "./governed.queries.ts";
import { NORMAL, TAKEN_DOWN } from "./thread.rules.ts";
import { permissionFor, type ThreadAct } from "./thread-permissions.ts";

const acts: readonly ThreadAct[] = [
  "sticky",
  "site",
  "stickycircle",
  "essence",
  "cherrypick",
  "pact",
  "guide",
  "move",
  "undershelf",
  "display",
  "del",
];

/**
 * Whether what was taken down stays so for a viewer whom the matrix lets put it back: the author puts back what they
 * took down themselves, and they alone; what somebody above took down stays down.
 */
export function mustStayDown(viewer: Viewer, { removedBy, removerRank, authorId }: GovernedThread): boolean {
  if (removedBy === viewer.id) return false;
  return viewer.id === authorId || removedBy === authorId || removerRank > viewer.rank;
}

/** What a viewer may do to a thread as it is; what they may only ask for ends with `.propose`. */
export function allowedActs(viewer: Viewer, thread: GovernedThread): string[] {
  const shown = thread.status === NORMAL;
  const returns = thread.status === TAKEN_DOWN && !mustStayDown(viewer, thread);
  const own = viewer.id === thread.authorId ? ["edit"] : [];
  const history = thread.revision > 1 && permissionFor(viewer, "display", thread) === "do" ? ["history"] : [];
  const rest = acts.flatMap((act) => {
    if (act === "display" ? !returns : act !== "del" && !shown) return [];
    if (act === "sticky" && !thread.groupId) return [];
    if (act === "stickycircle" && !thread.circleId) return [];
    const verdict = permissionFor(viewer, act, thread);
    if (verdict === "propose" && act === "cherrypick" && thread.cherrypickAt) return [];
    return verdict === "do" ? [act] : verdict === "propose" ? [`${act}.propose`] : [];
  });
  return [...own, ...history, ...rest];
}

/** What says which marks a thread bears; lists leave out what is proposed. */
type Marked = Pick<
  GovernedThread,
  "siteSticky" | "groupSticky" | "circleSticky" | "essenceAt" | "cherrypickAt" | "pactAt" | "guideAt"
> &
  Partial<Pick<GovernedThread, "proposed">>;

/** The marks a thread bears, under the names of the acts that give them; what is proposed for it is one as well. */
export const marksOf = (thread: Marked): string[] => [
  ...(thread.siteSticky ? ["site"] : []),
  ...(thread.groupSticky ? ["sticky"] : []),
  ...(thread.circleSticky ? ["stickycircle"] : []),
  ...(thread.essenceAt ? ["essence"] : []),
  ...(thread.cherrypickAt ? ["cherrypick"] : []),
  ...(thread.pactAt ? ["pact"] : []),
  ...(thread.guideAt ? ["guide"] : []),
  ...(thread.proposed ?? []).map((kind) => `${kind}.propose`),
];
