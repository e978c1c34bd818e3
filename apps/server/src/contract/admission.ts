import { callPolicy } from "@lenscape/api/call-policy.gen";
import { operationTable } from "@lenscape/api/operations.gen";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Attempts } from "../core/attempts.ts";
import { forbidden, Refusal } from "../core/refusal.ts";
import { may, type Viewer } from "../core/viewer.ts";
import { policy } from "../policy.ts";
import type { Operation } from "./operations.ts";

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

/** Longer ones are nobody's: they are not worth being hashed and looked for. */
const TOKEN_LENGTH = 200;

/** The token of a request: the scheme's name in any case (RFC 9110), any white space behind it. */
function bearerOf({ headers: { authorization = "" } }: FastifyRequest): string | undefined {
  if (!/^bearer\s/i.test(authorization)) return undefined;
  const token = authorization.slice("bearer".length).trim();
  return token !== "" && token.length <= TOKEN_LENGTH ? token : undefined;
}

/**
 * What an attempt at a call costs its caller: one if it may write, and more for a long body, whose length is not known
 * where it comes in chunks. Files have limits of their own.
 */
function costOf(request: FastifyRequest, writes: boolean, takesForm: boolean): number {
  const { "content-length": length, "transfer-encoding": chunked } = request.headers;
  const bytes = takesForm ? 0 : chunked ? request.routeOptions.bodyLimit : Number(length ?? 0);
  return (writes ? 1 : 0) + Math.floor((bytes || 0) / (policy.attempts.bodyKb * 1024));
}

/** Counts the attempt, whatever becomes of it; nothing of the call has been read yet. */
function counter({ id, takesForm }: Operation, attempts: Attempts) {
  if (operationTable[id].method === "get") return () => {};
  const { writes } = callPolicy[id];
  const { member, address } = policy.attempts;
  return (request: FastifyRequest, viewer: Viewer | null) => {
    const cost = costOf(request, writes, takesForm);
    if (cost > 0) attempts.take(viewer?.id ?? request.ip, cost, viewer ? member : address);
  };
}

/**
 * Lets in whom the contract lets in, with the permission it demands; a stale token on a public call makes a visitor
 * (ruling 24). It waits only where it must ask the database: a poll's caller is mostly known.
 * @returns the hook; undefined for a call that is anybody's and costs nothing
 */
export function admission(
  operation: Operation,
  attempts: Attempts,
  viewerOfToken: (token: string) => Viewer | null | Promise<Viewer | null>,
) {
  const { id, permission } = operation;
  const { auth, method } = operationTable[id];
  if (auth === "public" && method === "get") return undefined;
  const count = counter(operation, attempts);
  const admit = (request: FastifyRequest, viewer: Viewer | null) => {
    count(request, viewer);
    if (auth === "token" && !viewer) throw new Refusal(401, "认证失败，无法访问系统资源");
    if (permission !== undefined && !(viewer && may(viewer, permission))) forbidden();
    request.viewer = viewer;
  };
  return (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const token = auth === "public" ? undefined : bearerOf(request);
    const viewer = token ? viewerOfToken(token) : null;
    if (viewer instanceof Promise) return viewer.then((known) => admit(request, known));
    admit(request, viewer);
    done();
  };
}
