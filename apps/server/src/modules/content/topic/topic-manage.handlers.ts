import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { toFlag } from "../../../core/author.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { trimmed } from "../../../core/screened.ts";
import { isUniqueViolation } from "../../../core/sql.ts";
import { assertVersion, versionOf } from "../../../core/version.ts";
import type { Db } from "../../../db/client.ts";
import { ownMedia } from "../../media/index.ts";
import { checkTopic } from "../thread/thread.rules.ts";
import { nameContains } from "./topic.queries.ts";
import {
  countManagedTopics,
  countThreadsOf,
  listManagedTopics,
  lockPair,
  lockThreadsOf,
  lockTopicRow,
  managedTopics,
  mergeTopic,
  saveTopic,
  showTopic,
} from "./topic-manage.queries.ts";

const texts = {
  taken: "已经有叫这个名字的话题，重复的可以合并",
  merged: "这个话题已经并入别的话题",
  noTaker: "没有叫这个名字的话题",
  itself: "不能并入自己",
  hiddenTaker: "要并入的话题没有展示，先恢复它",
  busy: "这个话题刚有新帖，请再试一次",
} as const;

/** Columns that operators edit; the version of a topic covers them. */
const EDITABLE_COLUMNS = ["content", "intro", "cover"] as const;

/** Locks a topic that operators can edit. @throws RequestError 404 for an unknown topic, 409 for a merged topic */
async function lockEditable(tx: Db, id: string) {
  const row = (await lockTopicRow(tx, id)) ?? notFound();
  if (row.mergedInto) throw new RequestError(409, texts.merged);
  return row;
}

/** Lists, creates, updates, hides and merges topics, for operators with `topic.manage`. */
export const topicManageHandlers = {
  async topicManageList({ db, clock, query }) {
    const { keyWord = "", state, orderByColumn = "created_at", isAsc } = query;
    const where = managedTopics(nameContains(keyWord), state);
    const order = { column: orderByColumn, isAsc: isAsc === "asc" };
    const [rows, total] = await Promise.all([
      listManagedTopics(db, where, order, pageOf(query)),
      countManagedTopics(db, where),
    ]);
    return {
      total,
      rows: rows.map(({ isShow, mergedInto, creator, createdAt, ...row }) => ({
        ...row,
        version: versionOf(row, EDITABLE_COLUMNS),
        isShow: toFlag(isShow),
        mergedInto: mergedInto ?? "",
        creator: creator ?? "",
        createdAt: clock.format(createdAt),
      })),
    };
  },

  async topicManageSave({ db, viewer, body: { id, version, cover, ...body } }) {
    const { content, contentKey } = checkTopic(body.content);
    const intro = trimmed(body.intro);
    return db
      .transaction(async (tx) => {
        const before = id === undefined ? undefined : await lockEditable(tx, id);
        if (before) assertVersion(version, versionOf(before, EDITABLE_COLUMNS));
        if (cover !== "" && cover !== before?.cover) await ownMedia(tx, viewer.id, [{ url: cover }]);
        const topicId = await saveTopic(tx, id, {
          ...{ content, contentKey, intro, cover },
          ...(!before && { createdBy: viewer.id }),
        });
        await audit(tx, {
          actorId: viewer.id,
          action: before ? "topic.update" : "topic.create",
          targetType: "topic",
          targetId: topicId,
          detail: { name: content, intro, cover, ...(before && { was: before.content }) },
        });
        return { id: topicId };
      })
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) throw new RequestError("NAME_TAKEN", texts.taken);
        throw error;
      });
  },

  async topicManageShow({ db, viewer, body: { id, isShow } }) {
    await db.transaction(async (tx) => {
      const { content: name } = await lockEditable(tx, id);
      await showTopic(tx, id, isShow === 1);
      const action = isShow === 1 ? "topic.show" : "topic.hide";
      await audit(tx, { actorId: viewer.id, action, targetType: "topic", targetId: id, detail: { name } });
    });
  },

  async topicManageMerge({ db, viewer, body }) {
    const { contentKey } = checkTopic(body.into);
    await db.transaction(async (tx) => {
      const threadCount = await lockThreadsOf(tx, body.id);
      const pair = await lockPair(tx, body.id, contentKey);
      const from = pair.find(({ id }) => id === body.id) ?? notFound();
      const into = pair.find((topic) => topic.contentKey === contentKey) ?? badInput(texts.noTaker);
      if (from.mergedInto) throw new RequestError(409, texts.merged);
      if (into.id === from.id) badInput(texts.itself);
      if (!into.isShow) throw new RequestError(409, texts.hiddenTaker);
      // A thread that was added after the lock is not locked. A concurrent change of it could update the count of the
      // wrong topic.
      if ((await countThreadsOf(tx, from.id)) !== threadCount) throw new RequestError(409, texts.busy);
      await mergeTopic(tx, from.id, into.id);
      await audit(tx, {
        actorId: viewer.id,
        action: "topic.merge",
        targetType: "topic",
        targetId: from.id,
        detail: { name: `${from.content} → ${into.content}`, into: into.id, threads: threadCount },
      });
    });
  },
} satisfies Pick<Handlers, `topicManage${"List" | "Save" | "Show" | "Merge"}`>;
