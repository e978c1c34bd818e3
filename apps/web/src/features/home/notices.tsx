import type { Thread } from "@lenscape/api/types";
import { Card } from "@lenscape/ui/card";
import { Divider } from "@lenscape/ui/divider";
import { NoticeList } from "@lenscape/ui/notice-list";
import { SideCard } from "@lenscape/ui/side-card";
import { useQuery } from "@tanstack/react-query";
import { homeText as text } from "#copy/home.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { QueryBody } from "#shell/query-body.tsx";
import { guides, pacts } from "./queries.ts";

const LINES = 3;

const lineOf = ({ id, title, excerpt }: Thread) => ({ id, title: title || excerpt });
const monthAndDay = (wireTime: string) => wireTime.slice(5, 10);

/** The pacts of the community, the latest three (SIDE-005). */
export function Pacts() {
  const query = useQuery(pacts(useApp().api));
  return (
    <SideCard title={text.pacts} moreHref={paths.recommend("pacts")}>
      <QueryBody query={query} lines={LINES}>
        {(rows: Thread[]) => (
          <NoticeList
            kind="pact"
            items={rows.map((row) => ({ ...lineOf(row), note: monthAndDay(row.postedAt) }))}
            hrefOf={({ id }) => paths.thread(id)}
          />
        )}
      </QueryBody>
    </SideCard>
  );
}

/** Pacts and guides in one card, as the sidebar has them. */
export function Notices() {
  return (
    <Card className="overflow-clip [&>section]:rounded-none [&>section]:border-0">
      <Pacts />
      <Divider className="mx-4" />
      <Guides />
    </Card>
  );
}

/** Where newcomers start, three threads (SIDE-006). */
export function Guides() {
  const query = useQuery(guides(useApp().api));
  return (
    <SideCard title={text.guides} moreHref={paths.recommend("guides")}>
      <QueryBody query={query} lines={LINES}>
        {(rows: Thread[]) => (
          <NoticeList kind="guide" items={rows.map(lineOf)} hrefOf={({ id }) => paths.thread(id)} />
        )}
      </QueryBody>
    </SideCard>
  );
}
