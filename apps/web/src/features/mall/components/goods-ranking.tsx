import { Cover } from "@lenscape/ui/cover";
import { Link } from "@lenscape/ui/link";
import { PointsMark } from "@lenscape/ui/points-mark";
import { RankMark } from "@lenscape/ui/rank-list";
import { SideCard } from "@lenscape/ui/side-card";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { rankingQuery } from "../queries.ts";
import { mallText as text } from "../text.ts";

/** Card with the most redeemed products. */
export function GoodsRanking() {
  const query = useQuery(rankingQuery(useApp().api));
  return (
    <SideCard title={text.ranking} className="max-md:rounded-none max-md:border-x-0">
      <QueryBody query={query} lines={4} lineClass="h-14" picture>
        {(rows) => (
          <ol>
            {rows.map((good, index) => (
              <li key={good.id}>
                <Link
                  href={paths.goods(good.id)}
                  className="flex items-center gap-3 px-4 py-1.5 hover:bg-surface-hover focus-visible:-outline-offset-2"
                >
                  <RankMark quiet rank={index + 1} />
                  <Cover
                    src={good.coverUrl}
                    name={good.goodsName}
                    className="size-11 flex-none rounded-control"
                  />
                  <span className="min-w-0">
                    <span className="block truncate font-semibold leading-[1.25rem]">{good.goodsName}</span>
                    <PointsMark value={good.pointsPrice} />
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        )}
      </QueryBody>
    </SideCard>
  );
}
