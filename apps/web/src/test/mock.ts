import { operationTable as operations } from "@lenscape/api/operations.gen";
import type { AnswerOf, OperationId } from "@lenscape/api/types";
import { delay, HttpResponse, http, type RequestHandler } from "msw";

/** Base path of the API in stories. */
export const API_BASE = "/api";

/** Parameters of a request from path, query and body. */
type RequestParams = Record<string, string | undefined>;

/** Response of an operation, or a function of the request parameters. */
type Answer<Id extends OperationId> = AnswerOf<Id> | ((params: RequestParams) => AnswerOf<Id>);

/** Responses by operation, typed by the contract, without envelopes. */
export type Answers = { [Id in OperationId]?: Answer<Id> };

/** Empty list. */
export const emptyList = { rows: [], total: 0 };

const getIds = (answers: Answers) => Object.keys(answers) as OperationId[];

/** Wraps a response in the envelope of its operation. */
export function toWireBody(id: OperationId, answer: object): Record<string, unknown> {
  const ok = { code: 200, msg: "操作成功" };
  return operations[id].envelope === "data" ? { ...ok, data: answer } : { ...ok, ...answer };
}

function handle(
  id: OperationId,
  respond: (params: RequestParams) => Response | Promise<Response>,
): RequestHandler {
  const { method, path } = operations[id];
  const address = API_BASE + path.replaceAll(/\{(\w+)\}/g, ":$1");
  return http[method](address, async ({ request, params }) => {
    const body = method === "get" ? "" : await request.text();
    const query = Object.fromEntries(new URL(request.url).searchParams);
    return respond({ ...params, ...query, ...(body && JSON.parse(body)) });
  });
}

/** Creates handlers that respond with the given responses. */
export const respondWith = (answers: Answers): RequestHandler[] =>
  getIds(answers).map((id) => {
    const answer = answers[id] as object | ((params: RequestParams) => object);
    return handle(id, (params) =>
      HttpResponse.json(toWireBody(id, typeof answer === "function" ? answer(params) : answer)),
    );
  });

/** Error messages of the server by code. The app replaces all but the first. */
const refusals = { 400: "用户不存在/密码错误", 403: "没有权限", 404: "不存在" } as const;

/** Creates handlers that reject the operations with an error code. */
export const rejectWith = (code: keyof typeof refusals, ...ids: OperationId[]): RequestHandler[] =>
  ids.map((id) => handle(id, () => HttpResponse.json({ code, msg: refusals[code] })));

/** Creates a handler that rejects the login with an error at the password field. */
export const rejectPassword = (): RequestHandler[] => [
  handle("login", () => HttpResponse.json({ code: 400, msg: refusals[400], field: "password" })),
];

/** Creates a handler that requires the second step of the login. */
export const requireSecondStep = (): RequestHandler[] => [
  handle("login", () =>
    HttpResponse.json({ code: 400, msg: "", reason: "SECOND_FACTOR_REQUIRED", ticket: "t".repeat(32) }),
  ),
];

/** Creates handlers with unreadable responses, which the client reports as connection errors without console output. */
export const respondUnreadable = (...ids: OperationId[]): RequestHandler[] =>
  ids.map((id) => handle(id, () => new HttpResponse("")));

/** Creates an event stream that sends one event and stays open. */
export const streamEvent = (event: string, data: object): RequestHandler[] => [
  handle("liveStream", () => {
    const bytes = new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    const stream = new ReadableStream({ start: (controller) => controller.enqueue(bytes) });
    return new HttpResponse(stream, { headers: { "content-type": "text/event-stream" } });
  }),
];

let pendingCallCount = 0;

/** Returns the number of requests that never resolve. */
export const getPendingCallCount = (): number => pendingCallCount;

/** Creates handlers whose responses never arrive. */
export const neverRespond = (...ids: OperationId[]): RequestHandler[] =>
  ids.map((id) =>
    handle(id, async () => {
      pendingCallCount += 1;
      await delay("infinite");
      return new HttpResponse("");
    }),
  );
