import contract from "@lenscape/api/contract.gen.json" with { type: "json" };
import { operationTable } from "@lenscape/api/operations.gen";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROUP } from "../db/base.ts";
import { operations, resolveSchema, type Schema, smallestBody } from "../test/contract-fixtures.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { comment, moveTo, publish, resetRates } from "../test/thread-fixtures.ts";
import {
  COMMON_WORD,
  MARKED,
  makeVisibilityFixture,
  markerOf,
  type VisibilityFixture,
} from "../test/visibility-fixtures.ts";
import type { OperationId } from "./handler.ts";

const READERS = ["visitor", "member", "author", "operator"] as const;
type Reader = (typeof READERS)[number];
type Markers = Partial<Record<OperationId, string>>;

/** States that do not hide content: the content of a banned member and of a closed circle stays visible. */
const OPEN_STATES = ["member.banned", "circle.closed"];

const MEMBER = "member member.banned";
const COMMENTS = "comment reply under underReply";
const CIRCLE = "circle circle.closed";

/** Operations by the kinds that at least one reader must see in them. Other operations must not show these kinds. */
const SHOWN: [kinds: string, operations: string][] = [
  [
    MEMBER,
    `registrationList activitySignupList checkInRank consoleMemberList consoleMember invitationWelcome circleMembers
    circleApplyList dialogList dialogInfo blockList reportList pointsManageAccounts tippingList fansList followList
    hotUserListOfMember hotUserList userQuery otherInfoOfMember otherInfo`,
  ],
  ["member", "appealQueue consoleAuditList"],
  [`${MEMBER} thread`, "activityList activityDetail"],
  [`${MEMBER} model`, "deviceReviewList"],
  [`${MEMBER} topic`, "topicManageList topicInsight"],
  [`${MEMBER} circle thread`, "reportDetail"],
  [`${MEMBER} thread comment`, "commentLikeList"],
  [`${MEMBER} thread ${COMMENTS}`, "postNoticeList"],
  [`${MEMBER} ${CIRCLE}`, "groupCardList circleList circleDetail"],
  [`${MEMBER} ${CIRCLE} thread topic`, "searchSuggest"],
  [`${CIRCLE} thread ${COMMENTS} faq issue model`, "searchList"],
  [CIRCLE, "circleManageList circleMine"],
  ["circle", "filterCircle"],
  ["circle thread", "consoleThreadList reviewList"],
  ["circle thread topic", "threadHistory"],
  [
    "circle thread topic model",
    `todayFront editionManagePreview questionList questionQueue threadList threadHomeList threadListOfCircle
    threadListOfTopic threadListOfGroup threadDetail threadDetailV2 myThreads thumbupList favoriteList cherrypickList`,
  ],
  ["thread", "activityManageList editionManageList threadHot"],
  ["thread goods", "homeSpecshop"],
  ["thread model", "threadRelated"],
  ["thread model faq issue", "questionSimilar"],
  [`thread ${COMMENTS}`, "myPostList"],
  [COMMENTS, "postHistory postList"],
  ["reply underReply", "replyList"],
  ["topic", "topicList topicStatistics topicDetail topicMine"],
  ["group", "groupList groupDetail"],
  ["model", "deviceModels deviceList deviceDetail firmwareManageList questionMine"],
  ["issue", "suggestList feedbackList feedbackDetail feedbackStaffList"],
  ["faq", "faqList faqManageList"],
  ["goods", "shopGoodList goodsDetail goodsManageList goodsManageDetail"],
  ["prize", "prizeList"],
  ["task", "taskManageList taskDayList"],
  [
    "survey",
    `questionnaireManageList questionnaireManageDetail questionnaireList questionnaireDetail questionnaireResults`,
  ],
  ["announcement", "memberStart announcementMine announcementManageList"],
  ["banner", "bannerCarousel bannerManageList"],
  ["menu", "appMenu menuManageList"],
];

