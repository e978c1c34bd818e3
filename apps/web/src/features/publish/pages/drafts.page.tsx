import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Link } from "@lenscape/ui/link";
import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import type { LoaderFunctionArgs } from "react-router-dom";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import { getApp, useApp, useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { LoginRequired } from "#shell/loading/load-error.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { DraftList, draftListQuery, mergeDrafts } from "../drafts/draft-list.tsx";
import { draftListText as text } from "../drafts/text.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  return prefetch(queries.prefetchQuery(draftListQuery(api)));
}

export const handle: PageHandle = { meta: () => ({ title: pages.drafts.title, noindex: true }) };

/** Page with the drafts of the member. */
export function Component() {
  const { token, userId } = useMember();
  const { data } = useQuery({ ...draftListQuery(useApp().api), enabled: userId !== "" });
  // The empty state has a button of its own.
  const isEmpty = data !== undefined && mergeDrafts(data.rows, userId).length === 0;
  return (
    <MineFrame
      title={text.title}
      hint={text.hint}
      action={
        isEmpty ? undefined : (
          <Button asChild tone="primary">
            <Link href={paths.publish(1)}>
              <PenLine aria-hidden="true" strokeWidth={1.7} />
              {text.write}
            </Link>
          </Button>
        )
      }
    >
      {token === "" && (
        <Card>
          <LoginRequired />
        </Card>
      )}
      {userId && <DraftList key={userId} userId={userId} />}
    </MineFrame>
  );
}
