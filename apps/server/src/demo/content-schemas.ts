import * as z from "zod";

// Schemas of the files in `community/`. Post times, most authors and all counters are drawn when the demo is written.

const text = z.string().min(1);
const username = z.string().regex(/^\w+$/);
const count = z.int().min(0);
const days = z.number();
const share = z.number().min(0).max(1);
/** File name of a picture of the demo set without its extension, such as `forest`. */
const picture = z.string().regex(/^[a-z0-9-]+$/);
const timeOfDay = z.string().regex(/^\d\d:\d\d$/);

/** Subject of a thread. Comments are drawn from the pools of its kind, its topics and its picture. */
const kind = z.enum([
  "photo",
  "sound",
  "ride",
  "fit",
  "firmware",
  "display",
  "city",
  "travel",
  "dev",
  "hello",
  "life",
  "official",
]);

const member = z.strictObject({
  username,
  nickname: text,
  signature: z.string(),
  avatar: z.int().min(1).max(24),
  exp: count,
  /** Name of the certified device. */
  device: text.optional(),
  /** Share of texts compared with other members; 1 is usual. */
  weight: z.number().min(0),
  /** Absent for members who joined before the first thread. */
  joinedDaysAgo: days.optional(),
  /** Whether the member writes announcements and replies to their comments, and nothing else. */
  staff: z.literal(true).optional(),
});

const circle = z.strictObject({
  name: text,
  category: text,
  brief: text,
  notice: text,
  rule: text,
  picture,
  moderators: z.array(username),
  /** 1 if a moderator approves members. */
  joinType: z.literal(1).optional(),
});

const application = z.strictObject({ circle: text, username, reason: text, daysAgo: days });

const topic = z.strictObject({ content: text, intro: text, picture });

/** A comment, or a comment with replies by the thread's author and the commenter in turn. */
const exchange = z.union([text, z.tuple([text], text)]);

/** A comment of one member, with replies. */
const memberExchange = z.strictObject({ by: username, texts: z.tuple([text], text) });

/** Part of a thread's body. A text is a paragraph; `{img:forest}` is a picture and `{thread:title}` a link. */
const block = z.union([
  text,
  z.strictObject({ heading: text }),
  z.strictObject({ quote: text }),
  z.strictObject({ list: z.array(text) }),
  z.strictObject({ steps: z.array(text) }),
  /** The first row is the header. */
  z.strictObject({ table: z.array(z.array(z.string())) }),
  z.strictObject({ code: text }),
  z.strictObject({ picture, caption: text }),
]);

/** Days are counted from the day of the first start, in the community's time zone. */
const activity = z.strictObject({
  cover: picture,
  day: z.int(),
  from: timeOfDay,
  /** Last day, if the activity takes more than one. */
  lastDay: z.int().optional(),
  until: timeOfDay,
  signFrom: z.int(),
  signUntil: z.int(),
  /** Absent for an online activity. */
  place: z
    .strictObject({ name: text, address: z.string(), lat: z.number().optional(), lng: z.number().optional() })
    .optional(),
  onlineUrl: z.url().optional(),
  maxNum: count,
  needAudit: z.boolean().optional(),
  costPoints: count.optional(),
  signups: count,
  /** Members who always sign up; the others are drawn. */
  joins: z.array(username).optional(),
  cancelled: z.strictObject({ day: z.int(), reason: text }).optional(),
  agenda: z.array(z.tuple([text, text, z.string()])),
  fields: z.array(
    z.strictObject({ label: text, options: z.array(text), required: z.union([z.literal(0), z.literal(1)]) }),
  ),
});

const thread = z.strictObject({
  circle: text,
  kind,
  /** Absent for a moment. */
  title: text.optional(),
  body: z.array(block).min(1),
  /** Pictures below the text. */
  pictures: z.array(picture).optional(),
  video: z.strictObject({ file: text, cover: picture }).optional(),
  topics: z.array(text).optional(),
  device: text.optional(),
  place: z.strictObject({ name: text, lat: z.number().optional(), lng: z.number().optional() }).optional(),
  /** Drawn if absent. */
  author: username.optional(),
  marks: z.array(z.enum(["essence", "pact", "guide", "pick", "sticky", "circleSticky"])).optional(),
  /** Attention the thread gets, from 0 (little) to 3 (very much). */
  heat: z.int().min(0).max(3).optional(),
  /** Range of the thread's age in days, the older limit first. Drawn over the whole period if absent. */
  ago: z.tuple([days, days]).optional(),
  /** Draws general comments only, because comments about the kind or the picture would be out of place. */
  quiet: z.literal(true).optional(),
  /** Makes the thread an activity, which gets no drawn comments. */
  activity: activity.optional(),
  /** Comments of this thread only. */
  comments: z.array(z.union([exchange, memberExchange])).optional(),
});