/** Hidden rows that some readers may see; `kind.*` stands for every hidden state of a kind. */
const EXCEPTIONS: { rule: string; readers: Reader[]; operations: Markers }[] = [
  {
    rule: "What belongs to a member is theirs alone (roles: NOT_MINE); a feedback report stays theirs after a merge.",
    readers: ["member"],
    operations: {
      addressList: "address.own",
      appealList: "appeal.own",
      prizeRecord: "claim.own",
      draftList: "draft.own",
      draftGet: "draft.own",
      feedbackList: "issue.own issue.merged",
      feedbackDetail: "issue.own issue.merged",
      orderList: "order.own",
      orderDetail: "order.own",
      dialogDetail: "message.own",
      searchHistory: "keyword.own",
      systemNoticeList: "notice.own",
    },
  },
  {
    rule: "Conversations, blocks, notices and sign-ups keep the name of a member who left: they are the reader's own records.",
    readers: ["member"],
    operations: {
      dialogList: "member.*",
      dialogInfo: "member.*",
      blockList: "member.*",
      postNoticeList: "member.*",
      activitySignupList: "member.*",
    },
  },
  {
    rule: "The likes that a comment received are its author's own record.",
    readers: ["author"],
    operations: { commentLikeList: "member.*" },
  },
  {
    rule: "API-045: authors see their comments, without the titles of threads that are gone.",
    readers: ["author"],
    operations: { myPostList: "under.* underReply.*" },
  },
  {
    rule: "HOLE-003: authors see their threads that wait, were refused or were taken down, with the reason.",
    readers: ["author"],
    operations: { heldThreadList: "thread.waiting thread.refused thread.removed" },
  },
  {
    rule: "Ruling 23 and Who may moderate: the author and those who can put content back read it and its history, until it is deleted.",
    readers: ["author", "operator"],
    operations: {
      threadDetailV2: "thread.waiting thread.refused thread.removed",
      threadHistory: "thread.waiting thread.refused thread.removed topic.hidden topic.merged version.own",
      postHistory:
        "comment.waiting comment.refused comment.removed reply.waiting reply.refused reply.removed commentVersion.own " +
        "under.waiting under.refused under.removed underReply.waiting underReply.refused underReply.removed",
    },
  },
  {
    rule: "A product that left the shelf answers 商品已下架 with its name (screens 4.2).",
    readers: [...READERS],
    operations: { goodsDetail: "goods.removed" },
  },
  {
    rule: "A published questionnaire that has not begun can be opened by its link (screens 4.12).",
    readers: ["member", "author", "operator"],
    operations: { questionnaireDetail: "survey.early" },
  },
  {
    rule: "Ruling 11: operators see in the console what they decide about.",
    readers: ["operator"],
    operations: {
      registrationList: "member.*",
      activitySignupList: "member.*",
      announcementManageList: "announcement.*",
      appealQueue: "appeal.own",
      prizeManageList: "claim.own",
      consoleDesk: "thread.waiting comment.waiting",
      consoleMemberList: "member.closed",
      consoleMember: "member.closed",
      consoleThreadList: "thread.*",
      deviceReviewList: "member.*",
      firmwareManageList: "model.hidden",
      feedbackDetail: "issue.own issue.merged",
      feedbackStaffList: "issue.own issue.merged",
      faqManageList: "faq.hidden",
      goodsManageList: "goods.*",
      goodsManageDetail: "goods.*",
      orderManageList: "order.own",
      topicManageList: "member.* topic.*",
      activityManageList: "thread.removed",
      taskManageList: "task.removed",
      bannerManageList: "banner.hidden",
      menuManageList: "menu.hidden",
      noteList: "note.own",
      circleApplyList: "member.*",
      reportList: "member.*",
      reportDetail: "member.* thread.*",
      reviewList: "thread.waiting comment.waiting reply.waiting",
      pointsManageAccounts: "member.closed member.pending member.refused",
      questionnaireManageList: "survey.*",
      questionnaireManageDetail: "survey.*",
      questionnaireResults: "survey.*",
    },
  },
];

