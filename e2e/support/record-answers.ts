/**
 * Preloaded into the server of the journeys (`--import`). Appends its JSON responses under the API to the file in
 * RECORD_ANSWERS, one line each, without duplicates. `held-answers.ts` validates them.
 */
import { createHash } from "node:crypto";
import { openSync, writeSync } from "node:fs";
import { ServerResponse } from "node:http";
import { isMainThread } from "node:worker_threads";

const { RECORD_ANSWERS: name } = process.env;
// The server's processes and threads inherit `--import`, but answer no requests.
if (name && isMainThread) record(openSync(name, "a"));

function record(file: number) {
  const seen = new Set<string>();
  /** Headers passed to writeHead, which Node.js does not store. */
  const statusHeaders = new WeakMap<ServerResponse, unknown>();
  const { writeHead, end } = ServerResponse.prototype;

  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...args: unknown[]) {
    statusHeaders.set(this, args.slice(1).at(-1));
    return Reflect.apply(writeHead, this, args);
  };
  ServerResponse.prototype.end = function (this: ServerResponse, ...args: unknown[]) {
    const result = Reflect.apply(end, this, args);
    const [body] = args;
    if ((typeof body === "string" || Buffer.isBuffer(body)) && isPlainJson(this)) write(this, body);
    return result;
  };

  function isPlainJson(response: ServerResponse) {
    const headers = new Map(Object.entries(statusHeaders.get(response) ?? {}));
    const header = (key: string) => String(headers.get(key) ?? response.getHeader(key) ?? "");
    return header("content-type").startsWith("application/json") && header("content-encoding") === "";
  }

  function write({ req: { method, url = "" }, statusCode: status }: ServerResponse, body: string | Buffer) {
    const [path = ""] = url.split("?");
    if (!path.startsWith("/api/")) return;
    const key = createHash("sha1").update(`${method} ${path} ${status} `).update(body).digest("base64");
    if (seen.has(key)) return;
    seen.add(key);
    writeSync(file, `${JSON.stringify({ method, path, status, text: String(body) })}\n`);
  }
}
