import { StaffMark } from "@lenscape/ui/staff-mark";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { messageText as text } from "#copy/message-text.ts";
import { appOf, useApp } from "#lib/app.tsx";
import { isId } from "#lib/id.ts";
import type { PageHandle } from "#lib/page.ts";
import { PageError } from "#shell/loading/page-error.tsx";
import { Conversation } from "../components/conversation.tsx";
import { DialogMenu } from "../components/conversation-menu.tsx";
import { Inbox } from "../components/inbox.tsx";
import { dialogInfo } from "../queries.ts";

interface Data {
  dialogId: string;
  nickname: string;
}

/** Returns the dialog that `dialogId` names and who it is with; 404 when it is not mine (AMB-054). */
export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  const { api, queries } = appOf(args);
  const dialogId = new URL(args.request.url).searchParams.get("dialogId") ?? "";
  if (!isId(dialogId)) throw new Response(null, { status: 404, statusText: "Not Found" });
  const info = await queries.ensureQueryData(dialogInfo(api, dialogId));
  return { dialogId, nickname: info.user.nickname };
}

/** The menu of the dialog, in a phone's top bar. */
function Actions() {
  const { api } = useApp();
  const [search] = useSearchParams();
  const dialogId = search.get("dialogId") ?? "";
  const { data } = useQuery({ ...dialogInfo(api, dialogId), enabled: isId(dialogId) });
  return (
    data && (
      <>
        <StaffMark isStaff={data.user.isStaff} />
        <DialogMenu dialogId={dialogId} info={data} />
      </>
    )
  );
}

export const handle: PageHandle<Data> = {
  meta: ({ data }) => ({ title: data.nickname, noindex: true }),
  tabBar: false,
  Actions,
};

/** One dialog (ROUTE-053). */
export function Component() {
  const { dialogId, nickname } = useLoaderData<Data>();
  return (
    <Inbox dialogId={dialogId} nickname={nickname}>
      <Conversation key={dialogId} dialogId={dialogId} />
    </Inbox>
  );
}

export function ErrorBoundary() {
  return <PageError title={text.goneTitle} description={text.gone} />;
}
