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
  saveEdition,
  shownThreads,
} from "./edition.queries.ts";

/** The texts for those who edit the front of the home page. */
const editionTexts = {
  noTime: "没有这样的时间",
  endFirst: "结束时间要晚于开始时间",
  twice: "同一篇帖子只能放一次",
  missing: (ids: readonly string[]) => `没有这些帖子，或已经看不到：${ids.join("、")}`,
  picture: (width: number) => `大图的帖子要有一张宽 ${width} 像素以上的图片，且不带视频`,
} as const;

const EDITED = ["heroId", "picks", "questionId", "startAt", "endAt"] as const;
/** No thread. */
const NONE = "0";

type Front = Answer<"todayFront">;

/** What an edition shows: a thread that cannot be seen any more leaves its place empty. */
async function frontOf({ db, clock }: Services, edition: Edition | undefined): Promise<Front> {
  if (!edition) return { picks: [] };
  const { heroId, picks, questionId } = edition;
  const wanted = [...new Set([heroId, ...picks.map(({ threadId }) => threadId), questionId])];
  const [threads, poll] = await Promise.all([
    toThreads(
      db,
      clock,
      wanted.filter((id) => id !== NONE),
    ),
    questionId === NONE ? undefined : pollById(db, questionId),
  ]);
  const of = (id: string) => threads.find((thread) => thread.id === id);
  const [hero, question] = [of(heroId), of(questionId)];
  return {
    ...(hero && { hero }),
    picks: picks.flatMap(({ threadId, note }) => {
      const thread = of(threadId);
      return thread ? [{ note, thread }] : [];
    }),
    ...(question && { question: { ...question, ...(poll && { poll: toPoll(poll, clock) }) } }),
  };
}

/** Where an edition is in its time; `running` is the one that is shown. */
function stateOf({ id, startAt, endAt }: Edition, now: Date, running: Edition | undefined): 0 | 1 | 2 | 3 {
  if (startAt > now) return 0;
  if (endAt <= now) return 2;
  return running?.id === id ? 1 : 3;
}

/**
 * The title of the thread with the large picture.
 * @throws RequestError 400 for threads that nobody can see, and for a picture that would be soft
 */
async function checked(tx: Db, heroId: string, others: readonly string[]): Promise<string> {
  const wanted = [...new Set([heroId, ...others])];
  const found = await shownThreads(tx, wanted);
  const missing = wanted.filter((id) => !found.some((thread) => thread.id === id));
  if (missing.length > 0) badInput(editionTexts.missing(missing));
  const hero = found.find(({ id }) => id === heroId)!;
  const isLarge = hero.images.some(({ width = 0 }) => width >= policy.front.heroWidth);
  if (!isLarge || hero.videos.length > 0) badInput(editionTexts.picture(policy.front.heroWidth));
  return hero.title || hero.excerpt;
}

/** 今天的镜界: what stands on the front, and editing it for operators with `site.manage`. */
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
      const name = await checked(tx, heroId, questionId === NONE ? others : [...others, questionId]);
      const saved = (await saveEdition(tx, id, { heroId, picks, questionId, startAt, endAt })) ?? notFound();
      await note(tx, "save", { actorId: viewer.id, id: saved, name });
      return { id: saved };
    });
  },

  async editionManageDel({ db, viewer, body: { id } }) {
    await db.transaction(async (tx) => {
      const heroId = (await deleteEdition(tx, id)) ?? notFound();
      const [hero] = await shownThreads(tx, [heroId]);
      await note(tx, "del", { actorId: viewer.id, id, name: hero?.title || hero?.excerpt || heroId });
    });
  },
} satisfies Pick<Handlers, "todayFront" | `editionManage${"List" | "Preview" | "Save" | "Del"}`>;

const note = (
  tx: Db,
  verb: "save" | "del",
  { actorId, id, name }: Record<"actorId" | "id" | "name", string>,
) => audit(tx, { actorId, action: `edition.${verb}`, targetType: "edition", targetId: id, detail: { name } });
