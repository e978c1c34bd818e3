/**
 * Holds the served OpenAPI document against the specification's own schema, and answers and events against the document,
 * by a validator that neither the server nor the generator uses.
 */
import "@hyperjump/json-schema/formats";
import {
  registerSchema,
  setShouldValidateFormat,
  unregisterSchema,
  validate,
} from "@hyperjump/json-schema/openapi-3-1";

setShouldValidateFormat(true);

const SPECIFICATION = "https://spec.openapis.org/oas/3.1/schema-base";
const DIALECT = "https://spec.openapis.org/oas/3.1/dialect/base";
const JSON_TYPE = "application/json";

const step = (text) => encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));
const pointer = (...steps) => `#/${steps.map(step).join("/")}`;

/** What a validator found, as lines: where in the value, and by which keyword of which schema. */
const linesOf = ({ valid, errors = [] }) =>
  valid
    ? []
    : errors.map(
        ({ instanceLocation, absoluteKeywordLocation }) =>
          `${decodeURIComponent(instanceLocation)}: ${decodeURIComponent(absoluteKeywordLocation.split("#")[1])}`,
      );

/** What the specification has against a document, as lines. */
export async function complaintsOfDocument(document) {
  return linesOf(await validate(SPECIFICATION, document, "BASIC"));
}

/** `/api/without/dict/{dictType}` as an expression, the most literal ones first. */
function routesOf({ servers: [{ url }], paths }) {
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

/** Answers and events, held against one document. */
export class Conformance {
  #uri = `https://conformance.invalid/${++opened}`;
  #validators = new Map();
  #routes;
  #document;

  /** @param document as it is served; see `complaintsOfDocument` for itself */
  constructor(document) {
    this.#document = document;
    this.#routes = routesOf(document);
    registerSchema(document, this.#uri, DIALECT);
  }

  close() {
    unregisterSchema(this.#uri);
  }

  /**
   * The `operationId` of what answers an address.
   * @param path with the base, without a query
   */
  operationAt(method, path) {
    return this.#find(method, path)?.operation.operationId;
  }

  /**
   * What the document has against an answer, as lines; none where it promises just this. An answer of no operation is a
   * complaint.
   * @param {{ method: string, path: string, status: number, body: unknown }} answer the path with the base
   */
  async complaintsOfAnswer({ method, path, status, body }) {
    const found = this.#find(method, path);
    if (!found) return [`no operation at ${method} ${path}`];
    const { responses } = found.operation;
    const key = [String(status), `${String(status)[0]}XX`, "default"].find((one) => responses[one]);
    if (!key) return [`HTTP ${status} is not among the answers`];
    const at = ["paths", found.path, method.toLowerCase(), "responses", key];
    const response = this.#resolve(responses[key], at);
    if (!response.node.content?.[JSON_TYPE]) return [`HTTP ${status} is answered, but not with JSON`];
    return this.#complaints(pointer(...response.at, "content", JSON_TYPE, "schema"), body);
  }

  /** What the document has against the body of an event that was sent, as lines. */
  async complaintsOfEvent(body) {
    if (!this.#document.webhooks?.[body?.type]) return [`no event ${body?.type}`];
    const at = ["webhooks", body.type, "post", "requestBody", "content", JSON_TYPE, "schema"];
    return this.#complaints(pointer(...at), body);
  }

  #find(method, path) {
    for (const route of this.#routes) {
      if (!route.matches.test(path)) continue;
      const operation = this.#document.paths[route.path][method.toLowerCase()];
      if (operation) return { path: route.path, operation };
    }
  }

  #resolve(node, at) {
    if (!node.$ref) return { node, at };
    const steps = node.$ref.slice(2).split("/");
    return { node: steps.reduce((part, name) => part[name], this.#document), at: steps };
  }

  async #complaints(place, value) {
    if (!this.#validators.has(place)) this.#validators.set(place, validate(this.#uri + place));
    const validator = await this.#validators.get(place);
    return linesOf(validator(value, "BASIC"));
  }
}
