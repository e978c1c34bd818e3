import { operationTable as operations } from "@lenscape/api/operations.gen";
import type { AnswerOf, OperationId } from "@lenscape/api/types";
import { delay, HttpResponse, http, type RequestHandler } from "msw";

/** Where the stories mount the contract. */
export const API_BASE = "/api";

/** What a call asked for: what its path, its query and its body name. */
type Asked = Record<string, string | undefined>;

/** What an operation answers: one thing, or what the call asked for. */
type Answer<Id extends OperationId> = AnswerOf<Id> | ((asked: Asked) => AnswerOf<Id>);

/** Answers by operation, typed by the contract and without their envelopes. */
export type Answers = { [Id in OperationId]?: Answer<Id> };

/** A list with nothing in it. */
export const emptyList = { rows: [], total: 0 };

const idsOf = (answers: Answers) => Object.keys(answers) as OperationId[];

/** The body on the wire: the answer of `id` in its envelope. */
export function toWireBody(id: OperationId, answer: object): Record<string, unknown> {
  const ok = { code: 200, msg: "操作成功" };
  return operations[id].envelope === "data" ? { ...ok, data: answer } : { ...ok, ...answer };
}

function handle(id: OperationId, respond: (asked: Asked) => Response | Promise<Response>): RequestHandler {
  const { method, path } = operations[id];
  const address = API_BASE + path.replaceAll(/\{(\w+)\}/g, ":$1");
  return http[method](address, async ({ request, params }) => {
    const body = method === "get" ? "" : await request.text();
    const query = Object.fromEntries(new URL(request.url).searchParams);
    return respond({ ...params, ...query, ...(body && JSON.parse(body)) });
  });
}

/** Handlers that answer each operation as told. */
export const respondWith = (answers: Answers): RequestHandler[] =>
  idsOf(answers).map((id) => {
    const answer = answers[id] as object | ((asked: Asked) => object);
    return handle(id, (asked) =>
      HttpResponse.json(toWireBody(id, typeof answer === "function" ? answer(asked) : answer)),
    );
  });

/** Why a server refuses; the application has its own words for all but the first. */
const refusals = { 400: "用户不存在/密码错误", 403: "没有权限", 404: "不存在" } as const;

/** Handlers that refuse each operation with a code of the contract. */
export const rejectWith = (code: keyof typeof refusals, ...ids: OperationId[]): RequestHandler[] =>
  ids.map((id) => handle(id, () => HttpResponse.json({ code, msg: refusals[code] })));

/** A log-in with a wrong password, which the answer names as the field to change. */
export const rejectPassword = (): RequestHandler[] => [
  handle("login", () => HttpResponse.json({ code: 400, msg: refusals[400], field: "password" })),
];

/** A log-in whose first step was right: the account has a second one. */
export const requireSecondStep = (): RequestHandler[] => [
  handle("login", () =>
    HttpResponse.json({ code: 400, msg: "", reason: "SECOND_FACTOR_REQUIRED", ticket: "t".repeat(32) }),
  ),
];

/** Handlers whose answers cannot be read, which is told as a lost connection is, without noise in the console. */
export const respondUnreadable = (...ids: OperationId[]): RequestHandler[] =>
  ids.map((id) => handle(id, () => new HttpResponse("")));

/** The stream of what is new: it says one thing at once, and stays open. */
export const streamEvent = (event: string, data: object): RequestHandler[] => [
  handle("liveStream", () => {
    const said = new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    const stream = new ReadableStream({ start: (controller) => controller.enqueue(said) });
    return new HttpResponse(stream, { headers: { "content-type": "text/event-stream" } });
  }),
];

let held = 0;

/** How many calls have been left waiting forever. */
export const getPendingCallCount = (): number => held;

/** Handlers that leave each operation waiting forever. */
export const neverRespond = (...ids: OperationId[]): RequestHandler[] =>
  ids.map((id) =>
    handle(id, async () => {
      held += 1;
      await delay("infinite");
      return new HttpResponse("");
    }),
  );
