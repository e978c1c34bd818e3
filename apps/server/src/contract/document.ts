import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import contract from "@lenscape/api/contract.gen.json" with { type: "json" };
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { dump } from "js-yaml";
import type { Config } from "../config.ts";
import { type Encoding, encode, encodingOf } from "../core/encoding.ts";
import { policy } from "../policy.ts";

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

/** Extensions for external readers. The others are for the code generator. */
const PUBLIC_EXTENSIONS = new Set([
  "x-events",
  "x-extension",
  "x-limits",
  "x-open",
  "x-permission",
  "x-reasons",
  "x-scope",
]);

function removeInternalExtensions(node: Json): Json {
  if (Array.isArray(node)) return node.map(removeInternalExtensions);
  if (node === null || typeof node !== "object") return node;
  const parts = Object.entries(node).filter(([key]) => !key.startsWith("x-") || PUBLIC_EXTENSIONS.has(key));
  return Object.fromEntries(parts.map(([key, part]) => [key, removeInternalExtensions(part)]));
}

/** Returns the contract for external readers: plain OpenAPI with the address of this API. */
function publicDocument({ publicOrigin, apiBase }: Config) {
  const document = removeInternalExtensions(contract as unknown as Json) as Record<string, Json>;
  return { ...document, servers: [{ url: publicOrigin + apiBase, description: "镜界社区" }] };
}

type Document = ReturnType<typeof publicDocument>;

/** Writes YAML piece by piece, because writing it at once would block the event loop for a third of a second. */
async function yamlOf(document: Document): Promise<string> {
  const lines: string[] = [];
  const write = (key: string, part: unknown, indent: string) =>
    lines.push(dump({ [key]: part }, { noRefs: true, lineWidth: -1 }).replace(/^(?=.)/gm, indent));
  for (const [key, part] of Object.entries<unknown>(document)) {
    if (key !== "paths" && key !== "components") {
      write(key, part, "");
      continue;
    }
    lines.push(`${key}:\n`);
    for (const [name, piece] of Object.entries(part as object)) {
      if (key === "paths") write(name, piece, "  ");
      else {
        lines.push(`  ${name}:\n`);
        for (const [shape, schema] of Object.entries(piece)) {
          write(shape, schema, "    ");
          await setImmediate();
        }
      }
      await setImmediate();
    }
  }
  return lines.join("");
}

const FORMS = {
  json: {
    type: "application/json; charset=utf-8",
    write: async (document: Document) => JSON.stringify(document),
  },
  yaml: { type: "application/yaml; charset=utf-8", write: yamlOf },
};

/** A format of the document, which is written on first use and encoded once per encoding. */
class DocumentFile {
  private text: Promise<Buffer> | undefined;
  private readonly bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(private readonly write: () => Promise<string>) {}

  plain(): Promise<Buffer> {
    this.text ??= this.write().then((text) => Buffer.from(text));
    return this.text;
  }

  async tag(): Promise<string> {
    return `W/"${createHash("sha1")
      .update(await this.plain())
      .digest("base64url")}"`;
  }

  async body(encoding: Encoding): Promise<Buffer> {
    const plain = await this.plain();
    const body = this.bodies.get(encoding) ?? encode(plain, encoding);
    this.bodies.set(encoding, body);
    return body;
  }
}

/** Whether an `If-None-Match` header matches a weak tag. */
const matchesTag = (header: string | undefined, tag: string) =>
  (header ?? "").split(",").some((one) => one.trim() === "*" || one.trim().replace(/^(?!W\/)/, "W/") === tag);

/** Path of the API reference in the web app. */
const REFERENCE_PATH = "/pages/API/reference";

/**
 * Serves the contract as plain OpenAPI 3.1 at `openapi.json` and `openapi.yaml` under the API base, for pages of any
 * origin. `reference` redirects to the reference page.
 */
export function serveDocument(app: FastifyInstance, config: Config): void {
  app.get(`${config.apiBase}/reference`, (_request, reply) => reply.redirect(REFERENCE_PATH, 302));
  for (const [ending, { type, write }] of Object.entries(FORMS)) {
    const file = new DocumentFile(() => write(publicDocument(config)));
    app.get(`${config.apiBase}/openapi.${ending}`, async (request: FastifyRequest, reply: FastifyReply) => {
      const tag = await file.tag();
      reply.headers({
        etag: tag,
        vary: "accept-encoding",
        "cache-control": `public, max-age=${policy.documentSeconds}`,
        "access-control-allow-origin": "*",
        "access-control-expose-headers": "etag",
        "cross-origin-resource-policy": "cross-origin",
      });
      if (matchesTag(request.headers["if-none-match"], tag)) return reply.status(304).send();
      const encoding = encodingOf(request.headers["accept-encoding"]);
      if (encoding !== "identity") reply.header("content-encoding", encoding);
      return reply.type(type).send(await file.body(encoding));
    });
  }
}
