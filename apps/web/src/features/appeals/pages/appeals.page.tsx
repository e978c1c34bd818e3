import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { Link } from "@lenscape/ui/link";
import { Pagination } from "@lenscape/ui/pagination";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import { MineBody } from "#features/mine/components/mine-query-body.tsx";
import { getApp, useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import type { PageHandle } from "#lib/page.ts";
import { getPath, pages } from "#paths";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { ModerationActionCard } from "../components/moderation-action-card.tsx";
import { getPageNum, ownModerationActions, PAGE_SIZE } from "../queries.ts";
import { appealText as text } from "../text.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  const search = new URL(args.request.url).searchParams;
  await prefetch(queries.prefetchQuery(ownModerationActions(api, getPageNum(search))));
  return null;
}

export const handle: PageHandle = { meta: () => ({ title: pages.appeals.title, noindex: true }) };

/** Page of the moderation actions against the member, with appeals. The one in the URL comes first. */
export function Component() {
  const { api, queries } = useApp();
  const [search, setSearch] = useSearchParams();
  const page = getPageNum(search);
  const targetId = search.get("id");
  const actions = useQuery(ownModerationActions(api, page));
  const send = async (id: string, appeal: string) => {
    await api.call("appealSubmit", { body: { id, text: appeal }, silent: true });
    await invalidateAfter(queries, "appealSubmit");
  };
  return (
    <MineFrame title={pages.appeals.title} current="settings">
      <Link
        href={getPath("moderationLog")}
        className="mb-3 inline-block px-4 text-brand-text text-meta hover:underline max-md:mt-3 md:px-0"
      >
        {text.publicLog}
      </Link>
      <MineBody query={actions}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <Card>
              <EmptyState title={text.empty} description={text.emptyHint} className="py-16" />
            </Card>
          ) : (
            <>
              {rows
                .toSorted((a, b) => Number(b.id === targetId) - Number(a.id === targetId))
                .map((action) => (
                  <ModerationActionCard
                    key={action.id}
                    action={action}
                    isOpen={action.id === targetId}
                    send={send}
                  />
                ))}
              <Pagination
                page={page}
                total={total}
                pageSize={PAGE_SIZE}
                onPageChange={(newPage) => setSearch({ page: String(newPage) })}
              />
            </>
          )
        }
      </MineBody>
    </MineFrame>
  );
}
