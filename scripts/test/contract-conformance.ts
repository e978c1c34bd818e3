/**
 * Holds the served OpenAPI document against the specification's own schema, and answers and events against the document,
 * by a validator that neither the server nor the generator uses.
 */
import "@hyperjump/json-schema/formats";
import {
  type Output,
  registerSchema,
  type SchemaFragment,
  type SchemaObject,
  setShouldValidateFormat,
  unregisterSchema,
  type Validator,
  validate,
} from "@hyperjump/json-schema/openapi-3-1";

setShouldValidateFormat(true);

const SPECIFICATION = "https://spec.openapis.org/oas/3.1/schema-base";
const DIALECT = "https://spec.openapis.org/oas/3.1/dialect/base";
const JSON_TYPE = "application/json";

type Operation = { operationId: string; responses: Record<string, SchemaObject> };

/** The part of an OpenAPI document that is read here. */
export type OpenApiDocument = {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, SchemaObject>;
};

/** An answer of a server; the path includes the base of the API. */
export type Answer = { method: string; path: string; status: number; body: unknown };

type Route = { path: string; parameters: number; matches: RegExp };

const step = (text: string) => encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));
const pointer = (...steps: string[]) => `#/${steps.map(step).join("/")}`;

/** Returns the errors of a validator as lines: the place in the value, and the keyword of the schema. */
const linesOf = (output: Output): string[] =>
  output.valid
    ? []
    : (output.errors ?? []).map(
        ({ instanceLocation, absoluteKeywordLocation }) =>
          `${decodeURIComponent(instanceLocation)}: ${decodeURIComponent(absoluteKeywordLocation.split("#")[1] ?? "")}`,
      );

/** Validates a document by the schema of the specification. */
export async function complaintsOfDocument(document: SchemaObject): Promise<string[]> {
  return linesOf(await validate(SPECIFICATION, document, "BASIC"));
}

/** Returns the paths such as `/api/without/dict/{dictType}` as regular expressions, the most literal ones first. */
function routesOf({ servers: [server], paths }: OpenApiDocument): Route[] {
  const url = server?.url ?? "";
  const base = URL.canParse(url) ? new URL(url).pathname : url;
  return Object.keys(paths)
    .map((path) => ({
      path,
      parameters: path.split("{").length,
      matches: new RegExp(
        `^${(base + path).replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+")}$`,
      ),
    }))
    .sort((a, b) => a.parameters - b.parameters);
}

let opened = 0;

/** Validates answers and events by one document. */
export class Conformance {
  #uri = `https://conformance.invalid/${++opened}`;
  #validators = new Map<string, Promise<Validator>>();
  #routes: Route[];
  /** The document as it is served; `complaintsOfDocument` validates it. */
  readonly document: OpenApiDocument;

  constructor(document: OpenApiDocument) {
    this.document = document;
    this.#routes = routesOf(document);
    registerSchema(document, this.#uri, DIALECT);
  }

  close() {
    unregisterSchema(this.#uri);
  }

  /**
   * Returns the `operationId` of the operation at an address.
   * @param path with the base, without a query
   */
  operationAt(method: string, path: string): string | undefined {
    return this.#find(method, path)?.operation.operationId;
  }

  /**
   * Validates an answer and returns the errors as lines. An answer at an address without an operation is an error.
   */
  async complaintsOfAnswer({ method, path, status, body }: Answer): Promise<string[]> {
    const found = this.#find(method, path);
    if (!found) return [`no operation at ${method} ${path}`];
    const { responses } = found.operation;
    const keys = [String(status), `${String(status)[0]}XX`, "default"];
    const key = keys.find((name) => responses[name]);
    if (!key) return [`HTTP ${status} is not among the answers`];
    const at = ["paths", found.path, method.toLowerCase(), "responses", key];
    const response = this.#resolve(responses[key], at);
    if (!memberOf(memberOf(response.node, "content"), JSON_TYPE))
      return [`HTTP ${status} is answered, but not with JSON`];
    return this.#complaints(pointer(...response.at, "content", JSON_TYPE, "schema"), body);
  }

  /** Validates the body of an event and returns the errors as lines. */
  async complaintsOfEvent(body: unknown): Promise<string[]> {
    const type = typeof body === "object" && body !== null && "type" in body ? String(body.type) : undefined;
    if (type === undefined || !this.document.webhooks?.[type]) return [`no event ${type}`];
    const at = ["webhooks", type, "post", "requestBody", "content", JSON_TYPE, "schema"];
    return this.#complaints(pointer(...at), body);
  }

  #find(method: string, path: string): { path: string; operation: Operation } | undefined {
    for (const route of this.#routes) {
      if (!route.matches.test(path)) continue;
      const operation = this.document.paths[route.path]?.[method.toLowerCase()];
      if (operation) return { path: route.path, operation };
    }
    return undefined;
  }

  /** Follows the reference of a node, if it is one. */
  #resolve(
    node: SchemaFragment | undefined,
    at: string[],
  ): { node: SchemaFragment | undefined; at: string[] } {
    const reference = memberOf(node, "$ref");
    if (typeof reference !== "string") return { node, at };
    const steps = reference.slice(2).split("/");
    return { node: steps.reduce<SchemaFragment | undefined>(memberOf, this.document), at: steps };
  }

  async #complaints(place: string, value: unknown): Promise<string[]> {
    const validator = this.#validators.get(place) ?? validate(this.#uri + place);
    this.#validators.set(place, validator);
    const json: Parameters<Validator>[0] = JSON.parse(JSON.stringify(value ?? null));
    return linesOf((await validator)(json, "BASIC"));
  }
}

/** Returns a member of a JSON object; undefined for every other value. */
function memberOf(node: SchemaFragment | undefined, name: string): SchemaFragment | undefined {
  return typeof node === "object" && node !== null && !Array.isArray(node) ? node[name] : undefined;
}
