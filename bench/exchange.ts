import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import pg from "pg";
import { UserFacingError } from "../scripts/lib/user-facing-error.mjs";
import { headersOf } from "./calls.ts";
import { elementInTurn } from "./lists.ts";
import { memberIds, openSessions } from "./sessions.ts";

const CONNECTIONS = 64;
const PLENTY = 100_000_000;

/** Creates a product in stock, and members who are signed in and can pay for it. */
async function prepare(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const good = await client.query<{ id: string }>(
    `insert into goods (name, type, category, images, points_price, stock, status)
     values ('压测商品', 1, 'life', '[]', 1, $1, 1) returning id`,
    [PLENTY],
  );
  const ids = await memberIds(client, CONNECTIONS);
  const cause = `bench:${randomUUID()}`;
  const tokens = await openSessions(client, ids);
  const buyers: { token: string; addressId: string | undefined }[] = [];
  for (const [index, id] of ids.entries()) {
    await client.query(
      `with account as (
         insert into point_accounts (user_id, balance) values ($1, $2)
         on conflict (user_id) do update set balance = point_accounts.balance + $2 returning balance
       )
       insert into point_entries (user_id, points, balance_after, source, cause)
       select $1, $2, balance, 'adjustment', $3 from account`,
      [id, PLENTY / 100, cause],
    );
    const address = await client.query<{ id: string }>(
      `insert into addresses (user_id, name, tel, province, city, county, area_code, address_detail)
       values ($1, '压测', '13800008000', '浙江省', '杭州市', '西湖区', '330106', '湖滨路 18 号') returning id`,
      [id],
    );
    buyers.push({ token: elementInTurn(tokens, index), addressId: address.rows[0]?.id });
  }
  await client.end();
  return { goodsId: good.rows[0]?.id, buyers };
}

/**
 * Exchanges per second while 64 members order the same product, each on a connection of their own: all of them wait for
 * the row of its stock.
 * @throws {UserFacingError} when an exchange is refused
 */
export async function exchangesPerSecond(origin: string, databaseUrl: string, seconds: number) {
  const { goodsId, buyers } = await prepare(databaseUrl);
  let connection = 0;
  let refused = "";
  const result = await autocannon({
    url: `${origin}/api/api/bbs/order/create`,
    connections: buyers.length,
    duration: seconds,
    setupClient(client) {
      const { token, addressId } = elementInTurn(buyers, connection++);
      client.setRequests([
        {
          method: "POST",
          headers: headersOf(token),
          setupRequest: (request) => ({
            ...request,
            body: JSON.stringify({
              goodsId,
              quantity: 1,
              addressId,
              requestId: randomUUID().replaceAll("-", ""),
            }),
          }),
          onResponse(_status, body) {
            if (!body.includes('"code":200')) refused ||= body;
          },
        },
      ]);
    },
  });
  if (refused || result.non2xx > 0 || result.errors > 0)
    throw new UserFacingError(`order/create: ${refused || `${result.errors} errors`}`);
  return result.requests.average;
}
