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
const CARD_CLASS = "pb-2 max-md:rounded-none max-md:border-x-0";

const toItem = ({ id, title, excerpt, postedAt }: Thread) => ({
  id,
  title: title || excerpt,
  note: postedAt.slice(5, 10),
});

/** Guides for newcomers and official announcements. */
export function GuideLists() {
  const { api } = useApp();
  const lists = [
    { kind: "guide", title: text.guides, column: "guides", query: useQuery(guideLines(api)) },
    { kind: "pact", title: text.pacts, column: "pacts", query: useQuery(pactLines(api)) },
  ] as const;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 max-md:mt-2 max-md:gap-2 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
      {lists.map(({ kind, title, column, query }) => (
        <Card key={kind} className={CARD_CLASS}>
          <CardHeader title={title} moreHref={paths.recommend(column)} />
          <QueryBody query={query} lines={LINES}>
            {(rows: Thread[]) => (
              <NoticeList
                kind={kind}
                shown={LINES}
                items={rows.map(toItem)}
                hrefOf={({ id }) => paths.thread(id)}
              />
            )}
          </QueryBody>
        </Card>
      ))}
    </div>
  );
}

/** The most active members, with follow buttons. */
export function RecommendedMembers() {
  const query = useQuery(people(useApp().api));
  return (
    <Card className={`mt-4 max-md:mt-2 ${CARD_CLASS}`}>
      <CardHeader title={text.members} />
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
