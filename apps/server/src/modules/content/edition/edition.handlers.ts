import type { Answer, Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, notFound } from "../../../core/request-error.ts";
import type { Services } from "../../../core/services.ts";
import { assertVersion, versionOf } from "../../../core/version.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { pollById } from "../poll/poll.queries.ts";
import { toPoll } from "../poll/poll.rules.ts";
import { toThreads } from "../thread/thread.view.ts";
import {
  countEditions,
  deleteEdition,
  type Edition,
  editionAt,
  findEdition,
  listEditions,
  lockEdition,
  publicThreads,
  saveEdition,
} from "./edition.queries.ts";

/** Messages for operators who edit the front of the home page. */
const editionTexts = {
  noTime: "没有这样的时间",
  endFirst: "结束时间要晚于开始时间",
  twice: "同一篇帖子只能放一次",
  missing: (ids: readonly string[]) => `没有这些帖子，或已经看不到：${ids.join("、")}`,
  picture: (width: number) => `大图的帖子要有一张宽 ${width} 像素以上的图片，且不带视频`,
} as const;

const EDITED = ["heroId", "picks", "questionId", "startAt", "endAt"] as const;
/** ID on the wire and in the table that stands for no thread. */
const NONE = "0";

type Front = Answer<"todayFront">;

/** Builds the home page's front from an edition, without threads that are no longer public. */
async function frontOf({ db, clock }: Services, edition: Edition | undefined): Promise<Front> {
  if (!edition) return { picks: [] };
  const { heroId, picks, questionId } = edition;
  const ids = [...new Set([heroId, ...picks.map(({ threadId }) => threadId), questionId])];
  const [threads, poll] = await Promise.all([
    toThreads(
      db,
      clock,
      ids.filter((id) => id !== NONE),
    ),
    questionId === NONE ? undefined : pollById(db, questionId),
  ]);
  const findThread = (id: string) => threads.find((thread) => thread.id === id);
  const [hero, question] = [findThread(heroId), findThread(questionId)];
  return {
    ...(hero && { hero }),
    picks: picks.flatMap(({ threadId, note }) => {
      const thread = findThread(threadId);
      return thread ? [{ note, thread }] : [];
    }),
    ...(question && { question: { ...question, ...(poll && { poll: toPoll(poll, clock) }) } }),
  };
}

/**
 * Returns an edition's state: 0 scheduled, 1 on the front, 2 over, 3 covered by another edition.
 * @param running the edition on the front
 */
function stateOf({ id, startAt, endAt }: Edition, now: Date, running: Edition | undefined): 0 | 1 | 2 | 3 {
  if (startAt > now) return 0;
  if (endAt <= now) return 2;
  return running?.id === id ? 1 : 3;
}

/**
 * Checks an edition's threads. Returns the title of the hero thread.
 * @throws RequestError 400 if a thread is not public, or the hero thread has a video or no wide image
 */
async function checkThreads(tx: Db, heroId: string, others: readonly string[]): Promise<string> {
  const ids = [...new Set([heroId, ...others])];
  const threads = await publicThreads(tx, ids);
  const missing = ids.filter((id) => !threads.some((thread) => thread.id === id));
  if (missing.length > 0) badInput(editionTexts.missing(missing));
  const hero = threads.find(({ id }) => id === heroId)!;
  const isLarge = hero.images.some(({ width = 0 }) => width >= policy.front.heroWidth);
  if (!isLarge || hero.videos.length > 0) badInput(editionTexts.picture(policy.front.heroWidth));
  return hero.title || hero.excerpt;
}

/** Handlers for the home page's front (今天的镜界): reading it, and editing it with `site.manage`. */
export const editionHandlers = {
  async todayFront(services) {
    return frontOf(services, await editionAt(services.db, services.clock.now()));
  },

  async editionManageList({ db, clock, query = {} }) {
    const now = clock.now();
    const [rows, total, running] = await Promise.all([
      listEditions(db, pageOf(query)),
      countEditions(db),
      editionAt(db, now),
    ]);
    return {
      total,
      rows: rows.map(({ edition, title, excerpt }) => ({
        ...edition,
        title: title || excerpt || "",
        version: versionOf(edition, EDITED),
        startAt: clock.format(edition.startAt),
        endAt: clock.format(edition.endAt),
        state: stateOf(edition, now, running),
      })),
    };
  },

  async editionManagePreview(services) {
    return frontOf(services, (await findEdition(services.db, services.query.editionId)) ?? notFound());
  },

  async editionManageSave({ db, clock, viewer, body: { id, version, ...body } }) {
    const { heroId, questionId } = body;
    const startAt = clock.parse(body.startAt) ?? badInput(editionTexts.noTime);
    const endAt = clock.parse(body.endAt) ?? badInput(editionTexts.noTime);
    if (endAt <= startAt) badInput(editionTexts.endFirst);
    const picks = body.picks.map(({ threadId, note }) => ({ threadId, note: note.trim() }));
    const others = picks.map(({ threadId }) => threadId);
    if (new Set([heroId, ...others]).size <= others.length) badInput(editionTexts.twice);
    return db.transaction(async (tx) => {
      const before = id === undefined ? undefined : ((await lockEdition(tx, id)) ?? notFound());
      if (before) assertVersion(version, versionOf(before, EDITED));
      const name = await checkThreads(tx, heroId, questionId === NONE ? others : [...others, questionId]);
      const savedId =
        (await saveEdition(tx, id, { heroId, picks, questionId, startAt, endAt })) ?? notFound();
      await auditEdition(tx, "save", { actorId: viewer.id, id: savedId, name });
      return { id: savedId };
    });
  },

  async editionManageDel({ db, viewer, body: { id } }) {
    await db.transaction(async (tx) => {
      const heroId = (await deleteEdition(tx, id)) ?? notFound();
      const [hero] = await publicThreads(tx, [heroId]);
      await auditEdition(tx, "del", { actorId: viewer.id, id, name: hero?.title || hero?.excerpt || heroId });
    });
  },
} satisfies Pick<Handlers, "todayFront" | `editionManage${"List" | "Preview" | "Save" | "Del"}`>;

const auditEdition = (
  tx: Db,
  verb: "save" | "del",
  { actorId, id, name }: Record<"actorId" | "id" | "name", string>,
) => audit(tx, { actorId, action: `edition.${verb}`, targetType: "edition", targetId: id, detail: { name } });