/** Operations whose responses contain no marked text. */
const UNMARKED: [reason: string, operations: string][] = [
  [
    "the caller's own account, points and settings",
    `accountSessionList getInfo badgeList checkInInfo checkInCalendar feedbackSummary faqVotes invitationMine
    invitationList postMayDo userMayDo noticeSettings passkeyList pointsInfo pointsList pointsMonths levelInfo
    accountSecurity tippingInfo hotUserOwn ownInfo apiKeyList unreadNotification wxInfo goodsStanding activityMine`,
  ],
  [
    "settings and figures of the community",
    `consoleSiteAccess accessBlockList announcementManagePreview captchaImage consoleAccess consoleGroupList
    consoleSettings consoleFigures consoleHealth activityCounts appTab emojiList dictList siteInfo webhookList
    webhookDeliveryList consoleLook consoleMailList consoleMailStatus consoleMailTest moderationLog wordList
    pointsReconcile pointsManageLedger synonymList recoverWays wxWays goodsManageCodes floorManageList proposalList`,
  ],
  ["IDs and flags alone", "recommendHidden viewerState pollMine"],
  ["tasks of another type", "taskInfo taskMonthList taskStarterList taskWeekList"],
  [
    "free text of answers, files and sweeps",
    "questionnaireTexts questionnaireExport uploadList sweepPreview sweepList",
  ],
  [
    "a ceremony, or a service, that this server has not begun",
    "appealOpen oidcNewcomer loginSecondWays setupLook setupMailTest wxShareMiniProgram",
  ],
];

const markers = Object.entries(MARKED).flatMap(([kind, { states }]) =>
  Object.keys(states).map((state) => ({ kind, name: `${kind}.${state}`, text: markerOf(kind, state) })),
);
const isOpen = (name: string) => OPEN_STATES.includes(name) || name.endsWith(".shown");
const words = (list: string) => list.split(/\s+/);
const kindsShownBy = (id: OperationId) =>
  SHOWN.find(([, operations]) => words(operations).includes(id))?.[0] ?? "";

/** Returns the markers of a list of names. */
const markersNamed = (names: string) =>
  words(names).flatMap((name) => {
    if (!name.endsWith(".*")) return name === "" || name.includes(".") ? name : `${name}.shown`;
    const kind = name.slice(0, -2);
    return markers
      .filter((marker) => marker.kind === kind && !isOpen(marker.name))
      .map((marker) => marker.name);
  });

const sorted = (names: Iterable<string>) => [...new Set(names)].filter(Boolean).sort();

interface Parameter {
  $ref?: string;
  name: string;
  required?: boolean;
  schema?: { enum?: unknown[] };
}

/** Reading operations: every GET, and the POSTs without changes. `live.test.ts` covers streams. */
const reading = [...operations.values()]
  .filter(({ operationId: id, ...operation }) => {
    const { method, envelope } = operationTable[id];
    const { "x-changes": changes } = operation as { "x-changes"?: string[] };
    return envelope !== "stream" && (method === "get" || changes?.length === 0);
  })
  .map(({ operationId }) => operationId);

const named = contract.components.parameters as Record<string, Parameter>;
const parametersOf = (id: OperationId) =>
  ((operations.get(id)!.parameters ?? []) as Parameter[]).map((parameter) =>
    parameter.$ref ? named[parameter.$ref.split("/").pop()!]! : parameter,
  );

const PATH_IDS: Partial<Record<OperationId, string>> = { circleDetail: "circleId", groupDetail: "groupId" };
const VALUES: Record<string, string[]> = {
  keyWord: [COMMON_WORD],
  title: [COMMON_WORD],
  dictType: ["report_reason"],
  questionId: ["q1"],
};

let server: TestServer;
let fixture: VisibilityFixture;

beforeAll(async () => {
  server = await startServer();
  fixture = await makeVisibilityFixture(server);
});
afterAll(() => server?.close());

/** Returns the tested values of a parameter. The first one is used while other parameters vary. */
const valuesOf = (id: OperationId, { name, schema }: Parameter): string[] =>
  VALUES[name] ?? fixture.ids[PATH_IDS[id] ?? name] ?? schema?.enum?.map(String) ?? [];

interface Call {
  query: Record<string, string>;
  body: object | undefined;
}