const exchanges = z.array(exchange);
const comments = z.strictObject({
  kinds: z.record(kind, exchanges),
  topics: z.record(z.string(), exchanges),
  pictures: z.record(picture, exchanges),
  album: exchanges,
  filmed: exchanges,
  titled: exchanges,
  useful: exchanges,
  brief: exchanges,
  anywhere: exchanges,
  asked: exchanges,
  questionRemarks: z.array(text),
  agreeing: z.array(text),
  thankRemarks: z.array(text),
});

const poll = z.strictObject({
  thread: text,
  days: count,
  maxChoices: count.optional(),
  voters: count,
  /** Texts with their share of the votes. */
  options: z.array(z.tuple([text, z.number()])).min(2),
});

const question = z.strictObject({
  thread: text,
  model: z.string(),
  firmware: z.string(),
  accepted: text.optional(),
  earlier: text.optional(),
});

const surveyQuestion = z
  .strictObject({
    type: z.enum(["single", "multiple", "text", "rating", "nps", "image", "sort"]),
    title: text,
    required: z.boolean().default(true),
    options: z.array(text).default([]),
    min: count.default(0),
    max: count.default(0),
    hint: z.string().default(""),
  })
  .transform(({ options, ...rest }) => ({
    ...rest,
    options: options.map((label, index) => ({ id: `o${index + 1}`, label })),
  }));

const survey = z.strictObject({
  title: text,
  intro: text,
  begun: days,
  left: days,
  rewardPoints: count,
  share,
  questions: z
    .array(surveyQuestion)
    .transform((questions) => questions.map((one, index) => ({ id: `q${index + 1}`, ...one }))),
  isDraft: z.literal(true).optional(),
});

const specValue = z.union([
  text.transform((label) => ({ label, soldOut: false })),
  z.strictObject({
    label: text,
    soldOut: z.boolean().default(false),
    /** Number of the product's picture that shows the value, from 1. */
    picture: z.int().min(1).optional(),
  }),
]);

const goods = z.strictObject({
  name: text,
  /** A value of the dictionary `goods_category`. */
  category: text,
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  brief: text,
  pictures: z.array(picture).min(1),
  points: count,
  /** Market price in cents. */
  market: count.optional(),
  stock: count,
  limit: count,
  level: count.optional(),
  ageDays: days,
  startDays: days.optional(),
  endDays: days.optional(),
  options: z.array(z.strictObject({ name: text, values: z.array(specValue) })).optional(),
  params: z.array(z.tuple([text, text])),
  heading: text,
  body: z.array(text),
  notice: z.array(text),
  /** Prefix of a virtual product's codes. */
  codePrefix: text.optional(),
});

const address = z.strictObject({ name: text, tel: text, areaCode: text, addressDetail: text, tag: text });

const order = z.strictObject({
  goods: text,
  quantity: count.optional(),
  spec: text.optional(),
  hoursAgo: z.number(),
  state: z.enum(["waiting", "sent", "completed", "cancelled"]),
});

const sender = z.union([z.literal(0), z.literal(1)]);

const dialog = z.strictObject({
  between: z.tuple([username, username]),
  /** Sender as an index of `between`, minutes since then, text. */
  lines: z.array(z.tuple([sender, z.number(), text])).min(1),
  unread: count.optional(),
});

const draft = z.strictObject({
  kind: z.union([z.literal(0), z.literal(1)]),
  title: z.string(),
  body: z.array(text),
  circle: text.optional(),
  topics: z.array(text),
  images: z.array(picture),
  device: text,
  hoursAgo: z.number(),
});

