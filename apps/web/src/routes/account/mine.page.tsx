import { Avatar } from "@lenscape/ui/avatar";
import { Card } from "@lenscape/ui/card";
import { LevelMark } from "@lenscape/ui/level-mark";
import { Link } from "@lenscape/ui/link";
import { SettingRow } from "@lenscape/ui/setting-row";
import { Stat } from "@lenscape/ui/stat";
import { useQuery } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router-dom";
import { accountText as text } from "#copy/account.ts";
import { MineFrame, useEntries } from "#features/account/mine-frame.tsx";
import { ownInfo } from "#features/account/queries.ts";
import { Section } from "#features/account/section.tsx";
import { appOf, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { prefetch } from "#shell/prefetch.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  await prefetch(queries.prefetchQuery(ownInfo(api)));
  return null;
}

export const handle: PageHandle = { meta: () => ({ title: pages.mine.title, noindex: true }) };

/** The personal centre: who I am, what I have, and the way to everything of mine (ROUTE-049, ROUTE-050). */
export function Component() {
  const { api } = useApp();
  const { data } = useQuery(ownInfo(api));
  const entries = useEntries();
  return (
    <MineFrame title={pages.mine.title}>
      <Card className="px-4 py-5 md:px-6">
        {data && (
          <>
            <Link href={paths.profile(data.userId)} className="flex items-center gap-4">
              <Avatar src={data.avatar} name={data.nickname} size={56} verified={data.isVerified === 1} />
              <span className="min-w-0">
                <span className="flex items-center gap-2">
                  <b className="truncate font-semibold text-lg">{data.nickname}</b>
                  <LevelMark level={data.level} />
                </span>
                <span className="block truncate text-text-muted">{data.signature}</span>
              </span>
            </Link>
            <div className="mt-5 flex justify-around">
              <Stat label={text.follows} value={data.followCount} href={paths.follows(data.userId)} />
              <Stat label={text.fans} value={data.fansCount} href={paths.fans(data.userId)} />
              <Stat label={text.liked} value={data.likedCount} />
              <Stat label={text.threads} value={data.threadCount} href={paths.profile(data.userId)} />
            </div>
          </>
        )}
      </Card>
      <Section title={text.entries}>
        {entries.map(({ href, label, icon }) => (
          <SettingRow
            key={href}
            href={href}
            label={
              <span className="flex items-center gap-3 [&_svg]:size-5 [&_svg]:stroke-[1.7] [&_svg]:text-text-muted">
                {icon}
                {label}
              </span>
            }
          />
        ))}
      </Section>
    </MineFrame>
  );
}