/** Lists the calls of an operation: with its required parameters, and with each value of each parameter. */
function callsOf(id: OperationId): Call[] {
  const parameters = parametersOf(id);
  const first = parameters.filter(({ required }) => required).map((one) => [one.name, valuesOf(id, one)[0]!]);
  const query: Record<string, string> = {
    ...Object.fromEntries(first),
    ...(parameters.some(({ name }) => name === "pageSize") && { pageSize: "100" }),
  };
  const body = smallestBody(id);
  const schema = operations.get(id)!.requestBody?.content["application/json"]?.schema as Schema | undefined;
  const members = Object.keys((schema && resolveSchema(schema).properties) ?? {});
  return [
    { query, body },
    ...parameters
      .filter(({ name }) => !name.startsWith("page"))
      .flatMap((one) => valuesOf(id, one).map((value) => ({ query: { ...query, [one.name]: value }, body }))),
    ...members.flatMap((name) =>
      (fixture.ids[name] ?? []).map((value) => ({ query, body: { ...body, [name]: value } })),
    ),
  ];
}

async function read(
  server: TestServer,
  id: OperationId,
  { query, body }: Call,
  token: string | undefined,
): Promise<string> {
  const { method, path } = operationTable[id];
  const rest = new URLSearchParams(query);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    rest.delete(name);
    return query[name]!;
  });
  const url = `${address}?${rest}`;
  return JSON.stringify(await (method === "get" ? server.get(url, token) : server.post(url, body, token)));
}

describe("no response contains hidden rows", () => {
  test.each(reading)("%s", async (id) => {
    const seen = new Set<string>();
    const hidden: Partial<Record<Reader, string[]>> = {};
    for (const reader of READERS) {
      const token = reader === "visitor" ? undefined : fixture.tokens[reader];
      const names = [];
      for (const call of callsOf(id)) {
        const answer = await read(server, id, call, token);
        names.push(...markers.filter(({ text }) => answer.includes(text)).map(({ name }) => name));
      }
      for (const name of names) if (isOpen(name)) seen.add(name);
      hidden[reader] = sorted(names.filter((name) => !isOpen(name)));
    }
    const allowed = (reader: Reader) =>
      EXCEPTIONS.filter(({ readers, operations }) => readers.includes(reader) && operations[id]).flatMap(
        ({ operations }) => markersNamed(operations[id]!),
      );
    expect({ shown: sorted(seen), hidden }).toEqual({
      shown: sorted(markersNamed(kindsShownBy(id))),
      hidden: Object.fromEntries(READERS.map((reader) => [reader, sorted(allowed(reader))])),
    });
  });
});

test("every operation that reads is in the matrix", () => {
  const marked = EXCEPTIONS.flatMap(({ operations }) => Object.keys(operations));
  const listed = [...SHOWN, ...UNMARKED].flatMap(([, operations]) => words(operations));
  expect(sorted([...marked, ...listed])).toEqual(sorted(reading));
});

interface Member {
  token: string;
  userId: string;
}

/** Reads the unread counts of a member, and counts them from the lists. */
async function unreadOf(server: TestServer, { token, userId }: Member) {
  const counts = await server.post("/api/notice/unreadnotification", { tick: 5 }, token);
  const page = "pageSize=100";
  const dialogs = (await server.get(`/api/notice/dialog/list?${page}`, token)).rows;
  const received = [];
  for (const { id } of dialogs) {
    const { rows } = await server.get(`/api/notice/dialog/detail?dialogId=${id}&${page}`, token);
    received.push(...rows.filter((row) => row.userId !== userId && row.isRecalled === 0));
  }
  const [notices, systems] = await Promise.all(
    ["posts", "system"].map(
      async (kind) => (await server.get(`/api/notice/${kind}/list?${page}`, token)).rows,
    ),
  );
  const unread = (rows: { isRead: 0 | 1 }[]) => rows.filter(({ isRead }) => isRead === 0).length;
  return {
    counted: [
      counts.data.dialogNotifications,
      counts.data.unreadNotifications,
      counts.data.systemNotifications,
    ],
    inDialogs: dialogs.reduce((sum, { unreadCount }) => sum + unreadCount, 0),
    listed: [received.length, unread(notices!), unread(systems!)],
  };
}

