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
import type { Everyones, Handlers, OperationId } from "./handler.ts";
import { bodySchemaOf, type Operation, operations, type Schema } from "./operations.ts";
import { type AnswerReport, type Ask, NO_REPORT, Responses } from "./responses.ts";
import { streaming } from "./stream.ts";
import { type TextField, textFieldsOf } from "./text-fields.ts";
import { labelAt, serializer, validators } from "./validation.ts";

const FORMS = {
  limits: { fileSize: policy.upload.maxBytes, files: 1, fields: 5, fieldSize: 1024 },
  // Whether a file was cut is known when it has been read; its reader looks.
  throwFileSizeLimit: false,
};

/**
 * Stands in for the validator where the contract names no query parameter at all.
 * @throws RequestError 400 that names the first one
 */
function refuseQuery(query: unknown): void {
  const [name] = Object.keys(query as object);
  if (name !== undefined)
    throw new RequestError("FIELD_UNKNOWN", `不认识的字段 ${name}`, undefined, { field: name });
}

type Call = (context: object) => Promise<unknown>;
/** A handler, whatever its operation. */
type AnyHandler =
  | Call
  | {
      read: Call;
      toVisitor?(part: unknown): unknown;
      toMember(context: object, everyones: Everyones<unknown>): Promise<unknown>;
    };

/** Names the fields of what a schema describes, where it describes them. */
const labelsOf = (schema: unknown) => (steps: readonly string[]) =>
  schema ? labelAt(schema as Schema, steps) : undefined;

/** Checks what the validators cannot see: they judge named parameters and bodies that are there. */
const checking =
  ({ needsBody, schema }: Operation) =>
  (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    if (!schema.querystring) refuseQuery(request.query);
    if (request.body === undefined && needsBody) throw new RequestError("BODY_REQUIRED", "请求体不能为空");
    checkText(request.query, labelsOf(schema.querystring));
    done();
  };

/** Checks the texts of a body. Runs after the validator, which refuses a body of another form in constant time. */
const checkingBody =
  ({ schema }: Operation) =>
  (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    checkText(request.body, labelsOf(bodySchemaOf(schema)));
    done();
  };

type LabelOf = (steps: readonly string[]) => string | undefined;

/**
 * Screens texts and replaces each by its masked form.
 * @throws RequestError 400 that names the field
 */
export type ScreenFields = (db: Db, fields: readonly TextField[], labelOf: LabelOf) => Promise<void>;

/** Returns the hook that screens the texts of a body; undefined for an operation without any. */
function screening(operation: Operation, db: Db, screenFields: ScreenFields) {
  const fieldsOf = textFieldsOf(operation);
  if (!fieldsOf) return undefined;
  const labelOf = labelsOf(bodySchemaOf(operation.schema));
  return ({ body }: FastifyRequest) => screenFields(db, fieldsOf(body), labelOf);
}

/** Makes what a handler is called with. */
const contextWith =
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

/** The route's handler for an operation. */
function answererOf({ id }: Operation, services: Services, handlers: Handlers, responses: Responses) {
  const handler = handlers[id] as AnyHandler | undefined;
  if (!handler) throw new Error(`no handler: ${id}`);
  const contextOf = contextWith(services);
  if (typeof handler === "object") {
    const { read, toVisitor = (part: unknown) => part, toMember } = handler;
    return responses.createSharedHandler(id, {
      read: (request, report) => read(contextOf(request, null, report)),
      toVisitor,
      toMember: (request, everyones) => toMember(contextOf(request, request.viewer, NO_REPORT), everyones),
    });
  }
  const ask: Ask = (request, report) => handler(contextOf(request, request.viewer, report));
  const { auth, envelope } = operationTable[id];
  if (envelope === "stream") return streaming(ask);
  // Where some have a token, what has no parts is given to visitors alone again.
  if (!callPolicy[id].kept) return responses.createHandler(id, ask);
  const shared = responses.createSharedHandler(id, { read: ask, toVisitor: (answer) => answer });
  if (auth === "public") return shared;
  const own = responses.createHandler(id, ask);
  return (request: FastifyRequest, reply: FastifyReply) =>
    request.viewer ? own(request, reply) : shared(request, reply);
}

/**
 * Mounts every operation of the contract under the prefix of `app`: validation, authentication, envelope and
 * serialisation come from the contract; a handler gives the bare answer.
 * @param dbOf the database as the handler of an operation is given it
 * @param screenFields the word filter for texts that cannot wait for review
 * @param lacksTwoStep whether a viewer needs a second step and has none; undefined where nobody does
 * @throws when an operation has no handler, so that the server does not start
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
    const screens = screening(operation, services.db, screenFields);
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
      preValidation: checking(operation),
      // Screened after the body is checked: a text that cannot be stored is refused first.
      ...(bodySchemaOf(schema) && {
        preHandler: [checkingBody(operation), ...(screens ? [screens] : [])],
      }),
      handler: answererOf(operation, { ...services, db: dbOf(operation.id) }, handlers, responses),
    };
  }

  // Text would reach a handler unchecked: the contract describes JSON alone.
  app.removeContentTypeParser("text/plain");
  app.setValidatorCompiler(validators() as never);
  app.setSerializerCompiler(serializer as never);
  const mount = (api: FastifyInstance, forms: boolean) => {
    for (const operation of operations.filter(({ takesForm }) => takesForm === forms))
      api.route(route(operation));
  };
  mount(app, false);
  // What reads forms has hooks of its own, which no other call needs to pass.
  await app.register(async (api) => {
    await api.register(multipart, FORMS);
    mount(api, true);
  });
}
