import pg from "pg";
import { openSessions } from "../sessions.ts";

const STOCK = 1_000_000;
const POINTS = 100_000;
/** Few threads, so that members meet on the same rows. */
const THREADS = 4;

/** A member who is signed in. */
export interface Member {
  id: string;
  token: string | undefined;
  addressId: string | undefined;
  /** The other member of the pair that talks. */
  peerId: string | undefined;
}

export type Community = Awaited<ReturnType<typeof prepareCommunity>>;

interface Id {
  id: string;
}

/** Connects past the servers under test; an interrupted connection is no error of the process. */
export async function connect(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Adds members to a seeded community who are signed in, can pay and talk in pairs, and a product that all of them order. */
export async function prepareCommunity(databaseUrl: string, count: number) {
  const client = await connect(databaseUrl);
  try {
    const { rows: users } = await client.query<Id>(
      `insert into users (username, username_key, password_hash, nickname, nickname_key, group_id, invitation_code, created_at)
       select 'chaos' || n, 'chaos' || n, '-', '混沌' || n, '混沌' || n, (select group_id from users order by id limit 1),
         'chaos' || n, now() - interval '60 days'
       from generate_series(1, $1::int) n returning id`,
      [count],
    );
    const ids = users.map(({ id }) => id);
    const tokens = await openSessions(client, ids);
    await client.query(
      `with account as (
         insert into point_accounts (user_id, balance) select unnest($1::bigint[]), $2::int returning user_id
       )
       insert into point_entries (user_id, points, balance_after, source, cause)
       select user_id, $2, $2, 'adjustment', 'chaos' from account`,
      [ids, POINTS],
    );
    const { rows: addresses } = await client.query<Id & { user_id: string }>(
      `insert into addresses (user_id, name, tel, province, city, county, area_code, address_detail)
       select unnest($1::bigint[]), '混沌', '13800008000', '浙江省', '杭州市', '西湖区', '330106', '湖滨路 18 号'
       returning id, user_id`,
      [ids],
    );
    const addressOf = new Map(addresses.map(({ id, user_id }) => [user_id, id]));
    const { rows: goods } = await client.query<Id>(
      `insert into goods (name, type, category, images, points_price, stock, status)
       values ('混沌商品', 1, 'life', '[]', 1, $1, 1) returning id`,
      [STOCK],
    );
    // The counts of the seed are invented; the check at the end needs those of the rows.
    const { rows: threads } = await client.query<Id>(
      `update threads t set like_count = (select count(*) from thread_likes l where l.thread_id = t.id),
         reply_count = (select count(*) from posts p where p.thread_id = t.id and p.status = 1)
       where id in (select id from threads where status = 1 order by id desc limit $1) returning id`,
      [THREADS],
    );
    const members = ids.map(
      (id, index): Member => ({
        id,
        token: tokens[index],
        addressId: addressOf.get(id),
        peerId: ids[index % 2 === 0 ? (index + 1) % count : index - 1],
      }),
    );
    return { members, threadIds: threads.map(({ id }) => id), goodsId: goods[0]?.id, stock: STOCK };
  } finally {
    await client.end();
  }
}
