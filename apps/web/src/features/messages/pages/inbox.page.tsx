import { StaffMark } from "@lenscape/ui/staff-mark";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { getApp, useApp } from "#lib/app.tsx";
import { isId } from "#lib/id.ts";
import type { PageHandle } from "#lib/page.ts";
import { PageError } from "#shell/loading/page-error.tsx";
import { Conversation } from "../components/conversation.tsx";
import { ConversationMenu } from "../components/conversation-menu.tsx";
import { Inbox } from "../components/inbox.tsx";
import { dialogInfo } from "../queries.ts";
import { messageText as text } from "../text.ts";

interface Data {
  dialogId: string;
  nickname: string;
}

/** Returns the conversation in the URL and the other member's name. Responds 404 for one of other members (AMB-054). */
export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  const { api, queries } = getApp(args);
  const dialogId = new URL(args.request.url).searchParams.get("dialogId") ?? "";
  if (!isId(dialogId)) throw new Response(null, { status: 404, statusText: "Not Found" });
  const info = await queries.ensureQueryData(dialogInfo(api, dialogId));
  return { dialogId, nickname: info.user.nickname };
}

/** Menu of the conversation, in the top bar of phones. */
function Actions() {
  const { api } = useApp();
  const [search] = useSearchParams();
  const dialogId = search.get("dialogId") ?? "";
  const { data } = useQuery({ ...dialogInfo(api, dialogId), enabled: isId(dialogId) });
  return (
    data && (
      <>
        <StaffMark isStaff={data.user.isStaff} />
        <ConversationMenu dialogId={dialogId} info={data} />
      </>
    )
  );
}

export const handle: PageHandle<Data> = {
  meta: ({ data }) => ({ title: data.nickname, noindex: true }),
  tabBar: false,
  Actions,
};

/** Page of a conversation (ROUTE-053). */
export function Component() {
  const { dialogId, nickname } = useLoaderData<Data>();
  return (
    <Inbox dialogId={dialogId} nickname={nickname}>
      <Conversation key={dialogId} dialogId={dialogId} />
    </Inbox>
  );
}

export function ErrorBoundary() {
  return <PageError title={text.notFoundTitle} description={text.notFoundHint} />;
}
