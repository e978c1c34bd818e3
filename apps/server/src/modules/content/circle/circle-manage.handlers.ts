import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { checkName } from "../../../core/names.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { trimmed } from "../../../core/screened.ts";
import { isUniqueViolation } from "../../../core/sql.ts";
import { assertVersion, versionOf } from "../../../core/version.ts";
import { ownMedia } from "../../media/index.ts";
import { countManagedCircles, listManagedCircles, lockCircle, saveCircle } from "./circle-manage.queries.ts";

const texts = {
  name: "请填写名称",
  taken: "已经有叫这个名字的圈子",
} as const;

/** Columns that operators edit; the version of a circle covers them. */
const EDITABLE_COLUMNS = [
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

/** Lists, creates and updates circles, for operators with `circle.manage`. */
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
        version: versionOf(row, EDITABLE_COLUMNS),
      })),
    };
  },

  async circleManageSave({ db, clock, viewer, body: { id, version, ...body } }) {
    const name = checkName(body.name, "圈子名称");
    const category = checkName(body.category, "圈子分类");
    if (name === "" || category === "") badInput(texts.name);
    const notice = trimmed(body.notice);
    return db
      .transaction(async (tx) => {
        const before = id === undefined ? undefined : ((await lockCircle(tx, id)) ?? notFound());
        if (before) assertVersion(version, versionOf(before, EDITABLE_COLUMNS));
        if (body.picUrl !== "" && body.picUrl !== before?.picUrl)
          await ownMedia(tx, viewer.id, [{ url: body.picUrl }]);
        const circleId = await saveCircle(tx, id, {
          ...body,
          name,
          category,
          notice,
          isOpen: body.isOpen === 1,
          ...(notice !== (before?.notice ?? "") && { noticeAt: clock.now() }),
        });
        await audit(tx, {
          actorId: viewer.id,
          action: before ? "circle.update" : "circle.create",
          targetType: "circle",
          targetId: circleId,
          detail: { ...body, notice, name },
        });
        return { id: circleId };
      })
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) throw new RequestError("NAME_TAKEN", texts.taken);
        throw error;
      });
  },
} satisfies Pick<Handlers, "circleManageList" | "circleManageSave">;
