import { Card } from "@lenscape/ui/card";
import type { LoaderFunctionArgs } from "react-router-dom";
import { getApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { CommentLikes } from "../components/comment-like-list.tsx";
import { MineFrame } from "../components/mine-frame.tsx";
import { commentLikes } from "../queries.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  await prefetch(queries.prefetchInfiniteQuery(commentLikes(api)));
  return null;
}

export const handle: PageHandle = { meta: () => ({ title: pages.commentLikes.title, noindex: true }) };

/** Page of the likes of own comments (ROUTE-021). */
export function Component() {
  return (
    <MineFrame title={pages.commentLikes.title}>
      <Card className="overflow-clip">
        <CommentLikes />
      </Card>
    </MineFrame>
  );
}
