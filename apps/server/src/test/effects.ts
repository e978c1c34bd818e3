import { AsyncLocalStorage } from "node:async_hooks";
import { channel } from "node:diagnostics_channel";
import { changesOf, type Entity } from "@lenscape/api/effects.gen";
import type { OperationId } from "@lenscape/api/types";
import { getTableName, is, type Table } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { afterAll, expect } from "vitest";
import { operations } from "../contract/operations.ts";
import * as schema from "../db/schema/index.ts";

type Schema = typeof schema;
type TableName = { [K in keyof Schema]: Schema[K] extends Table ? K : never }[keyof Schema];

/** Entities that show the rows of a table. A call that writes the table must change at least one of them. */
const ENTITIES: Record<TableName, readonly Entity[]> = {
  accessBlocks: ["AccessBlock"],
  registrations: ["Registration"],
  activities: ["Activity"],
  activitySignups: ["Activity"],
  accountTokens: [],
  addresses: ["Address"],
  apiKeys: ["ApiKey"],
  webhooks: ["Webhook"],
  webhookDeliveries: ["WebhookDelivery", "Webhook"],
  announcements: ["Announcement"],
  answerVotes: ["Question"],
  appTabs: ["Menu"],
  appeals: ["Appeal"],
  auditLog: [],
  badgeOwners: [],
  banners: ["Banner"],
  blocks: ["Block"],
  captchas: [],
  checkInDays: ["CheckIn"],
  checkInMembers: ["CheckIn"],
  checkIns: ["CheckIn"],
  circleActiveUsers: [],
  circleApplications: ["CircleApply"],
  circleDenials: ["Circle"],
  circleMembers: ["JoinedCircle", "Circle"],
  circleModerators: ["Circle"],
  circles: ["Circle"],
  dailyFigures: [],
  deviceModels: ["Device"],
  devices: ["Device"],
  dialogMembers: ["Dialog"],
  dialogs: ["Dialog"],
  dictItems: [],
  drafts: ["Draft"],
  emojis: [],
  expEntries: ["Level"],
  exportTickets: ["Export"],
  faqVotes: ["FaqVote"],
  faqs: ["Faq"],
  feedbackDays: [],
  feedbackMeToos: ["Feedback"],
  feedbackReplies: ["Feedback"],
  feedbacks: ["Feedback"],
  figureSheets: [],
  floorItems: ["Floor"],
  floors: ["Floor"],
  follows: ["Member"],
  frontEditions: ["Edition"],
  goods: ["Goods"],
  goodsCodes: ["Goods", "Order"],
  goodsRestocks: ["Goods"],
  goodsTakings: [],
  groups: ["Group"],
  hiddenThreads: ["HiddenThread"],
  hotThreads: [],
  importedRows: [],
  invitationDays: ["Invitation"],
  invitations: ["Invitation"],
  jobRuns: [],
  linkCards: [],
  loginTickets: [],
  mailAddresses: ["Security"],
  mails: ["Mail", "Notice"],
  memberNotes: ["MemberNote"],
  menuItems: ["Menu"],
  messageReports: ["Report"],
  messages: ["Message"],
  noticeGroups: ["Notice"],
  noticeSettings: ["NoticeSettings"],
  notifications: ["Notice"],
  outbox: [],
  oidcIdentities: ["Binding"],
  oidcTickets: [],
  oidcVisits: [],
  orders: ["Order"],
  passkeyChallenges: [],
  passkeySteps: ["Security"],
  passkeys: ["Security"],
  phones: ["Binding"],
  pointAccounts: ["Points"],
  pointEntries: ["Points"],
  pollOptions: ["Poll"],
  pollVotes: ["Poll"],
  polls: ["Poll"],
  questionAcceptances: ["Question"],
  questionHelps: ["Question"],
  questions: ["Question"],
  postLikes: ["Post"],
  postVersions: ["Post"],
  posts: ["Post"],
  prizeClaims: ["Prize"],
  prizes: ["Prize"],
  proposals: ["Proposal"],
  rateCounters: [],
  recoveryCodes: ["Security"],
  reportCases: ["Report"],
  resumableUploads: [],
  reports: ["Report"],
  reviewBatches: ["Review"],
  searchBackfill: [],
  searchDocuments: [],
  searchHistory: ["Keyword"],
  searchQueue: [],
  searchRescans: [],
  searchSynonyms: ["Synonym"],
  searchVocabulary: [],
  sensitiveWords: ["Word"],
  sessions: ["Session"],
  siteCounters: [],
  siteFlags: ["Site"],
  smsCodes: ["SmsCode", "Binding"],
  surveyAnswers: ["Survey"],
  surveys: ["Survey"],
  systemNotices: ["Notice"],
  taskEvents: [],
  taskProgress: ["Task"],
  tasks: ["Task"],
  textPrints: [],
  sweeps: ["Sweep"],
  threadFavorites: ["Thread"],
  threadHighlights: ["Thread"],
  threadLikes: ["Thread"],
  threadMentions: [],
  threadShares: ["Thread"],
  threadSortKeys: [],
  threadTippers: ["Tip"],
  threadTips: ["Tip"],
  threadTopics: [],
  threadVersions: ["Thread"],
  threads: ["Thread"],
  topicActiveUsers: [],
  topicFollows: ["FollowedTopic", "Topic"],
  topics: ["Topic"],
  totpSecrets: ["Security"],
  unreadCounts: [],
  uploadBackfill: [],
  uploadTotals: [],
  uploadUses: [],
  uploads: [],
  userBadges: ["Badge"],
  userGroups: ["Member"],
  users: ["Member", "Viewer", "Level", "Session"],
  wxAccounts: ["Binding"],
  wxStates: [],
  wxTokens: [],
};

