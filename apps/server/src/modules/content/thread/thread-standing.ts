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
 * Whether a viewer with the permission still cannot restore a removed thread: an author can only restore what they
 * removed themselves, nobody else can restore it, and a removal by a member of higher rank than the viewer stays.
 */
export function mustStayDown(viewer: Viewer, { removedBy, removerRank, authorId }: GovernedThread): boolean {
  if (removedBy === viewer.id) return false;
  return viewer.id === authorId || removedBy === authorId || removerRank > viewer.rank;
}

/** Lists the viewer's possible actions on a thread in its present status. Proposals end with `.propose`. */
export function allowedActs(viewer: Viewer, thread: GovernedThread): string[] {
  const isPublic = thread.status === NORMAL;
  const isRestorable = thread.status === TAKEN_DOWN && !mustStayDown(viewer, thread);
  const own = viewer.id === thread.authorId ? ["edit"] : [];
  const history = thread.revision > 1 && permissionFor(viewer, "display", thread) === "do" ? ["history"] : [];
  const rest = acts.flatMap((act) => {
    if (act === "display" ? !isRestorable : act !== "del" && !isPublic) return [];
    if (act === "sticky" && !thread.groupId) return [];
    if (act === "stickycircle" && !thread.circleId) return [];
    const permission = permissionFor(viewer, act, thread);
    if (permission === "propose" && act === "cherrypick" && thread.cherrypickAt) return [];
    return permission === "do" ? [act] : permission === "propose" ? [`${act}.propose`] : [];
  });
  return [...own, ...history, ...rest];
}

/** Columns that determine a thread's labels. Lists omit the proposals. */
type LabelColumns = Pick<
  GovernedThread,
  "siteSticky" | "groupSticky" | "circleSticky" | "essenceAt" | "cherrypickAt" | "pactAt" | "guideAt"
> &
  Partial<Pick<GovernedThread, "proposed">>;

/** Lists a thread's labels and pending proposals, named after the actions that set them. */
export const marksOf = (thread: LabelColumns): string[] => [
  ...(thread.siteSticky ? ["site"] : []),
  ...(thread.groupSticky ? ["sticky"] : []),
  ...(thread.circleSticky ? ["stickycircle"] : []),
  ...(thread.essenceAt ? ["essence"] : []),
  ...(thread.cherrypickAt ? ["cherrypick"] : []),
  ...(thread.pactAt ? ["pact"] : []),
  ...(thread.guideAt ? ["guide"] : []),
  ...(thread.proposed ?? []).map((kind) => `${kind}.propose`),
];
