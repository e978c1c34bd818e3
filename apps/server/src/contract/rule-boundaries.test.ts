import { operationTable } from "@lenscape/api/operations.gen";
import { PASSWORD_LENGTH } from "@lenscape/passwords/length";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addDays } from "../core/days.ts";
import { LEVEL_FROM } from "../core/level.ts";
import { rowsOf } from "../core/sql.ts";
import { createClock } from "../core/time.ts";
import { GROUP } from "../db/base.ts";
import type { Db } from "../db/client.ts";
import { deviceModels, devices, prizeClaims, prizes, surveys } from "../db/schema/index.ts";
import { eraseSignups } from "../modules/content/activity/erase-signups.ts";
import { POLL } from "../modules/content/poll/poll.rules.ts";
import { followUpQuestions } from "../modules/content/question/question.job.ts";
import { sendCheckInReminders } from "../modules/rewards/checkin/checkin.job.ts";
import { completeSentOrders } from "../modules/rewards/mall/complete-orders.ts";
import { ORDER } from "../modules/rewards/mall/mall.rules.ts";
import { policy } from "../policy.ts";
import { makeOrganiser, publishActivity, signUp } from "../test/activity-fixtures.ts";
import { textOfLength } from "../test/contract-fixtures.ts";
import { exchange, grantPoints, makeGoods, saveAddress, type Who } from "../test/mall-fixtures.ts";
import { type Answer, startServer, type TestServer } from "../test/support.ts";
import { comment, longText, makeCircle, moveTo, publish, resetRates } from "../test/thread-fixtures.ts";
import type { OperationId } from "./handler.ts";

const PASSWORD = "Lenscape2026";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let serial = 0;
const unique = () => `u${(serial++).toString(36).padStart(3, "0")}`;