/** Tables that a call writes without a visible change. */
const INVISIBLE_WRITES: Partial<Record<OperationId, readonly TableName[]>> = {
  // Circles and groups are sorted by the heat of their threads, which no response shows.
  threadAddPost: ["circles", "groups"],
  threadDelPost: ["circles", "groups"],
  threadThumbup: ["circles", "groups"],
  // A client starts with an empty cache after login.
  login: ["systemNotices"],
};

/** GET operations that write on read: due badges, and the member's invitation code. */
const WRITING_GETS: readonly OperationId[] = ["badgeList", "invitationMine"];

const tableOf = new Map(
  Object.entries(schema).flatMap(([key, part]) =>
    is(part, PgTable) ? [[getTableName(part) as string, key as TableName] as const] : [],
  ),
);

const writtenTables = new Map<OperationId, Set<TableName>>();
const current = new AsyncLocalStorage<OperationId>();

/** Cache of written tables by statement, because a suite repeats a few thousand statements. */
const tablesOf = new Map<string, readonly TableName[]>();
function tablesWritten(text: string): readonly TableName[] {
  let tables = tablesOf.get(text);
  if (!tables) {
    const names = [...text.matchAll(/\b(?:insert into|update|delete from)\s+"?([a-z_]+)/gi)];
    tables = names.flatMap(([, name]) => tableOf.get(name as string) ?? []);
    tablesOf.set(text, tables);
  }
  return tables;
}

function recordWrite(text: string) {
  const id = current.getStore();
  if (!id) return;
  const tables = writtenTables.get(id) ?? new Set();
  for (const table of tablesWritten(text)) tables.add(table);
  writtenTables.set(id, tables);
}

/** Returns the tables that an operation wrote without a change in the contract. */
function findUndeclared(id: OperationId, tables: Set<TableName>) {
  const declared: readonly Entity[] = id in changesOf ? changesOf[id as keyof typeof changesOf] : [];
  const visibleTables = [...tables].filter(
    (table) => ENTITIES[table].length > 0 && !INVISIBLE_WRITES[id]?.includes(table),
  );
  return visibleTables
    .filter((table) => !ENTITIES[table].some((entity) => declared.includes(entity)))
    .map((table) => `${id} writes ${table}, shown as ${ENTITIES[table].join(" or ")}`);
}

/** Operation IDs by method and URL. */
const operationOf = new Map(operations.map(({ id, method, url }) => [`${method} /api${url}`, id]));

channel("tracing:fastify.request.handler:start").bindStore(current, (message) => {
  const { route } = message as { route: { method: string; url: string } };
  return operationOf.get(`${route.method} ${route.url}`);
});

const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [first] = args as [string | { text: string }];
  recordWrite(typeof first === "string" ? first : first.text);
  return query.apply(this, args);
} as typeof pg.Client.prototype.query;

/**
 * Checks for all calls of the suite that they write only declared entities, because pages refetch by that
 * declaration.
 */
afterAll(() => {
  const calls = [...writtenTables].filter(([id]) => !WRITING_GETS.includes(id));
  writtenTables.clear();
  expect(calls.flatMap(([id, tables]) => findUndeclared(id, tables))).toEqual([]);
});
