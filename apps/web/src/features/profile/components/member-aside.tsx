import type { Profile, User } from "@lenscape/api/types";
import { SideCard } from "@lenscape/ui/side-card";
import { Tag } from "@lenscape/ui/tag";
import { UserRow } from "@lenscape/ui/user-row";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { Follow } from "#shell/members/follow-button.tsx";
import { type MemberList, memberPreview } from "../queries.ts";
import { profileText as text } from "../text.ts";

const LINES = 5;

/** Sidebar of a profile: certified device, followed members, and followers. */
export function MemberAside({ profile: { userId, deviceName } }: { profile: Profile }) {
  return (
    <>
      {deviceName && (
        <SideCard title={text.device}>
          <p className="flex items-center justify-between gap-3 px-4 pb-2">
            <span className="truncate">{deviceName}</span>
            <Tag tone="brand">{text.certified}</Tag>
          </p>
        </SideCard>
      )}
      <MemberListCard list="followList" userId={userId} title={text.follows} href={paths.follows(userId)} />
      <MemberListCard list="fansList" userId={userId} title={text.followers} href={paths.fans(userId)} />
    </>
  );
}

interface MemberListCardProps {
  list: MemberList;
  userId: string;
  title: string;
  href: string;
}

function MemberListCard({ list, userId, title, href }: MemberListCardProps) {
  const query = useQuery(memberPreview(useApp().api, list, userId));
  return (
    <SideCard title={title} moreHref={query.data?.rows.length ? href : undefined}>
      <QueryBody query={query} lines={LINES} lineClass="h-13" picture>
        {(rows: User[]) =>
          rows.map((user) => (
            <UserRow
              key={user.userId}
              user={user}
              href={paths.profile(user.userId)}
              action={<Follow {...user} name={user.nickname} />}
            />
          ))
        }
      </QueryBody>
    </SideCard>
  );
}
