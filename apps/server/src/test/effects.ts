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

/** What answers show the rows of a table as; a call that writes the table changes at least one of them. */
const SHOWN_AS: Record<TableName, readonly Entity[]> = {
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

/** What a call writes without changing what anybody is shown of it. */
const UNSEEN: Partial<Record<OperationId, readonly TableName[]>> = {
  // A circle and a group are ordered by the heat of their threads, which no answer shows.
  threadAddPost: ["circles", "groups"],
  threadDelPost: ["circles", "groups"],
  threadThumbup: ["circles", "groups"],
  // Logging in starts with an empty cache.
  login: ["systemNotices"],
};

/** GETs that write what becomes true by looking: a badge that is due, one's invitation code. */
const WRITING_GETS: readonly OperationId[] = ["badgeList", "invitationMine"];

const tableOf = new Map(
  Object.entries(schema).flatMap(([key, part]) =>
    is(part, PgTable) ? [[getTableName(part) as string, key as TableName] as const] : [],
  ),
);

const written = new Map<OperationId, Set<TableName>>();
const current = new AsyncLocalStorage<OperationId>();

/** Each statement is judged once: a suite sends the same few thousand. */
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

function note(text: string) {
  const id = current.getStore();
  if (!id) return;
  const tables = written.get(id) ?? new Set();
  for (const table of tablesWritten(text)) tables.add(table);
  written.set(id, tables);
}

/** What an operation wrote that the contract does not say it changes. */
function unsaid(id: OperationId, tables: Set<TableName>) {
  const said: readonly Entity[] = id in changesOf ? changesOf[id as keyof typeof changesOf] : [];
  const shown = [...tables].filter((table) => SHOWN_AS[table].length > 0 && !UNSEEN[id]?.includes(table));
  return shown
    .filter((table) => !SHOWN_AS[table].some((entity) => said.includes(entity)))
    .map((table) => `${id} writes ${table}, shown as ${SHOWN_AS[table].join(" or ")}`);
}

/** The operation of a route, by what fastify calls it. */
const operationOf = new Map(operations.map(({ id, method, url }) => [`${method} /api${url}`, id]));

channel("tracing:fastify.request.handler:start").bindStore(current, (message) => {
  const { route } = message as { route: { method: string; url: string } };
  return operationOf.get(`${route.method} ${route.url}`);
});

const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [first] = args as [string | { text: string }];
  note(typeof first === "string" ? first : first.text);
  return query.apply(this, args);
} as typeof pg.Client.prototype.query;

/** Whatever the suite calls, a call writes only what the contract says it changes: the pages ask again by it. */
afterAll(() => {
  const calls = [...written].filter(([id]) => !WRITING_GETS.includes(id));
  written.clear();
  expect(calls.flatMap(([id, tables]) => unsaid(id, tables))).toEqual([]);
});