describe("unread counts match the lists", () => {
  let server: TestServer;
  let writer: Member;
  let reader: Member;

  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server?.close());
  beforeEach(() => resetRates(server));
  const send = async (content: string) =>
    (await server.post("/api/notice/dialog/send", { toUserId: reader.userId, content }, writer.token)).data;
  const recall = (messageId: string) => server.post("/api/bbs/dialog/recall", { messageId }, writer.token);
  const remove = (dialogId: string, messageId?: string) =>
    server.post("/api/notice/dialog/delete", { dialogId, messageId }, reader.token);
  /** Compares the counts with the lists. The number of system notices is arbitrary, because of points and badges. */
  async function expectUnread(dialogs: number, notices: number) {
    const { counted, inDialogs, listed } = await unreadOf(server, reader);
    const systems = counted[2];
    expect({ counted, inDialogs, listed }).toEqual({
      counted: [dialogs, notices, systems],
      inDialogs: dialogs,
      listed: [dialogs, notices, systems],
    });
  }

  test("API-105 after a message is recalled or deleted, or both in either order", async () => {
    [writer, reader] = [await server.member("messenger"), await server.member("addressee")];
    await server.post("/api/bbs/user/follow/add", { toUserId: writer.userId }, reader.token);
    const [first, second, third, fourth] = [
      await send("一"),
      await send("二"),
      await send("三"),
      await send("四"),
    ];
    await expectUnread(4, 0);
    await recall(first.id);
    await expectUnread(3, 0);
    await remove(first.dialogId, first.id);
    await expectUnread(3, 0);
    await remove(first.dialogId, second.id);
    await expectUnread(2, 0);
    await recall(second.id);
    await expectUnread(2, 0);
    await server.post(
      "/api/bbs/dialog/read",
      { dialogId: third.dialogId, messageId: third.id },
      reader.token,
    );
    await recall(third.id);
    expect((await unreadOf(server, reader)).counted).toEqual([1, 0, 0]);
    await remove(fourth.dialogId);
    await expectUnread(0, 0);
  });

  test("API-103 after the target of a notice is deleted or removed", async () => {
    [writer, reader] = [await server.member("commentator"), await server.member("essayist")];
    const operator = await server.member("operator");
    await moveTo(server, operator.userId, GROUP.admin);
    const threadId = await publish(server, reader.token);
    const { id: postId } = await comment(server, writer.token, threadId);
    await server.post("/api/thread/thumbup", { threadId }, writer.token);
    await expectUnread(0, 2);
    await server.post("/api/thread/delpost", { postId, reason: "离题" }, operator.token);
    await expectUnread(0, 2);
    await server.post(
      "/api/thread/undershelf",
      { threadId, value: 1, reason: "离题" },
      fixture.tokens.operator,
    );
    await expectUnread(0, 2);
  });

  test("a block suppresses later notices and messages in both directions", async () => {
    [writer, reader] = [await server.member("blockwriter"), await server.member("blockreader")];
    const threadId = await publish(server, reader.token);
    const { id: postId } = await comment(server, reader.token, threadId);
    await send("之前");
    await expectUnread(1, 0);
    for (const blocker of [reader, writer]) {
      const other = blocker === reader ? writer : reader;
      await server.post("/api/bbs/user/block/add", { toUserId: other.userId }, blocker.token);
      await resetRates(server);
      const { token } = writer;
      await comment(server, token, threadId);
      await publish(server, token, { friendList: [{ userId: reader.userId, nickname: "blockreader" }] });
      for (const [path, body] of [
        ["/api/thread/thumbup", { threadId }],
        ["/api/thread/thumbup", { postId }],
        ["/api/thread/favorite", { threadId, value: 1 }],
        ["/api/bbs/user/follow/add", { toUserId: reader.userId }],
        ["/api/notice/dialog/send", { toUserId: reader.userId, content: "之后" }],
      ] as const)
        await server.post(path, body, token);
      await expectUnread(1, 0);
      const named = [];
      for (const id of reading.filter((one) => operationTable[one].auth === "token")) {
        if ((await read(server, id, callsOf(id)[0]!, reader.token)).includes("blockwriter")) named.push(id);
      }
      expect(named.sort()).toEqual(blocker === reader ? ["blockList", "dialogList"] : ["dialogList"]);
      await server.post("/api/bbs/user/block/del", { toUserId: other.userId }, blocker.token);
    }
  });
});
