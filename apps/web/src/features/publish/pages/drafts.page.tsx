import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Link } from "@lenscape/ui/link";
import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import type { LoaderFunctionArgs } from "react-router-dom";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import { appOf, useApp, useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { LoginNeeded } from "#shell/loading/failure.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { DraftBox, draftList, gather } from "../drafts/draft-box.tsx";
import { draftBoxText as text } from "../drafts/draft-box-text.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  return prefetch(queries.prefetchQuery(draftList(api)));
}

export const handle: PageHandle = { meta: () => ({ title: pages.drafts.title, noindex: true }) };

/** The member's drafts. */
export function Component() {
  const { token, userId } = useMember();
  const { data } = useQuery({ ...draftList(useApp().api), enabled: userId !== "" });
  // The empty box itself offers to write.
  const isEmpty = data !== undefined && gather(data.rows, userId).length === 0;
  return (
    <MineFrame
      title={text.box}
      hint={text.boxHint}
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
          <LoginNeeded />
        </Card>
      )}
      {userId && <DraftBox key={userId} userId={userId} />}
    </MineFrame>
  );
}
