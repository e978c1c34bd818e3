import { Card } from "@lenscape/ui/card";
import type { LoaderFunctionArgs } from "react-router-dom";
import { MineFrame } from "#features/account/mine-frame.tsx";
import { CommentLikes } from "#features/mine/comment-likes.tsx";
import { commentLikes } from "#features/mine/queries.ts";
import { appOf } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { prefetch } from "#shell/prefetch.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  await prefetch(queries.prefetchInfiniteQuery(commentLikes(api)));
  return null;
}

export const handle: PageHandle = { meta: () => ({ title: pages.commentLikes.title, noindex: true }) };

/** The likes that my comments received (ROUTE-021). */
export function Component() {
  return (
    <MineFrame title={pages.commentLikes.title}>
      <Card className="overflow-clip">
        <CommentLikes />
      </Card>
    </MineFrame>
  );
}