describe("rules beyond the schemas", () => {
  /** Time at which a case is prepared: a whole second, like times on the wire. */
  const BASE = Math.ceil(Date.now() / DAY) * DAY;
  const clock = createClock("Asia/Shanghai");
  let author: Who;
  let guest: Who;
  let staff: Who;
  let server: TestServer;

  const act = (id: OperationId, body: object, who?: Who) =>
    server.post(operationTable[id].path, body, who?.token);
  const wallAt = (ms: number) => clock.format(new Date(BASE + ms));
  const setColumn = (table: string, column: string, id: string, value: unknown) =>
    server.db.execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value} where id = ${id}::bigint`,
    );
  const setTime = (table: string, column: string, id: string, ms = 0) =>
    setColumn(table, column, id, new Date(BASE + ms).toISOString());

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(BASE);
    server = await startServer();
    author = await makeOrganiser(server, "author");
    guest = await server.member("guest");
    staff = await server.member("staff");
    await moveTo(server, staff.userId, GROUP.admin);
    await makeCircle(server, "1");
    await server.db.insert(deviceModels).values({ id: "9001", name: "Test One", variant: "黑" });
  });
  beforeEach(async () => {
    vi.setSystemTime(BASE);
    await resetRates(server);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await server.close();
  });

  const account = (more: object) => ({ username: unique(), password: PASSWORD, ...more });
  const mixedLetters = (count: number) => "k7#Rw2~Qz9!m".repeat(6).slice(0, count);
  const poll = (options: string[]) => ({ options, maxChoices: 1, days: 1 });
  const submitted = async () => ({ id: (await act("feedbackSubmit", feedback(), author)).data.id });
  const toThread = async () => ({ threadId: await publish(server, author.token) });
  const letters = (count: number) => unique().padStart(count, "x").slice(-count);
  const article = () => ({
    threadClassify: 1,
    circleId: "1",
    title: `走了一个秋天${unique()}`,
    content: longText,
  });
  const moment = () => ({ threadClassify: 0, content: longText + unique() });
  const addressBody = () => ({
    name: "云野",
    tel: "13800008000",
    areaCode: "330106",
    addressDetail: "湖滨路 18 号",
  });
  const feedback = () => ({
    kind: 1,
    title: `想要新的手势${unique()}`,
    content: `不同场景想用不同的手势${unique()}`,
  });
  const commented = async () => ({
    postId: (await comment(server, author.token, await publish(server, author.token))).id,
    revision: 1,
  });
  const draft = () => ({
    ...{ draftId: unique().padEnd(32, "0"), revision: 0, threadClassify: 0, title: "", content: "" },
  });
  const { titleMin, titleMax, contentMin, dynamicMax, commentMax, placeMax, topicMax } = policy.thread;

  /** Limits that a handler checks after trimming or in the text without HTML. */
  const narrower: [
    OperationId,
    field: string,
    { min?: number; max?: number },
    refusal: RegExp,
    body: () => object | Promise<object>,
    value?: (count: number) => unknown,
  ][] = [
    ["register", "username", policy.username, /^账户长度/, () => account({ nickname: unique() }), letters],
    ["register", "nickname", policy.nickname, /^昵称长度/, () => account({ username: unique() }), letters],
    [
      "register",
      "password",
      PASSWORD_LENGTH,
      /^密码长度/,
      () => account({ username: unique() }),
      mixedLetters,
    ],
    ["addressAdd", "name", { max: policy.address.nameMax }, /^收货人姓名/, addressBody],
    ["addressAdd", "addressDetail", policy.address.detail, /^详细地址/, addressBody],
    ["feedbackSubmit", "title", policy.feedback.title, /^标题/, feedback],
    ["feedbackSubmit", "content", policy.feedback.description, /^请描述问题|^描述不能/, feedback],
    ["feedbackSubmit", "steps", { max: policy.feedback.description.max }, /^描述不能/, feedback],
    ["feedbackReply", "content", { ...policy.feedback.description, min: 1 }, /^请填写内容/, submitted],
    ["threadCreate", "title", { min: titleMin, max: titleMax }, /^标题/, article],
    ["threadCreate", "content", { min: contentMin }, /^内容不少于/, article],
    ["threadCreate", "content", { max: dynamicMax }, /^动态不能/, moment],
    ["threadCreate", "location", { max: placeMax }, /^地点/, moment, (n) => ({ name: textOfLength(n) })],
    [
      "threadCreate",
      "topicList",
      { min: 1, max: topicMax },
      /^话题/,
      moment,
      (n) => [{ content: "字".repeat(n) }],
    ],
    [
      "threadCreate",
      "poll",
      { min: POLL.optionsMin, max: POLL.optionsMax },
      /^投票/,
      moment,
      (n) => poll(Array.from({ length: n }, unique)),
    ],
    [
      "threadCreate",
      "poll",
      { max: POLL.optionLength },
      /^投票选项不能超过/,
      moment,
      (n) => poll(["好", textOfLength(n)]),
    ],
    ["threadAddPost", "content", { min: 1, max: commentMax }, /^内容不能为空|^评论不能/, toThread],
    ["postEdit", "content", { min: 1, max: commentMax }, /^内容不能为空|^评论不能/, commented],
    [
      "draftSave",
      "form",
      { max: policy.draft.formChars },
      /^草稿内容太多/,
      draft,
      (n) => ({ a: "x".repeat(n - 8) }),
    ],
  ];
  const sides = narrower.flatMap(([id, field, { min, max }, refusal, body, value = textOfLength]) => {
    const rule = { id, field, refusal, body, value };
    return [
      ...(min === undefined ? [] : [{ ...rule, bound: "least", allowed: min, refused: min - 1 }]),
      ...(max === undefined ? [] : [{ ...rule, bound: "most", allowed: max, refused: max + 1 }]),
    ];
  });
  test.each(sides)("API-010 $id, $field: at $bound $allowed", async (side) => {
    const { id, field, refusal, body, value, allowed, refused } = side;
    const send = async (count: number) => {
      await resetRates(server);
      return act(id, { ...(await body()), [field]: value(count) }, author);
    };
    expect(await send(refused)).toMatchObject({ code: 400, msg: expect.stringMatching(refusal) });
    expect(await send(allowed)).toMatchObject({ code: 200 });
  });

  /** Last allowed and first refused time of an action, in milliseconds from `BASE`; `prepare` returns the action. */
  interface Timed {
    allowed: number;
    refused: number;
    refusal: object;
    prepare: () => Promise<() => Promise<Answer>>;
  }
  const { commentEdits } = policy.thread;
  const goodsAt = (row: object) => async () => {
    const goodsId = await makeGoods(server, { type: 2, ...row });
    await grantPoints(server, guest.userId, 100);
    return () => exchange(server, guest, { goodsId });
  };
  const surveyAt = (start: number, end: number) => async () => {
    const question = {
      id: "q1",
      type: "rating" as const,
      title: "顺手吗",
      required: true,
      options: [],
      min: 0,
      max: 0,
    };
    const [survey] = await server.db
      .insert(surveys)
      .values({
        ...{ title: "说说感受", questions: [{ ...question, hint: "" }] },
        ...{ startAt: new Date(BASE + start), endAt: new Date(BASE + end) },
      })
      .returning({ surveyId: surveys.id });
    return () => act("questionnaireSubmit", { ...survey, answers: [{ questionId: "q1", score: 5 }] }, guest);
  };
  const times = { startAt: 3 * HOUR, endAt: 5 * HOUR, signStartAt: HOUR, signEndAt: 2 * HOUR };
  const activityAt = () =>
    publishActivity(
      server,
      author.token,
      Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, wallAt(ms)])),
    );
  const signUpAt = async () => {
    const id = await activityAt();
    return () => signUp(server, guest.token, id);
  };
  const signedUp = async () => {
    const activityId = await activityAt();
    vi.setSystemTime(BASE + times.signStartAt);
    await signUp(server, guest.token, activityId);
    const { data } = await server.get(
      `${operationTable.activityMine.path}?activityId=${activityId}`,
      guest.token,
    );
    return { activityId, code: data.signup.code };
  };
  const checkInAt = async () => {
    const signup = await signedUp();
    return () => act("activityCheckIn", signup, author);
  };
  const doors = times.startAt - policy.activity.doorsOpenMinutes * MINUTE;
  const pollAt = async () => {
    const threadId = await publish(server, author.token, {
      poll: { options: ["山", "海"], maxChoices: 1, days: 1 },
    });
    await setTime("threads", "posted_at", threadId);
    const { data } = await server.get(`/api/without/thread/detail?threadId=${threadId}`);
    const optionIds = [data.poll.options[0].id];
    return () => act("pollVote", { threadId, optionIds }, guest);
  };
  const publishUntil = async () => async () =>
    act(
      "threadCreate",
      {
        ...{ threadClassify: 2, title: "城北林场夜拍", content: longText },
        activity: {
          ...{
            startAt: wallAt(-2 * HOUR),
            endAt: wallAt(HOUR),
            signStartAt: wallAt(-4 * HOUR),
            signEndAt: wallAt(-HOUR),
          },
          ...{ location: { name: "城北林场东门", address: "地铁 4 号线终点" } },
        },
      },
      author,
    );
  const member = async () => {
    const username = unique();
    return { username, ...(await server.member(username)) };
  };
  const timed: Record<string, Timed> = {
    "editing a comment": {
      allowed: commentEdits.hours * HOUR - 1,
      refused: commentEdits.hours * HOUR,
      refusal: { code: 400, msg: "评论发表 24 小时内可以编辑，这条已经过了" },
      prepare: async () => {
        const post = await commented();
        await setTime("posts", "created_at", post.postId);
        return () => act("postEdit", { ...post, content: "改过的评论" }, author);
      },
    },
    "recalling a message": {
      allowed: policy.recallSeconds * 1000,
      refused: policy.recallSeconds * 1000 + 1,
      refusal: { code: 409, msg: "超过2分钟，不能撤回" },
      prepare: async () => {
        const { data } = await act(
          "dialogSend",
          { toUserId: (await member()).userId, content: "说对了" },
          author,
        );
        await setTime("messages", "created_at", data.id);
        return () => act("dialogRecall", { messageId: data.id }, author);
      },
    },
    "voting before the end": {
      ...{ allowed: DAY - 1, refused: DAY, refusal: { msg: "投票已截止" } },
      prepare: pollAt,
    },
    "exchanging a product from its start": {
      ...{ allowed: HOUR, refused: HOUR - 1, refusal: { reason: "NOT_STARTED" } },
      prepare: goodsAt({ startAt: new Date(BASE + HOUR) }),
    },
    "exchanging a product until its end": {
      ...{ allowed: HOUR - 1, refused: HOUR, refusal: { reason: "ENDED" } },
      prepare: goodsAt({ endAt: new Date(BASE + HOUR) }),
    },
    "answering a questionnaire from its start": {
      ...{ allowed: HOUR, refused: HOUR - 1, refusal: { reason: "NOT_STARTED" } },
      prepare: surveyAt(HOUR, 2 * HOUR),
    },
    "answering a questionnaire until its end": {
      ...{ allowed: 2 * HOUR - 1, refused: 2 * HOUR, refusal: { reason: "ENDED" } },
      prepare: surveyAt(HOUR, 2 * HOUR),
    },
    "signing up from the start": {
      ...{ allowed: times.signStartAt, refused: times.signStartAt - 1, refusal: { reason: "NOT_STARTED" } },
      prepare: signUpAt,
    },
    "signing up until the end": {
      ...{ allowed: times.signEndAt - 1, refused: times.signEndAt, refusal: { reason: "CLOSED" } },
      prepare: signUpAt,
    },
    "withdrawing a sign-up": {
      ...{ allowed: times.signEndAt - 1, refused: times.signEndAt, refusal: { msg: "报名已截止，不能取消" } },
      prepare: async () => {
        const { activityId } = await signedUp();
        return () => act("activitySignupCancel", { activityId }, guest);
      },
    },
    "checking in from the opening of the doors": {
      ...{ allowed: doors, refused: doors - 1, refusal: { reason: "NOT_STARTED" } },
      prepare: checkInAt,
    },
    "checking in until the end of the activity": {
      ...{ allowed: times.endAt - 1, refused: times.endAt, refusal: { reason: "ENDED" } },
      prepare: checkInAt,
    },
    "publishing an activity until its end": {
      ...{ allowed: HOUR - 1, refused: HOUR, refusal: { msg: "结束时间已经过去" } },
      prepare: publishUntil,
    },
    "blocking an address until a time to come": {
      ...{ allowed: HOUR - 1, refused: HOUR, refusal: { code: 400, field: "endsAt" } },
      prepare: async () => () =>
        act(
          "accessBlockSave",
          { value: `203.0.${serial++ % 200}.0/24`, note: "", endsAt: wallAt(HOUR) },
          staff,
        ),
    },
    "appealing against a decision": {
      allowed: policy.moderation.appealDays * DAY - 1,
      refused: policy.moderation.appealDays * DAY,
      refusal: { msg: "过了 30 天，不能再申诉" },
      prepare: async () => {
        const threadId = await publish(server, author.token, { circleId: "1" });
        await act("threadUndershelf", { threadId, value: 1, reason: "离题" }, staff);
        const [{ id }] = (await server.get("/api/bbs/appeal/list", author.token)).rows;
        await setTime("audit_log", "created_at", id);
        return () => act("appealSubmit", { id, text: "不是广告" }, author);
      },
    },
    "writing after a mute": {
      ...{ allowed: HOUR, refused: HOUR - 1, refusal: { reason: "MUTED" } },
      prepare: async () => {
        const muted = await member();
        const threadId = await publish(server, author.token);
        await setTime("users", "denied_until", muted.userId, HOUR);
        return () => act("threadAddPost", { threadId, content: "第三张的光真好" }, muted);
      },
    },
    "logging in after a ban": {
      ...{ allowed: HOUR, refused: HOUR - 1, refusal: { reason: "ACCOUNT_BANNED" } },
      prepare: async () => {
        const { username, userId } = await member();
        await setTime("users", "forbidden_until", userId, HOUR);
        return () => act("login", { username, password: PASSWORD });
      },
    },
    "publishing more than newcomers may": {
      allowed: policy.newcomerHours * HOUR + 1,
      refused: policy.newcomerHours * HOUR,
      refusal: { code: 429 },
      prepare: async () => {
        const newcomer = await member();
        await setTime("users", "created_at", newcomer.userId);
        await server.db.execute(
          sql`insert into rate_counters (key, count, reset_at) values (${`newcomerThreads:${newcomer.userId}`}, 1000, now() + interval '90 days')`,
        );
        return () => act("threadCreate", moment(), newcomer);
      },
    },
  };
  test.each(Object.entries(timed))(
    "%s: the last allowed moment and the first refused one",
    async (_, { allowed, refused, refusal, prepare }) => {
      for (const [moment, expected] of [
        [refused, refusal],
        [allowed, { code: 200 }],
      ] as const) {
        vi.setSystemTime(BASE);
        await resetRates(server);
        const attempt = await prepare();
        vi.setSystemTime(BASE + moment);
        server.app.viewers.clear();
        expect(await attempt()).toMatchObject(expected);
      }
    },
  );

  /** Changes by time: the last moment without the change and the first one with it. `prepare` returns the check. */
  interface Due {
    before: number;
    after: number;
    prepare: () => Promise<() => Promise<boolean>>;
  }
  const { question, checkIn, mall, activity } = policy;
  const run = (job: (tx: Db, now: typeof clock) => Promise<void>) =>
    server.db.transaction((tx) => job(tx, clock));
  const holds = async (condition: ReturnType<typeof sql>) =>
    rowsOf<{ holds: boolean }>(await server.db.execute(sql`select ${condition} as holds`))[0]!.holds;
  const base = new Date(BASE).toISOString();
  const askedQuestion = async () => {
    const threadId = await publish(server, author.token, { ...article(), question: { model: "Test One" } });
    const { id: postId } = await comment(server, guest.token, threadId);
    await server.db.execute(
      sql`update questions set asked_at = ${base} where thread_id = ${threadId}::bigint`,
    );
    return { threadId, postId };
  };
  const reminded = async () => {
    const { threadId } = await askedQuestion();
    return async () => {
      await run(followUpQuestions);
      return holds(
        sql`exists (select from questions where thread_id = ${threadId}::bigint and reminded_at is not null)`,
      );
    };
  };
  const keepsPoints = (end: (postId: string) => Promise<unknown>) => async () => {
    const { postId } = await askedQuestion();
    await act("questionAccept", { postId, value: 1 }, author);
    await server.db.execute(
      sql`update question_acceptances set accepted_at = ${base} where post_id = ${postId}::bigint`,
    );
    return async () => {
      await end(postId);
      return holds(sql`exists (select from question_acceptances where post_id = ${postId}::bigint and paid)`);
    };
  };
  const hasTag = (tag: string, row: object) => async () => {
    const goodsId = await makeGoods(server, { createdAt: new Date(BASE), ...row });
    return async () => {
      const { data } = await server.get(`${operationTable.goodsDetail.path}?goodsId=${goodsId}`);
      return data.tag === tag;
    };
  };
  /** Next midnight in Shanghai, 16 hours after `BASE`, the midnight of UTC. */
  const NEXT_MIDNIGHT = 16 * HOUR;
  const due: Record<string, Due> = {
    "completing a shipped order": {
      ...{ before: mall.autoConfirmDays * DAY, after: mall.autoConfirmDays * DAY + 1 },
      prepare: async () => {
        const { id } = (await (await goodsAt({})())()).data;
        await setColumn("orders", "status", id, ORDER.sent);
        await setTime("orders", "shipped_at", id);
        return async () => {
          await run(completeSentOrders);
          return holds(
            sql`exists (select from orders where id = ${id}::bigint and status = ${ORDER.completed})`,
          );
        };
      },
    },
    "receiving a shipped prize": {
      ...{ before: checkIn.receivedDays * DAY, after: checkIn.receivedDays * DAY + 1 },
      prepare: async () => {
        const { userId } = await member();
        const claim = { prizeId: "1", userId, month: "2026-11", prizeName: "镜布", picUrl: "", amount: 1 };
        await server.db
          .insert(prizeClaims)
          .values({ ...claim, type: "goods", status: 1, shippedAt: new Date(BASE) });
        return async () => {
          await run(sendCheckInReminders);
          return holds(
            sql`exists (select from prize_claims where user_id = ${userId}::bigint and status = 2)`,
          );
        };
      },
    },
    "erasing the names of an activity": {
      ...{ before: activity.keepDays * DAY - 1, after: activity.keepDays * DAY },
      prepare: async () => {
        const { activityId } = await signedUp();
        await server.db.execute(
          sql`update activities set over_at = ${base} where thread_id = ${activityId}::bigint`,
        );
        return async () => {
          await run(eraseSignups);
          return holds(
            sql`not exists (select from activity_signups where activity_id = ${activityId}::bigint and phone <> '')`,
          );
        };
      },
    },
    "reminding an asker to accept an answer": {
      ...{ before: question.remindAfterDays * DAY - 1, after: question.remindAfterDays * DAY },
      prepare: reminded,
    },
    "ending the reminders to accept an answer": {
      ...{ before: question.remindUntilDays * DAY, after: question.remindUntilDays * DAY - 1 },
      prepare: reminded,
    },
    "keeping the points of an answer that is no longer accepted": {
      ...{ before: question.takeBackDays * DAY, after: question.takeBackDays * DAY + 1 },
      prepare: keepsPoints((postId) => act("questionAccept", { postId, value: 0 }, author)),
    },
    "keeping the points of an answer that is removed": {
      ...{ before: question.takeBackDays * DAY, after: question.takeBackDays * DAY + 1 },
      prepare: keepsPoints(async (postId) => {
        await act("threadDelPost", { postId, reason: "离题" }, staff);
        await server.db.execute(
          sql`update question_acceptances set ended_at = ${new Date().toISOString()} where post_id = ${postId}::bigint`,
        );
        await run(followUpQuestions);
      }),
    },
    "offering a question to owners of the device": {
      ...{ before: question.queueDays * DAY, after: question.queueDays * DAY - 1 },
      prepare: async () => {
        const { userId, token } = await member();
        const row = { userId, modelId: "9001", status: 1 as const, channel: "official" as const };
        await server.db
          .insert(devices)
          .values({ ...row, sn: unique(), snHash: unique(), purchaseAt: "2026-01-02", images: [] });
        const { threadId } = await askedQuestion();
        return async () => {
          const { rows } = await server.get(operationTable.questionQueue.path, token);
          return rows.some(({ id }) => id === threadId);
        };
      },
    },
    "the end of a prize on its last day": {
      ...{ before: NEXT_MIDNIGHT + DAY - 1, after: NEXT_MIDNIGHT + DAY },
      prepare: async () => {
        const { token } = await member();
        const name = unique();
        const endsOn = addDays(clock.day(new Date(BASE)), 1);
        await server.db.insert(prizes).values({ name, needDays: 1, type: "points", amount: 1, endsOn });
        return async () => {
          const { rows } = await server.get(operationTable.prizeList.path, token);
          return rows.find((prize) => prize.name === name)!.status === 4;
        };
      },
    },
    "marking a product as new": {
      ...{ before: mall.freshDays * DAY, after: mall.freshDays * DAY - 1 },
      prepare: hasTag("fresh", { stock: mall.scarceStock + 1 }),
    },
  };
  test.each(Object.entries(due))(
    "%s: the last moment without it and the first one with it",
    async (_, { before, after, prepare }) => {
      for (const [moment, isDue] of [
        [before, false],
        [after, true],
      ] as const) {
        vi.setSystemTime(BASE);
        await resetRates(server);
        const check = await prepare();
        vi.setSystemTime(BASE + moment);
        server.app.viewers.clear();
        expect(await check()).toBe(isDue);
      }
    },
  );

  /** Moves an action into the past by the database's clock: by `minutes`, or half a minute less if undoing is allowed. */
  const undoAfter = (table: string, id: string, minutes: number, isPast: boolean) =>
    server.db.execute(
      sql`update ${sql.identifier(table)} set created_at = now() - make_interval(secs => ${minutes * 60 - (isPast ? 0 : 30)}) where id = ${id}::bigint`,
    );

  /** Tries an action at its limit or beyond it. */
  interface Counted {
    attempt: (isPast: boolean) => Promise<Answer>;
    /** Response at the limit; a success by default. */
    allowed?: object;
    refusal: object;
  }
  const past = (isPast: boolean) => (isPast ? 1 : 0);
  const counted: Record<string, Counted> = {
    "edits of a comment": {
      refusal: { code: 400, msg: `一条评论最多编辑 ${commentEdits.max} 次` },
      attempt: async (isPast) => {
        const { postId } = await commented();
        const revision = commentEdits.max + past(isPast);
        await setColumn("posts", "revision", postId, revision);
        return act("postEdit", { postId, revision, content: "改过的评论" }, author);
      },
    },
    "level that a product needs": {
      refusal: { reason: "LEVEL_TOO_LOW" },
      attempt: async (isPast) => {
        const buyer = await member();
        await grantPoints(server, buyer.userId, 100);
        await setColumn("users", "exp", buyer.userId, LEVEL_FROM[2] - past(isPast));
        return exchange(server, buyer, { goodsId: await makeGoods(server, { type: 2, minLevel: 3 }) });
      },
    },
    "pieces of a product for one member": {
      refusal: { reason: "LIMIT_REACHED" },
      attempt: async (isPast) => {
        await grantPoints(server, guest.userId, 300);
        const goodsId = await makeGoods(server, { type: 2, limitPerUser: 2 });
        return exchange(server, guest, { goodsId, quantity: 2 + past(isPast) });
      },
    },
    "pieces that are left": {
      refusal: { reason: "OUT_OF_STOCK" },
      attempt: async (isPast) => {
        await grantPoints(server, guest.userId, 300);
        const goodsId = await makeGoods(server, { type: 2, stock: 2 });
        return exchange(server, guest, { goodsId, quantity: 2 + past(isPast) });
      },
    },
    "points that a product costs": {
      refusal: { reason: "POINTS_INSUFFICIENT" },
      attempt: async (isPast) => {
        const buyer = await member();
        await grantPoints(server, buyer.userId, 100 - past(isPast));
        return exchange(server, buyer, { goodsId: await makeGoods(server, { type: 2 }) });
      },
    },
    "points tipped in a day": {
      refusal: { reason: "LIMIT_REACHED" },
      attempt: async (isPast) => {
        const giver = await member();
        await grantPoints(server, giver.userId, 1000);
        const threadId = await publish(server, author.token);
        if (isPast) await act("threadTipping", { threadId, points: 1 }, giver);
        return act("threadTipping", { threadId, points: policy.tipping.perDay }, giver);
      },
    },
    "points tipped in a day on the second level": {
      refusal: { reason: "LIMIT_REACHED" },
      attempt: async (isPast) => {
        const giver = await member();
        await grantPoints(server, giver.userId, 1000);
        await setColumn("users", "exp", giver.userId, LEVEL_FROM[1]);
        const threadId = await publish(server, author.token);
        await act("threadTipping", { threadId, points: policy.tipping.perDay }, giver);
        return act("threadTipping", { threadId, points: policy.tipping.perLevel + past(isPast) }, giver);
      },
    },
    "pieces of a scarce product": {
      ...{ allowed: { data: { tag: "limited" } }, refusal: { data: { tag: "fresh" } } },
      attempt: (isPast) => readGoods({ stock: mall.scarceStock + past(isPast) }),
    },
    "exchanged pieces of a popular product": {
      ...{ allowed: { data: { tag: "hot" } }, refusal: { data: { tag: "" } } },
      attempt: (isPast) =>
        readGoods({ stock: 100, createdAt: new Date(0), soldNum: mall.hotSold - past(isPast) }),
    },
    "addresses of a member": {
      refusal: { reason: "QUOTA_EXCEEDED" },
      attempt: async (isPast) => {
        const who = await member();
        for (let n = 1; n < mall.maxAddresses + past(isPast); n++) await saveAddress(server, who);
        return act("addressAdd", addressBody(), who);
      },
    },
    "images of a device": {
      refusal: { code: 400 },
      attempt: async (isPast) => apply(await member(), policy.device.images + past(isPast)),
    },
    "applications for devices in a month": {
      refusal: { reason: "LIMIT_REACHED" },
      attempt: async (isPast) => {
        const who = await member();
        for (let n = 1; n < policy.device.applications + past(isPast); n++) await apply(who);
        return apply(who);
      },
    },
    "answerers of a question who get points": {
      ...{ allowed: { data: { paid: true } }, refusal: { data: { paid: false } } },
      attempt: async (isPast) => {
        const threadId = await publish(server, author.token, { ...article(), question: { model: "" } });
        let postId = "";
        for (let n = 0; n < question.paidAnswers + past(isPast); n++) {
          postId = (await comment(server, (await member()).token, threadId)).id;
          await act("questionAccept", { postId, value: 1 }, author);
        }
        const paid = await holds(
          sql`exists (select from question_acceptances where post_id = ${postId}::bigint and paid)`,
        );
        return { code: 200, msg: "", data: { paid } } as Answer;
      },
    },
    "reports before a thread is hidden": {
      refusal: { code: 404 },
      attempt: async (isPast) => {
        const threadId = await publish(server, guest.token);
        for (let n = 1; n < policy.moderation.hidingReports + past(isPast); n++)
          await act("threadReport", { threadId, reason: "spam" }, await member());
        return server.get(`${operationTable.threadDetail.path}?threadId=${threadId}`, guest.token);
      },
    },
    "days of a mute in a circle": {
      refusal: { code: 400 },
      attempt: async (isPast) => {
        const days = policy.moderation.circleDenyDays + past(isPast);
        return act(
          "userDeny",
          { userId: (await member()).userId, circleId: "1", days, reason: "刷屏" },
          staff,
        );
      },
    },
    "days of a ban by an operator": {
      refusal: { code: 400 },
      attempt: async (isPast) => {
        const days = policy.moderation.forbidDays + past(isPast);
        return act("userForbidden", { userId: (await member()).userId, days, reason: "刷屏" }, author);
      },
    },
    "stored files of a member": {
      refusal: { reason: "QUOTA_EXCEEDED" },
      attempt: (isPast) => beginUpload({ files: policy.upload.quota.files - 1 + past(isPast), bytes: 0 }),
    },
    "stored bytes of a member": {
      refusal: { reason: "QUOTA_EXCEEDED" },
      attempt: (isPast) =>
        beginUpload({ files: 0, bytes: policy.upload.quota.bytes - UPLOAD_BYTES + past(isPast) }),
    },
    "places of an activity": {
      refusal: { reason: "FULL" },
      attempt: async (isPast) => {
        const id = await publishActivity(server, author.token, { maxNum: 2 });
        for (let taken = 0; taken < 1 + past(isPast); taken++)
          await signUp(server, (await member()).token, id);
        return signUp(server, guest.token, id);
      },
    },
    "choices in a poll": {
      refusal: { code: 400, msg: "最多选2项" },
      attempt: async (isPast) => {
        const poll = { options: ["山", "海", "云"], maxChoices: 2, days: 1 };
        const threadId = await publish(server, author.token, { poll });
        const { data } = await server.get(`/api/without/thread/detail?threadId=${threadId}`);
        const optionIds = data.poll.options.map(({ id }: { id: string }) => id).slice(0, 2 + past(isPast));
        return act("pollVote", { threadId, optionIds }, guest);
      },
    },
    "notes on a member": {
      refusal: { reason: "LIMIT_REACHED" },
      attempt: async (isPast) => {
        const { userId } = await member();
        const before = policy.moderation.notes - 1 + past(isPast);
        await server.db.execute(
          sql`insert into member_notes (user_id, by_id, text) select ${userId}::bigint, ${staff.userId}::bigint, '一' from generate_series(1, ${before}::int)`,
        );
        return act("noteAdd", { userId, text: "看过了" }, staff);
      },
    },
    "webhooks of a community": {
      refusal: { reason: "QUOTA_EXCEEDED" },
      attempt: async (isPast) => {
        await server.db.execute(sql`delete from webhooks`);
        const hook = { name: "收", url: "https://desk.example/in", events: ["thread.created"], isEnabled: 0 };
        for (let n = 1; n < policy.webhooks.max + past(isPast); n++) await act("webhookSave", hook, staff);
        return act("webhookSave", hook, staff);
      },
    },
    "minutes until a review is undone": {
      refusal: { code: 409 },
      attempt: async (isPast) => {
        await act("wordSave", { words: ["全网最低"], action: "review" }, staff);
        const { data } = await act(
          "threadCreate",
          { threadClassify: 0, content: `全网最低${unique()}` },
          guest,
        );
        const batch = await act("reviewBatch", { kind: "thread", ids: [data.id], value: 1 }, staff);
        await undoAfter("review_batches", batch.data.id, policy.moderation.reviewUndoMinutes, isPast);
        return act("reviewUndo", { id: batch.data.id }, staff);
      },
    },
    "minutes until a sweep is undone": {
      refusal: { code: 409, msg: "已超过 10 分钟，不能撤销" },
      attempt: async (isPast) => {
        const { userId } = await member();
        const sweep = { userIds: [userId], hours: 24, days: 1, reason: "广告" };
        const { data } = await act("sweepRun", sweep, staff);
        await undoAfter("sweeps", data.id, policy.moderation.sweepUndoMinutes, isPast);
        return act("sweepUndo", { id: data.id }, staff);
      },
    },
    "days between two nicknames": {
      refusal: { code: 409 },
      attempt: async (isPast) => {
        const { token, userId } = await member();
        await act("ownInfoUpdate", { nickname: unique() }, { token, userId });
        await server.db.execute(
          sql`update users set nickname_free_at = nickname_free_at - make_interval(days => ${policy.account.nicknameDays}, secs => ${isPast ? -30 : 0}) where id = ${userId}::bigint`,
        );
        return act("ownInfoUpdate", { nickname: unique() }, { token, userId });
      },
    },
    "missed days made up in a month": {
      refusal: { reason: "LIMIT_REACHED" },
      attempt: (isPast) => makeUp("09", policy.checkIn.makeup.perMonth + past(isPast)),
    },
    "first day that can be made up, of this month": {
      refusal: { code: 400, msg: "只能补签本月日期" },
      attempt: (isPast) => makeUp(isPast ? "00" : "01", 1),
    },
    "last day that can be made up, yesterday": {
      refusal: { code: 400, msg: "只能补签今天之前的日期" },
      attempt: (isPast) => makeUp(isPast ? "15" : "14", 1),
    },
  };
  const UPLOAD_BYTES = 1000;
  /** Begins a resumable upload of `UPLOAD_BYTES` bytes by a member who has used a part of the quota. */
  async function beginUpload({ files, bytes }: { files: number; bytes: number }): Promise<Answer> {
    const { userId, token } = await member();
    await server.db.execute(sql`insert into upload_totals values (${userId}::bigint, ${files}, ${bytes})`);
    const { statusCode, body } = await server.inject({
      method: "POST",
      url: "/api/api/bbs/upload/resumable",
      headers: {
        ...{ authorization: `Bearer ${token}`, "tus-resumable": "1.0.0" },
        ...{ "upload-length": String(UPLOAD_BYTES), "upload-metadata": `filename ${btoa("a.mp4")}` },
      },
    });
    return statusCode === 201 ? ({ code: 200, msg: "" } as Answer) : JSON.parse(body);
  }
  const readGoods = async (row: object) =>
    server.get(`${operationTable.goodsDetail.path}?goodsId=${await makeGoods(server, row)}`);
  const apply = (who: Who, images = 1) =>
    act(
      "deviceApply",
      {
        ...{ modelId: "9001", sn: `LS26TEST${unique().toUpperCase()}`, channel: "official" },
        ...{ purchaseAt: "2026-01-02", imageList: Array(images).fill({ url: "/static/demo/g-one.svg" }) },
      },
      who,
    );
  /** Makes up days of the next month on its 15th. `last`: last of these days; 00 = end of the previous month. */
  async function makeUp(last: string, count: number): Promise<Answer> {
    const who = await member();
    await grantPoints(server, who.userId, 1000);
    const month = addDays(`${clock.day(new Date(BASE)).slice(0, 7)}-01`, 40).slice(0, 7);
    vi.setSystemTime(Date.parse(`${month}-15T12:00:00+08:00`));
    for (let n = 1; n < count; n++) await act("checkInMakeup", { day: `${month}-0${n}`, by: "points" }, who);
    const day = last === "00" ? addDays(`${month}-01`, -1) : `${month}-${last}`;
    return act("checkInMakeup", { day, by: "points" }, who);
  }
  test.each(Object.entries(counted))(
    "%s: the last allowed one and the first refused one",
    async (_, rule) => {
      expect(await rule.attempt(false)).toMatchObject(rule.allowed ?? { code: 200 });
      await resetRates(server);
      expect(await rule.attempt(true)).toMatchObject(rule.refusal);
    },
  );
});
