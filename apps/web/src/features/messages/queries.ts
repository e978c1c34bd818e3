import type { Api } from "@lenscape/api/client";
import { goesOn } from "@lenscape/api/paging";
import { keyOf } from "@lenscape/api/tanstack-query";
import type { Dialog, Message, Page } from "@lenscape/api/types";
import { type InfiniteData, infiniteQueryOptions } from "@tanstack/react-query";
import type { App } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { mergeTop } from "./message-ids.ts";

const DIALOGS = 20;
const MESSAGES = 30;

type Loaded<Row> = InfiniteData<Page<Row>, string | undefined>;

interface Keyset<Row> {
  key: readonly unknown[];
  size: number;
  fetchPage: (beforeId: string | undefined, signal?: AbortSignal) => Promise<Page<Row>>;
  /** The id a page is asked to end before. */
  idOf: (row: Row) => string;
  keyOf: (row: Row) => string;
}

const loadedRows = <Row>(pages: readonly Page<Row>[]) => pages.flatMap((page) => page.rows);

/** The query options of a list whose next page is what lies before the last row. Its top is renewed by `renewTop`. */
const keysetQuery = <Row>({ key, fetchPage, idOf }: Keyset<Row>) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: Page<Row>, all: Page<Row>[]) => {
      const oldest = last.rows.at(-1);
      return oldest && goesOn(last, loadedRows(all).length) ? idOf(oldest) : undefined;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

const dialogKeyset = (api: Api): Keyset<Dialog> => ({
  key: keyOf("dialogList"),
  size: DIALOGS,
  fetchPage: (beforeId, signal) => api.call("dialogList", { query: { beforeId, pageSize: DIALOGS }, signal }),
  idOf: (row) => row.message.id,
  keyOf: (row) => row.id,
});

const messageKeyset = (api: Api, dialogId: string): Keyset<Message> => ({
  key: keyOf("dialogDetail", dialogId),
  size: MESSAGES,
  fetchPage: (beforeId, signal) =>
    api.call("dialogDetail", { query: { dialogId, beforeId, pageSize: MESSAGES }, signal }),
  idOf: (row) => row.id,
  keyOf: (row) => row.id,
});

/** My dialogs, the liveliest first. */
export const dialogs = (api: Api) => keysetQuery(dialogKeyset(api));

/** The messages of a dialog, the newest first. */
export const messages = (api: Api, dialogId: string) => keysetQuery(messageKeyset(api, dialogId));

/** The other one of a dialog, and how we stand. */
export const dialogInfo = (api: Api, dialogId: string) =>
  apiQuery(api, "dialogInfo", { query: { dialogId }, silent: true });

/** Fetches the first page of a list that is loaded and puts it above the rest. Throws `ApiError`. */
async function renewTop<Row>({ queries, session }: App, keyset: Keyset<Row>): Promise<void> {
  if (!queries.getQueryData(keyset.key)) return;
  const token = session.token();
  const fresh = await keyset.fetchPage(undefined);
  if (session.token() !== token) return;
  queries.setQueryData<Loaded<Row>>(keyset.key, (data) => {
    if (!data) return data;
    const { idOf, keyOf, size } = keyset;
    const rows = mergeTop(fresh.rows, loadedRows(data.pages), {
      idOf,
      keyOf,
      full: fresh.rows.length >= size,
    });
    return { pages: [{ rows, total: fresh.total }], pageParams: [undefined] };
  });
}

/** Brings the top of the list of dialogs up to date. A failure is left to the next change. */
export const refreshDialogs = (app: App): Promise<void> =>
  renewTop(app, dialogKeyset(app.api)).catch(() => undefined);

/** Brings the newest messages of a dialog, and how we stand, up to date. A failure is left to the next change. */
export async function refreshMessages(app: App, dialogId: string): Promise<void> {
  await Promise.all([
    renewTop(app, messageKeyset(app.api, dialogId)).catch(() => undefined),
    app.queries.invalidateQueries({ queryKey: dialogInfo(app.api, dialogId).queryKey }),
  ]);
}

/** Changes the loaded messages of a dialog; the total follows what goes and comes. */
export function changeMessages(
  { queries, api }: App,
  dialogId: string,
  change: (rows: Message[]) => Message[],
): void {
  queries.setQueryData<Loaded<Message>>(messageKeyset(api, dialogId).key, (data) => {
    if (!data) return data;
    const before = loadedRows(data.pages);
    const rows = change(before);
    const total = (data.pages.at(-1)?.total ?? 0) + rows.length - before.length;
    return { pages: [{ rows, total }], pageParams: [undefined] };
  });
}

/** Changes the loaded dialogs. */
export function changeDialogs({ queries, api }: App, change: (rows: Dialog[]) => Dialog[]): void {
  queries.setQueryData<Loaded<Dialog>>(dialogKeyset(api).key, (data) => {
    if (!data) return data;
    const before = loadedRows(data.pages);
    const rows = change(before);
    const total = (data.pages.at(-1)?.total ?? 0) + rows.length - before.length;
    return { pages: [{ rows, total }], pageParams: [undefined] };
  });
}
