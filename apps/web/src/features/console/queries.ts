import type { Api } from "@lenscape/api/client";
import type { QueryOf } from "@lenscape/api/types";
import { apiQuery } from "#lib/query.ts";

/** Rows of a page of a table. */
export const PAGE = 20;

/** Where the member may go in the console, and how much waits there. */
export const access = (api: Api) => ({ ...apiQuery(api, "consoleAccess", { silent: true }), staleTime: 0 });

type Filter<Id extends Parameters<typeof apiQuery>[1]> = Omit<QueryOf<Id>, "pageSize">;

const fresh = { staleTime: 0 } as const;

export const reports = (api: Api, query: Filter<"reportList">) => ({
  ...apiQuery(api, "reportList", { query: { ...query, pageSize: PAGE }, silent: true }),
  ...fresh,
});

export const report = (api: Api, caseId: string) => ({
  ...apiQuery(api, "reportDetail", { query: { caseId }, silent: true }),
  ...fresh,
});

export const reviews = (api: Api, query: Filter<"reviewList">) => ({
  ...apiQuery(api, "reviewList", { query: { ...query, pageSize: PAGE }, silent: true }),
  ...fresh,
});

export const proposals = (api: Api, pageNum: number) => ({
  ...apiQuery(api, "proposalList", { query: { pageNum, pageSize: PAGE }, silent: true }),
  ...fresh,
});

export const threads = (api: Api, query: Filter<"consoleThreadList">) => ({
  ...apiQuery(api, "consoleThreadList", { query: { ...query, pageSize: PAGE }, silent: true }),
  ...fresh,
});

export const members = (api: Api, query: Filter<"consoleMemberList">) => ({
  ...apiQuery(api, "consoleMemberList", { query: { ...query, pageSize: PAGE }, silent: true }),
  ...fresh,
});

export const member = (api: Api, userId: string) => ({
  ...apiQuery(api, "consoleMember", { query: { userId }, silent: true }),
  ...fresh,
});

export const userGroups = (api: Api) => apiQuery(api, "consoleGroupList", { silent: true });

export const words = (api: Api, query: Filter<"wordList">) => ({
  ...apiQuery(api, "wordList", { query: { ...query, pageSize: PAGE }, silent: true }),
  ...fresh,
});

export const auditLog = (api: Api, query: Filter<"consoleAuditList">) => ({
  ...apiQuery(api, "consoleAuditList", { query: { ...query, pageSize: PAGE }, silent: true }),
  ...fresh,
});

export const settings = (api: Api) => ({ ...apiQuery(api, "consoleSettings", { silent: true }), ...fresh });
