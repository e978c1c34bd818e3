import type { Handlers } from "../../contract/handler.ts";
import { audit } from "../../core/audit.ts";
import { pageOf } from "../../core/paging.ts";
import { badInput, notFound, RequestError } from "../../core/request-error.ts";
import { isUniqueViolation } from "../../core/sql.ts";
import { assertVersion, versionOf } from "../../core/version.ts";
import { screenFields, screenName } from "../moderation/screening.ts";
import { ownMedia } from "../uploads/queries.ts";
import { countManagedCircles, listManagedCircles, lockCircle, saveCircle } from "./manage-queries.ts";

const texts = {
  name: "请填写名称",
  taken: "已经有叫这个名字的圈子",
  refused: "圈子的名称或分类包含违禁词，请修改后再试",
} as const;

/** What operators edit of a circle. */
const EDITED = [
  "name",
  "category",
  "brief",
  "picUrl",
  "notice",
  "rule",
  "orderNum",
  "isOpen",
  "joinType",
] as const;

/** Making circles and changing them, for operators with `circle.manage`. */
export const circleManageHandlers = {
  async circleManageList({ db, query = {} }) {
    const { keyWord, orderByColumn = "order" } = query;
    const [rows, total] = await Promise.all([
      listManagedCircles(db, keyWord, orderByColumn, pageOf(query)),
      countManagedCircles(db, keyWord),
    ]);
    return {
      total,
      rows: rows.map((row) => ({
        ...row,
        isOpen: row.isOpen ? (1 as const) : (0 as const),
        version: versionOf(row, EDITED),
      })),
    };
  },

  async circleManageSave({ db, clock, viewer, body: { id, version, ...body } }) {
    const name = body.name.trim();
    const category = body.category.trim();
    if (name === "" || category === "") badInput(texts.name);
    await screenName(db, `${name}\n${category}`, texts.refused);
    const words = await screenFields(db, "圈子的介绍", {
      brief: body.brief,
      notice: body.notice.trim(),
      rule: body.rule,
    });
    return db
      .transaction(async (tx) => {
        const before = id === undefined ? undefined : ((await lockCircle(tx, id)) ?? notFound());
        if (before) assertVersion(version, versionOf(before, EDITED));
        if (body.picUrl !== "" && body.picUrl !== before?.picUrl)
          await ownMedia(tx, viewer.id, [{ url: body.picUrl }]);
        const circleId = await saveCircle(tx, id, {
          ...body,
          ...words,
          name,
          category,
          isOpen: body.isOpen === 1,
          ...(words.notice !== (before?.notice ?? "") && { noticeAt: clock.now() }),
        });
        await audit(tx, {
          actorId: viewer.id,
          action: before ? "circle.update" : "circle.create",
          targetType: "circle",
          targetId: circleId,
          detail: { ...body, ...words, name },
        });
        return { id: circleId };
      })
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) throw new RequestError("NAME_TAKEN", texts.taken);
        throw error;
      });
  },
} satisfies Pick<Handlers, "circleManageList" | "circleManageSave">;
