import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { Link } from "@lenscape/ui/link";
import { Pagination } from "@lenscape/ui/pagination";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { appealText as text } from "#copy/appeal-text.ts";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import { MineBody } from "#features/mine/components/mine-query-body.tsx";
import { appOf, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { touched } from "#lib/touched.ts";
import { pageOf, pages } from "#paths";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { ActCard } from "../components/moderation-action-card.tsx";
import { ownActs, PAGE, pageNumOf } from "../queries.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  const search = new URL(args.request.url).searchParams;
  await prefetch(queries.prefetchQuery(ownActs(api, pageNumOf(search))));
  return null;
}

export const handle: PageHandle = { meta: () => ({ title: pages.appeals.title, noindex: true }) };

/** What was done to me, each with the appeal against it; the one that the address names first. */
export function Component() {
  const { api, queries } = useApp();
  const [search, setSearch] = useSearchParams();
  const page = pageNumOf(search);
  const named = search.get("id");
  const acts = useQuery(ownActs(api, page));
  const send = async (id: string, said: string) => {
    await api.call("appealSubmit", { body: { id, text: said }, silent: true });
    await touched(queries, "appealSubmit");
  };
  return (
    <MineFrame title={pages.appeals.title} current="settings">
      <Link
        href={pageOf("moderationLog")}
        className="mb-3 inline-block px-4 text-brand-text text-sm hover:underline max-md:mt-3 md:px-0"
      >
        {text.publicLog}
      </Link>
      <MineBody query={acts}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <Card>
              <EmptyState title={text.none} description={text.noneHint} className="py-16" />
            </Card>
          ) : (
            <>
              {rows
                .toSorted((a, b) => Number(b.id === named) - Number(a.id === named))
                .map((act) => (
                  <ActCard key={act.id} act={act} isOpen={act.id === named} send={send} />
                ))}
              <Pagination
                page={page}
                total={total}
                pageSize={PAGE}
                onPageChange={(to) => setSearch({ page: String(to) })}
              />
            </>
          )
        }
      </MineBody>
    </MineFrame>
  );
}
