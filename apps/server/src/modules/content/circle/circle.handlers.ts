import type { Handlers } from "../../../contract/handler.ts";
import { pageOf } from "../../../core/paging.ts";
import { notFound } from "../../../core/request-error.ts";
import type { Db } from "../../../db/client.ts";
import {
  countCircles,
  findCircle,
  findGroup,
  listActiveUsers,
  listCircles,
  listGroups,
  listModerators,
  listOpenCircles,
} from "./circle.queries.ts";
import { groupByCircle, type People, toCard, toCircle, toGroup } from "./circle.rules.ts";
import { circleMemberHandlers } from "./circle-member.handlers.ts";

/** Reads the moderators and active members of several circles with two queries. */
async function readPeople(db: Db, rows: readonly { id: string }[]): Promise<People> {
  const ids = rows.map((row) => row.id);
  const [moderators, active] =
    ids.length === 0 ? [[], []] : await Promise.all([listModerators(db, ids), listActiveUsers(db, ids)]);
  return { moderators: groupByCircle(moderators), active: groupByCircle(active) };
}

export const circleHandlers = {
  ...circleMemberHandlers,

  async groupList({ db }) {
    const rows = (await listGroups(db)).map(toGroup);
    return { rows, total: rows.length };
  },

  async groupCardList({ db, query }) {
    const [rows, total] = await Promise.all([
      listCircles(db, query, pageOf(query)),
      countCircles(db, query.category),
    ]);
    const people = await readPeople(db, rows);
    return { rows: rows.map((row) => toCard(row, people)), total };
  },

  async groupDetail({ db, path }) {
    return toGroup((await findGroup(db, path.id)) ?? notFound());
  },

  async circleList({ db, clock, query }) {
    const [rows, total] = await Promise.all([
      listCircles(db, query, pageOf(query)),
      countCircles(db, query.category),
    ]);
    const people = await readPeople(db, rows);
    return { rows: rows.map((row) => toCircle(row, people, clock.format)), total };
  },

  async circleDetail({ db, clock, path }) {
    const row = (await findCircle(db, path.id)) ?? notFound();
    return toCircle(row, await readPeople(db, [row]), clock.format);
  },

  async filterCircle({ db, query }) {
    const rows = await listOpenCircles(db, (query.keyWord ?? "").trim());
    return { rows, total: rows.length };
  },
} satisfies Pick<
  Handlers,
  | keyof typeof circleMemberHandlers
  | "groupList"
  | "groupCardList"
  | "groupDetail"
  | "circleList"
  | "circleDetail"
  | "filterCircle"
>;
