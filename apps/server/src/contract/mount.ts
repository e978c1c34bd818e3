import multipart from "@fastify/multipart";
import { callPolicy } from "@lenscape/api/call-policy.gen";
import { operationTable } from "@lenscape/api/operations.gen";
import { rates } from "@lenscape/api/rates.gen";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { View } from "../cache/view-counter.ts";
import { clientAddressOf } from "../core/client-address.ts";
import { checkText } from "../core/failures.ts";
import { RequestError } from "../core/request-error.ts";
import type { Services } from "../core/services.ts";
import type { Viewer } from "../core/viewer.ts";
import type { Db } from "../db/client.ts";
import { policy } from "../policy.ts";
import { admission } from "./admission.ts";
import { bodyLimitOf } from "./body-limit.ts";
import type { Handlers, LoadShared, OperationId } from "./handler.ts";
import { bodySchemaOf, type Operation, operations, type Schema } from "./operations.ts";
import { type AnswerReport, type Ask, NO_REPORT, Responses } from "./responses.ts";
import { createStreamHandler } from "./stream.ts";
import { type TextField, textFieldsOf } from "./text-fields.ts";
import { labelAt, serializer, validators } from "./validation.ts";

const FORMS = {
  limits: { fileSize: policy.upload.maxBytes, files: 1, fields: 5, fieldSize: 1024 },
  // The reader of a file checks whether it was truncated.
  throwFileSizeLimit: false,
};

/**
 * Refuses query parameters for operations without any, for which there is no validator.
 * @throws RequestError 400 that names the first parameter
 */
function refuseQuery(query: unknown): void {
  const [name] = Object.keys(query as object);
  if (name !== undefined)
    throw new RequestError("FIELD_UNKNOWN", `不认识的字段 ${name}`, undefined, { field: name });
}

type Call = (context: object) => Promise<unknown>;
/** A handler of any operation. */
type AnyHandler =
  | Call
  | {
      read: Call;
      toVisitor?(part: unknown): unknown;
      toMember(context: object, loadShared: LoadShared<unknown>): Promise<unknown>;
    };

/** Returns a function that finds the label of a field in a schema. */
const labelsOf = (schema: unknown) => (steps: readonly string[]) =>
  schema ? labelAt(schema as Schema, steps) : undefined;

/** Creates the hook for checks beyond the validators, which only see declared parameters and existing bodies. */
const createRequestCheck =
  ({ needsBody, schema }: Operation) =>
  (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    if (!schema.querystring) refuseQuery(request.query);
    if (request.body === undefined && needsBody) throw new RequestError("BODY_REQUIRED", "请求体不能为空");
    checkText(request.query, labelsOf(schema.querystring));
    done();
  };

/** Creates the hook that checks the texts of a body, after the validator has refused bodies of another shape. */
const createBodyCheck =
  ({ schema }: Operation) =>
  (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    checkText(request.body, labelsOf(bodySchemaOf(schema)));
    done();
  };

type LabelOf = (steps: readonly string[]) => string | undefined;

/**
 * Screens texts and replaces each of them by its masked form.
 * @throws RequestError 400 that names the field
 */
export type ScreenFields = (db: Db, fields: readonly TextField[], labelOf: LabelOf) => Promise<void>;

/** Creates the hook that screens the texts of a body; undefined for an operation without texts. */
function createScreening(operation: Operation, db: Db, screenFields: ScreenFields) {
  const fieldsOf = textFieldsOf(operation);
  if (!fieldsOf) return undefined;
  const labelOf = labelsOf(bodySchemaOf(operation.schema));
  return ({ body }: FastifyRequest) => screenFields(db, fieldsOf(body), labelOf);
}

/** Creates a function that builds the context of a handler. */
const createContext =
  (services: Services) =>
  (request: FastifyRequest, viewer: Viewer | null, { views, about, db = services.db }: AnswerReport) => ({
    ...services,
    db,
    primary: services.db,
    views: { add: (what: View[0], id: View[1]) => void views.push([what, id]) },
    about,
    viewer,
    limits: rates,
    query: request.query,
    path: request.params,
    body: request.body,
    address: clientAddressOf(request),
    userAgent: request.headers["user-agent"] ?? "",
    request,
  });

