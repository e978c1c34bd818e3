import { ApiError } from "@lenscape/api/errors";
import { Card, CardHeader } from "@lenscape/ui/card";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { FloorList } from "@lenscape/ui/floor-list";
import { HotList } from "@lenscape/ui/hot-list";
import { PostResult } from "@lenscape/ui/post-result";
import { SearchHistory } from "@lenscape/ui/search-history";
import { SideCard } from "@lenscape/ui/side-card";
import { toast } from "@lenscape/ui/toast";
import { UserRow } from "@lenscape/ui/user-row";
import { useQuery } from "@tanstack/react-query";
import { searchText as text } from "#copy/search.ts";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { activeUsers } from "#shell/active-users.ts";
import { Follow } from "#shell/follow.tsx";
import { featured, floors, history, picks } from "./queries.ts";

const PICKS_SHOWN = 10;
const FRIENDS_SHOWN = 5;

/** What I searched for, with 「清空」, which asks first (SEARCH-005, SEARCH-019, SEARCH-020). */
export function History({ onSelect }: { onSelect: (keyword: string) => void }) {
  const { api, queries } = useApp();
  const { token } = useMember();
  const options = history(api);
  const { data } = useQuery({ ...options, staleTime: 0, enabled: Boolean(token) });
  const [clear, clearing] = useAction(async () => {
    if (!(await confirm({ title: text.confirmTitle, content: text.clearQuestion }))) return;
    try {
      await api.call("clearUserSearch", { silent: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message, { tone: "error" });
      return;
    }
    queries.setQueryData(options.queryKey, { rows: [], total: 0 });
  });
  if (!token || !data || data.rows.length === 0) return null;
  return (
    <Card className="px-4 py-3 md:px-6">
      <SearchHistory
        items={data.rows.map(({ keyword }) => keyword)}
        onSelect={onSelect}
        onClear={clear}
        loading={clearing}
      />
    </Card>
  );
}

/** Featured posts, shown while nothing is searched for (SEARCH-006). */
export function Featured() {
  const { data } = useQuery(featured(useApp().api));
  if (!data || data.rows.length === 0) return null;
  return (
    <Card asChild className="overflow-clip">
      <section>
        <CardHeader title={text.featured} />
        {data.rows.map((thread) => (
          <PostResult key={thread.id} thread={thread} href={paths.thread(thread.id)} />
        ))}
      </section>
    </Card>
  );
}

/** Recommended floors, people to follow and the numbered picks (SEARCH-021 to SEARCH-023). */
export function Recommended() {
  const { api } = useApp();
  const { token } = useMember();
  const shops = useQuery(floors(api)).data ?? [];
  const users = useQuery(activeUsers(api, Boolean(token))).data?.rows ?? [];
  const picked = useQuery(picks(api)).data?.rows ?? [];
  return (
    <>
      {shops.length > 0 && (
        <SideCard title={text.floors}>
          <FloorList
            floors={shops}
            hrefOf={({ kind, id }) => (kind === "goods" ? paths.goods(id) : paths.thread(id))}
          />
        </SideCard>
      )}
      {users.length > 0 && (
        <SideCard title={text.friends}>
          {users.slice(0, FRIENDS_SHOWN).map((user) => (
            <UserRow
              key={user.userId}
              user={user}
              href={paths.profile(user.userId)}
              action={<Follow userId={user.userId} name={user.nickname} />}
            />
          ))}
        </SideCard>
      )}
      {picked.length > 0 && (
        <SideCard title={text.cherrypick} moreHref={paths.cherrypick()}>
          <HotList
            items={picked
              .slice(0, PICKS_SHOWN)
              .map(({ id, title, excerpt, hotScore }) => ({ id, title: title || excerpt, hotScore }))}
            hrefOf={({ id }) => paths.thread(id)}
          />
        </SideCard>
      )}
    </>
  );
}
