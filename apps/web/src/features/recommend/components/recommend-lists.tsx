import type { Thread, User } from "@lenscape/api/types";
import { Card, CardHeader } from "@lenscape/ui/card";
import { NoticeList } from "@lenscape/ui/notice-list";
import { RankList } from "@lenscape/ui/rank-list";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { Follow } from "#shell/members/follow-button.tsx";
import { guideLines, pactLines, people } from "../queries.ts";
import { recommendText as text } from "../text.ts";

const LINES = 5;
const FLOOR = "pb-2 max-md:rounded-none max-md:border-x-0";

const lineOf = ({ id, title, excerpt, postedAt }: Thread) => ({
  id,
  title: title || excerpt,
  note: postedAt.slice(5, 10),
});

/** Where newcomers start, and what the staff has to say. */
export function Lines() {
  const { api } = useApp();
  const floors = [
    { kind: "guide", title: text.guides, column: "guides", query: useQuery(guideLines(api)) },
    { kind: "pact", title: text.pacts, column: "pacts", query: useQuery(pactLines(api)) },
  ] as const;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 max-md:mt-2 max-md:gap-2 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
      {floors.map(({ kind, title, column, query }) => (
        <Card key={kind} className={FLOOR}>
          <CardHeader title={title} moreHref={paths.recommend(column)} />
          <QueryBody query={query} lines={LINES}>
            {(rows: Thread[]) => (
              <NoticeList
                kind={kind}
                shown={LINES}
                items={rows.map(lineOf)}
                hrefOf={({ id }) => paths.thread(id)}
              />
            )}
          </QueryBody>
        </Card>
      ))}
    </div>
  );
}

/** Members worth following: the most active ones. */
export function People() {
  const query = useQuery(people(useApp().api));
  return (
    <Card className={`mt-4 max-md:mt-2 ${FLOOR}`}>
      <CardHeader title={text.people} />
      <QueryBody query={query} lines={1} lineClass="h-36">
        {(users: User[]) => (
          <RankList
            layout="cards"
            className="pb-2"
            users={users}
            hrefOf={({ userId }) => paths.profile(userId)}
            renderAction={({ userId, nickname }) => <Follow userId={userId} name={nickname} />}
          />
        )}
      </QueryBody>
    </Card>
  );
}