const devices = z.strictObject({
  owners: z.record(username, z.strictObject({ sn: text, nickname: text })),
  applications: z.array(
    z.strictObject({
      username,
      modelId: text,
      sn: text,
      channel: z.enum(["official", "online", "store", "friend", "other"]),
      orderNo: z.string(),
      daysAgo: days,
      /** Reason of the refusal; absent while the application waits for review. */
      reason: text.optional(),
    }),
  ),
});

const issueStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

const feedback = z.strictObject({
  issues: z.array(
    z.strictObject({
      by: username,
      title: text,
      content: text,
      status: issueStatus,
      models: z.string(),
      firmware: z.string(),
      expectedIn: text.optional(),
      fixedIn: text.optional(),
      answer: text.optional(),
      share,
      daysAgo: days,
    }),
  ),
  reports: z.array(
    z.strictObject({
      by: username,
      kind: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      title: text,
      content: text,
      status: z.union([issueStatus, z.literal(4)]),
      modelName: text.optional(),
      firmware: text.optional(),
      frequency: z.enum(["always", "sometimes", "once"]).optional(),
      daysAgo: days,
      replies: z.array(z.strictObject({ isStaff: z.boolean(), content: text })).optional(),
      rating: z.int().min(1).max(5).optional(),
      ratingRemark: text.optional(),
    }),
  ),
  faqs: z.array(z.strictObject({ category: text, question: text, answer: text })),
});

const front = z.strictObject({
  banners: z.array(
    z.strictObject({ title: text, subtitle: text, tag: text, picture, topic: text, buttonText: text }),
  ),
  floors: z.array(z.strictObject({ title: text, kinds: z.array(kind) })),
  edition: z.strictObject({
    hero: text,
    picks: z.array(z.strictObject({ title: text, note: text })),
    question: text,
    days: count,
  }),
});

const checkIns = z.strictObject({
  habits: z.record(username, z.strictObject({ missed: z.array(count), today: z.boolean() })),
  prizes: z.array(
    z.strictObject({
      id: text,
      name: text,
      picUrl: z.string(),
      needDays: z.int().min(1).max(31),
      type: z.enum(["points", "exp", "lottery", "goods"]),
      amount: count,
      stock: count.optional(),
    }),
  ),
});

const moderation = z.strictObject({
  words: z.array(z.tuple([text, z.enum(["pass", "mask", "review", "reject"])])),
  reports: z.array(
    z.strictObject({
      target: z.enum(["thread", "post"]),
      nth: count,
      reasons: z.array(z.enum(["spam", "abuse", "false", "infringe", "other"])).min(1),
      detail: text,
      hoursAgo: z.number(),
    }),
  ),
  pending: z.array(z.strictObject({ content: text, why: text, hoursAgo: z.number() })),
  proposals: z.array(
    z.strictObject({ title: text, by: username, reason: text, to: text.optional(), hoursAgo: z.number() }),
  ),
});

/** Schema of each file of `community/`, by its name without extension. */
export const fileSchemas = {
  members: z.array(member),
  /** User name, nickname and days since the member joined. */
  readers: z.array(z.tuple([username, text, days])),
  circles: z.array(circle),
  applications: z.array(application),
  topics: z.array(topic),
  comments,
  polls: z.array(poll),
  questions: z.array(question),
  surveys: z.strictObject({ surveys: z.array(survey), texts: z.array(text) }),
  goods: z.array(goods),
  addresses: z.array(address),
  orders: z.array(order),
  dialogs: z.array(dialog),
  drafts: z.array(draft),
  devices,
  feedback,
  front,
  checkins: checkIns,
  moderation,
};

/** Schema of each file of `community/threads/`. */
export const threadsSchema = z.array(thread);

export type DemoMember = z.output<typeof member>;
export type DemoExchange = z.output<typeof exchange>;
export type DemoMemberExchange = z.output<typeof memberExchange>;
export type DemoKind = z.output<typeof kind>;
export type DemoActivity = z.output<typeof activity>;
export type DemoBlock = z.output<typeof block>;
export type DemoThread = z.output<typeof thread>;
export type DemoComments = z.output<typeof comments>;
export type DemoGoods = z.output<typeof goods>;
export type DemoOrder = z.output<typeof order>;

/** Everything that the demo community is written from. */
export type DemoContent = {
  [File in keyof typeof fileSchemas]: z.output<(typeof fileSchemas)[File]>;
} & { threads: DemoThread[] };
