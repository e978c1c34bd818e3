import { sql } from "drizzle-orm";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import { SIGNUP } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";

/** An inconsistency of the ledger. */
export interface LedgerFault {
  userId: string;
  nickname: string;
  /** Checked value: balance, balance after an entry, experience, or deposit of an activity. */
  kind: "balance" | "running" | "experience" | "deposit";
  expected: number;
  actual: number;
}

const MAX_FAULTS = 100;

/**
 * Checks for every member that the balance is the sum of the entries, that each entry has the right balance after
 * it, that the experience is the sum of its entries (ruling 12), and that activities hold deposits of signed-up
 * members only. Uses one statement for a consistent snapshot.
 * @returns the number of checked rows, and at most 100 faults
 */
export async function reconcile(
  db: Db,
): Promise<{ members: number; entries: number; faults: LedgerFault[] }> {
  const result = await db.execute(sql`
    with running as (
      select user_id, balance_after, sum(points) over (partition by user_id order by id) as expected
      from point_entries
    ), sums as (
      select user_id, sum(points) as points from point_entries group by user_id
    ), gained as (
      select user_id, sum(exp) as exp from exp_entries group by user_id
    ), held as (
      select user_id, source_id, -sum(points) as points from point_entries where source = 'activity' group by 1, 2
    ), owed as (
      select s.user_id, s.activity_id::text as source_id,
        case when s.status in (${SIGNUP.waiting}, ${SIGNUP.approved}) then a.cost_points else 0 end as points
      from activity_signups s join activities a on a.thread_id = s.activity_id where a.cost_points > 0
    ), faults as (
      select u.id, u.nickname, 'balance' as kind, coalesce(s.points, 0) as expected, coalesce(a.balance, 0) as actual
      from users u left join sums s on s.user_id = u.id left join point_accounts a on a.user_id = u.id
      where coalesce(s.points, 0) <> coalesce(a.balance, 0)
      union all
      select u.id, u.nickname, 'running', r.expected, r.balance_after
      from running r join users u on u.id = r.user_id where r.expected <> r.balance_after
      union all
      select u.id, u.nickname, 'experience', coalesce(g.exp, 0), u.exp
      from users u left join gained g on g.user_id = u.id where coalesce(g.exp, 0) <> u.exp
      union all
      select u.id, u.nickname, 'deposit', coalesce(o.points, 0), coalesce(h.points, 0)
      from owed o full join held h using (user_id, source_id) join users u on u.id = user_id
      where coalesce(o.points, 0) <> coalesce(h.points, 0)
    )
    select (select count(*) from users)::int as members, (select count(*) from point_entries)::int as entries,
      coalesce((
        select jsonb_agg(jsonb_build_object('userId', id::text, 'nickname', nickname, 'kind', kind,
          'expected', expected, 'actual', actual) order by id, kind)
        from (select * from faults order by id, kind limit ${MAX_FAULTS}) shown
      ), '[]'::jsonb) as faults`);
  return oneRow(rowsOf<{ members: number; entries: number; faults: LedgerFault[] }>(result), "reconcile");
}

const NAMES = {
  balance: "积分余额",
  running: "一笔之后的余额",
  experience: "经验",
  deposit: "报名占用的积分",
} as const;

/** Formats a fault as one line for the operator. */
export const faultLine = ({ userId, nickname, kind, expected, actual }: LedgerFault): string =>
  `成员 ${userId}（${nickname}）的${NAMES[kind]}应为 ${expected}，记为 ${actual}`;