/** Creates the route handler of an operation. */
function createRouteHandler({ id }: Operation, services: Services, handlers: Handlers, responses: Responses) {
  const handler = handlers[id] as AnyHandler | undefined;
  if (!handler) throw new Error(`no handler: ${id}`);
  const contextOf = createContext(services);
  if (typeof handler === "object") {
    const { read, toVisitor = (part: unknown) => part, toMember } = handler;
    return responses.createSharedHandler(id, {
      read: (request, report) => read(contextOf(request, null, report)),
      toVisitor,
      toMember: (request, loadShared) => toMember(contextOf(request, request.viewer, NO_REPORT), loadShared),
    });
  }
  const ask: Ask = (request, report) => handler(contextOf(request, request.viewer, report));
  const { auth, envelope } = operationTable[id];
  if (envelope === "stream") return createStreamHandler(ask);
  // Without a shared part, only the responses to visitors are cached.
  if (!callPolicy[id].kept) return responses.createHandler(id, ask);
  const shared = responses.createSharedHandler(id, { read: ask, toVisitor: (answer) => answer });
  if (auth === "public") return shared;
  const own = responses.createHandler(id, ask);
  return (request: FastifyRequest, reply: FastifyReply) =>
    request.viewer ? own(request, reply) : shared(request, reply);
}

/**
 * Mounts all operations of the contract under the prefix of `app`. Validation, authentication, envelope and
 * serialisation follow the contract.
 * @param dbOf returns the database for the handler of an operation
 * @param screenFields the word filter for texts that cannot wait for review
 * @param lacksTwoStep whether a viewer needs a second step and has none; undefined if nobody needs one
 * @throws an error if an operation has no handler, so that the server does not start
 */
export async function mountContract(
  app: FastifyInstance,
  services: Services,
  handlers: Handlers,
  dbOf: (operation: OperationId) => Db,
  screenFields: ScreenFields,
  lacksTwoStep?: (viewer: Viewer) => Promise<boolean>,
): Promise<void> {
  const responses = new Responses(app);
  // A change by another process makes polls stale, too.
  app.live.onChange = () => responses.cache.clearPolls();
  app.live.onAnswers = (words) => app.sharedCaches.receive(words);
  app.decorateRequest("viewer", null);

  function route(operation: Operation) {
    const { method, url, schema } = operation;
    const screens = createScreening(operation, services.db, screenFields);
    const onRequest = admission(
      operation,
      app.attempts,
      services.config.readsPerMinute,
      (token) => app.viewers.get(token),
      lacksTwoStep,
    );
    return {
      method,
      url,
      schema,
      config: { operation: operationTable[operation.id].envelope === "stream" ? null : operation.id },
      ...(onRequest && { onRequest }),
      bodyLimit: bodyLimitOf(bodySchemaOf(schema)),
      preValidation: createRequestCheck(operation),
      // The body is checked before it is screened, so that texts that cannot be stored are refused first.
      ...(bodySchemaOf(schema) && {
        preHandler: [createBodyCheck(operation), ...(screens ? [screens] : [])],
      }),
      handler: createRouteHandler(operation, { ...services, db: dbOf(operation.id) }, handlers, responses),
    };
  }

  // A text body would reach a handler unchecked, because the contract only describes JSON.
  app.removeContentTypeParser("text/plain");
  app.setValidatorCompiler(validators() as never);
  app.setSerializerCompiler(serializer as never);
  const mount = (api: FastifyInstance, forms: boolean) => {
    for (const operation of operations.filter(({ takesForm }) => takesForm === forms))
      api.route(route(operation));
  };
  mount(app, false);
  // In a scope of their own, so that other operations do not run the hooks of the multipart plugin.
  await app.register(async (api) => {
    await api.register(multipart, FORMS);
    mount(api, true);
  });
}
