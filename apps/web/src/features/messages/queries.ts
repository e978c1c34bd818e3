import type { Api } from "@lenscape/api/client";
import { goesOn } from "@lenscape/api/paging";
import { keyOf } from "@lenscape/api/tanstack-query";
import type { Dialog, Message, Page } from "@lenscape/api/types";
import { type InfiniteData, infiniteQueryOptions } from "@tanstack/react-query";
import type { App } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { mergeTop } from "./message-ids.ts";

const CONVERSATIONS_SIZE = 20;
const MESSAGES_SIZE = 30;

type LoadedPages<Row> = InfiniteData<Page<Row>, string | undefined>;

/** A list with keyset pagination: each page is fetched by the ID that it ends before. */
interface Keyset<Row> {
  key: readonly unknown[];
  size: number;
  fetchPage: (beforeId: string | undefined, signal?: AbortSignal) => Promise<Page<Row>>;
  /** Returns the ID for pagination. */
  getId: (row: Row) => string;
  /** Returns the identity of a row. */
  getKey: (row: Row) => string;
}

const flattenPages = <Row>(pages: readonly Page<Row>[]) => pages.flatMap((page) => page.rows);

/** Creates the query options of a keyset list. `refetchFirstPage` updates its newest rows. */
const keysetQuery = <Row>({ key, fetchPage, getId }: Keyset<Row>) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: Page<Row>, all: Page<Row>[]) => {
      const oldest = last.rows.at(-1);
      return oldest && goesOn(last, flattenPages(all).length) ? getId(oldest) : undefined;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

const getConversationKeyset = (api: Api): Keyset<Dialog> => ({
  key: keyOf("dialogList"),
  size: CONVERSATIONS_SIZE,
  fetchPage: (beforeId, signal) =>
    api.call("dialogList", { query: { beforeId, pageSize: CONVERSATIONS_SIZE }, signal }),
  getId: (row) => row.message.id,
  getKey: (row) => row.id,
});

const getMessageKeyset = (api: Api, dialogId: string): Keyset<Message> => ({
  key: keyOf("dialogDetail", dialogId),
  size: MESSAGES_SIZE,
  fetchPage: (beforeId, signal) =>
    api.call("dialogDetail", { query: { dialogId, beforeId, pageSize: MESSAGES_SIZE }, signal }),
  getId: (row) => row.id,
  getKey: (row) => row.id,
});

/** Query of the member's conversations, latest message first. */
export const conversations = (api: Api) => keysetQuery(getConversationKeyset(api));

/** Query of the messages of a conversation, newest first. */
export const messages = (api: Api, dialogId: string) => keysetQuery(getMessageKeyset(api, dialogId));

/** Query of the other member of a conversation, with follow and block state. */
export const dialogInfo = (api: Api, dialogId: string) =>
  apiQuery(api, "dialogInfo", { query: { dialogId }, silent: true });

/** Refetches the first page of a loaded list and merges it with the loaded rows. Throws `ApiError`. */
async function refetchFirstPage<Row>({ queries, session }: App, keyset: Keyset<Row>): Promise<void> {
  if (!queries.getQueryData(keyset.key)) return;
  const token = session.token();
  const fresh = await keyset.fetchPage(undefined);
  if (session.token() !== token) return;
  queries.setQueryData<LoadedPages<Row>>(keyset.key, (data) => {
    if (!data) return data;
    const { getId, getKey, size } = keyset;
    const rows = mergeTop(fresh.rows, flattenPages(data.pages), {
      getId,
      getKey,
      full: fresh.rows.length >= size,
    });
    return { pages: [{ rows, total: fresh.total }], pageParams: [undefined] };
  });
}

/** Refetches the latest conversations. Ignores failures, because the next change repeats it. */
export const refreshConversations = (app: App): Promise<void> =>
  refetchFirstPage(app, getConversationKeyset(app.api)).catch(() => undefined);

/** Refetches the newest messages and the state of a conversation. Ignores failures, because the next change repeats it. */
export async function refreshMessages(app: App, dialogId: string): Promise<void> {
  await Promise.all([
    refetchFirstPage(app, getMessageKeyset(app.api, dialogId)).catch(() => undefined),
    app.queries.invalidateQueries({ queryKey: dialogInfo(app.api, dialogId).queryKey }),
  ]);
}

/** Updates the loaded messages of a conversation and their total. */
export function updateMessages(
  { queries, api }: App,
  dialogId: string,
  change: (rows: Message[]) => Message[],
): void {
  queries.setQueryData<LoadedPages<Message>>(getMessageKeyset(api, dialogId).key, (data) => {
    if (!data) return data;
    const before = flattenPages(data.pages);
    const rows = change(before);
    const total = (data.pages.at(-1)?.total ?? 0) + rows.length - before.length;
    return { pages: [{ rows, total }], pageParams: [undefined] };
  });
}

/** Updates the loaded conversations and their total. */
export function updateConversations({ queries, api }: App, change: (rows: Dialog[]) => Dialog[]): void {
  queries.setQueryData<LoadedPages<Dialog>>(getConversationKeyset(api).key, (data) => {
    if (!data) return data;
    const before = flattenPages(data.pages);
    const rows = change(before);
    const total = (data.pages.at(-1)?.total ?? 0) + rows.length - before.length;
    return { pages: [{ rows, total }], pageParams: [undefined] };
  });
}
