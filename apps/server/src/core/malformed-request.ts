import { STATUS_CODES } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type ErrorReason, type FailureCode, reasonOf } from "./request-error.ts";

const JSON_TYPE = "application/json; charset=utf-8";

/** Sends a 404 in the envelope. */
export function sendNotFound(reply: FastifyReply) {
  return reply
    .status(404)
    .type(JSON_TYPE)
    .send(JSON.stringify({ code: 404, msg: "访问资源不存在", reason: reasonOf(404) }));
}

interface ClientError extends Error {
  code?: string;
}

/** Returns status, message and reason for a malformed HTTP request, by Node's error code. */
function refusalOf(code?: string): [status: FailureCode, msg: string, reason: ErrorReason] {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return [408, "请求超时", "REQUEST_TIMEOUT"];
  if (code === "HPE_HEADER_OVERFLOW") return [431, "请求头过大", "HEADERS_TOO_LARGE"];
  return [400, "不是有效的请求", "REQUEST_MALFORMED"];
}

/**
 * Refuses requests with more than one Host header (RFC 9112, 3.2), because Node.js reads the first one and a proxy may
 * have read another.
 */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { rawHeaders } = request.raw;
    let hosts = 0;
    for (let n = 0; n < rawHeaders.length; n += 2) if (rawHeaders[n]!.toLowerCase() === "host") hosts += 1;
    if (hosts <= 1) return done();
    const [code, msg, reason] = refusalOf();
    reply.status(code).type(JSON_TYPE).send(JSON.stringify({ code, msg, reason }));
  });
}

/** The part of a socket that a response needs. */
interface Socket {
  readonly destroyed: boolean;
  readonly writable: boolean;
  write(text: string): unknown;
  destroy(error?: Error): unknown;
}

/** Answers a malformed request with the envelope and closes the connection. */
export function answerMalformedRequest(error: ClientError, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const [code, msg, reason] = refusalOf(error.code);
  const body = JSON.stringify({ code, msg, reason });
  const head = `HTTP/1.1 ${code} ${STATUS_CODES[code]}\r\ncontent-type: ${JSON_TYPE}\r\nconnection: close`;
  if (socket.writable) socket.write(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  socket.destroy(error);
}
