/**
 * Loaded into the server of the journeys before its own code (`--import`): writes its JSON answers under the API to the
 * file that RECORD_ANSWERS names, a line for each, of several that are the same one. `held-answers.ts` reads them.
 */
import { createHash } from "node:crypto";
import { openSync, writeSync } from "node:fs";
import { ServerResponse } from "node:http";
import { isMainThread } from "node:worker_threads";

const { RECORD_ANSWERS: name } = process.env;
// The server's own processes and threads are started alike, and answer nobody.
if (name && isMainThread) record(openSync(name, "a"));

function record(file) {
  const seen = new Set();
  /** The headers given with the status, which are kept nowhere else. */
  const given = new WeakMap();
  const { writeHead, end } = ServerResponse.prototype;

  ServerResponse.prototype.writeHead = function (status, ...rest) {
    given.set(this, rest.at(-1));
    return writeHead.call(this, status, ...rest);
  };
  ServerResponse.prototype.end = function (body, ...rest) {
    const result = end.call(this, body, ...rest);
    if ((typeof body === "string" || Buffer.isBuffer(body)) && isPlainJson(this)) note(this, body);
    return result;
  };

  function isPlainJson(response) {
    const headers = given.get(response) ?? {};
    const header = (key) => String(headers[key] ?? response.getHeader(key) ?? "");
    return header("content-type").startsWith("application/json") && header("content-encoding") === "";
  }

  function note({ req: { method, url }, statusCode: status }, body) {
    const [path] = url.split("?");
    if (!path.startsWith("/api/")) return;
    const key = createHash("sha1").update(`${method} ${path} ${status} `).update(body).digest("base64");
    if (seen.has(key)) return;
    seen.add(key);
    writeSync(file, `${JSON.stringify({ method, path, status, text: String(body) })}\n`);
  }
}
