import { Card } from "@lenscape/ui/card";
import { PageBody } from "@lenscape/ui/page-body";
import { useSearchParams } from "react-router-dom";
import { Interactions } from "#features/notifications/components/interaction-list.tsx";
import { NotificationSettingsCard } from "#features/notifications/components/notification-settings-card.tsx";
import { SystemNotifications } from "#features/notifications/components/system-notifications.tsx";
import { notificationKinds } from "#features/notifications/queries.ts";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { MessageTabs } from "#shell/live/message-tabs.tsx";
import { ReadAllButton } from "#shell/live/read-all-button.tsx";
import { Inbox } from "../components/inbox.tsx";

export const handle: PageHandle = { meta: () => ({ title: pages.messages.title, noindex: true }) };

/** Page of private messages, interactions or system notifications, depending on `section` in the URL (ROUTE-052). */
export function Component() {
  const [search] = useSearchParams();
  const section = search.get("section");
  if (section !== "posts" && section !== "system") return <Inbox />;
  const kind = notificationKinds.find((value) => value === search.get("kind"));
  return (
    <PageBody className="md:pt-5" aside={<NotificationSettingsCard />}>
      <h1 className="sr-only md:hidden">{pages.messages.title}</h1>
      <Card className="peer overflow-clip max-md:rounded-none max-md:border-x-0 max-md:border-t-0">
        {/* Same header as the private messages, so that nothing moves between the sections. */}
        <header className="flex items-center justify-between gap-2 pt-3.5 pr-1 pb-1 pl-4 max-md:hidden">
          <h1 className="font-semibold text-head">{pages.messages.title}</h1>
          <ReadAllButton />
        </header>
        <div className="flex items-center justify-between max-xs:flex-wrap border-border border-b bg-surface px-1 max-md:sticky max-md:top-(--lens-size-navbar) max-md:z-2">
          <MessageTabs current={section} />
          <span className="max-xs:ml-auto md:hidden">
            <ReadAllButton />
          </span>
        </div>
        {section === "posts" ? <Interactions key={kind} kind={kind} /> : <SystemNotifications />}
      </Card>
      {/* Hidden while the list loads, because the list would push it down. */}
      <NotificationSettingsCard className="mt-2 md:hidden max-md:rounded-none max-md:border-x-0 peer-has-[[role=status][aria-busy=true]]:hidden" />
    </PageBody>
  );
}
