import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import type { ReactNode } from "react";
import { homeText as text } from "#copy/home.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { StayLinks } from "#shell/stay-link.tsx";
import { ThreadFeed } from "#shell/thread-feed.tsx";
import { feed, type HomeTab, homeTabs, isPersonal } from "./queries.ts";

/** The place in the feed where a phone shows the ranking. */
const STRIP_AFTER = 2;

const hrefOf = (tab: HomeTab) => paths.homeTab(tab === "recommend" ? undefined : tab);

const EMPTY: Partial<Record<HomeTab, string>> = { follow: text.followNothing, device: text.deviceNothing };

interface HomeFeedProps {
  tab: HomeTab;
  /** Shown between the rows. */
  strip: ReactNode;
}

/** The feed of the home page. Which tab is shown stands in the address, so that the way back leads to it. */
export function HomeFeed({ tab, strip }: HomeFeedProps) {
  const { api } = useApp();
  const { token } = useMember();
  return (
    <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <StayLinks>
        <LinkTabs
          aria-label={text.feed}
          className="border-border border-b px-1 md:px-3"
          items={homeTabs.map((name) => ({ href: hrefOf(name), label: text.tabs[name] }))}
          current={hrefOf(tab)}
        />
      </StayLinks>
      {isPersonal(tab) && !token ? (
        <EmptyState
          data-visitor
          title={tab === "device" ? text.loginForDevice : text.loginToFollow}
          description={tab === "device" ? text.deviceHint : text.loginHint}
          actionText={text.login}
          actionHref={paths.pclogin(hrefOf(tab))}
        />
      ) : (
        <ThreadFeed
          key={tab}
          query={feed(api, tab)}
          emptyText={EMPTY[tab] ?? text.nothing}
          insert={{ after: STRIP_AFTER, node: strip }}
        />
      )}
    </Card>
  );
}
