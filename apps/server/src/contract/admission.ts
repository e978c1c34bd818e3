import { callPolicy } from "@lenscape/api/call-policy.gen";
import { operationTable } from "@lenscape/api/operations.gen";
import { rates } from "@lenscape/api/rates.gen";
import type { FastifyReply, FastifyRequest } from "fastify";
import { PAGE_RENDER_HEADER } from "../cache/response-cache.ts";
import { requireScope } from "../core/api-keys.ts";
import { bearerOf } from "../core/bearer.ts";
import { clientAddressOf } from "../core/client-address.ts";
import { forbidden, RequestError, unauthenticated } from "../core/request-error.ts";
import type { TokenBuckets } from "../core/token-buckets.ts";
import { hasPermission, type Viewer } from "../core/viewer.ts";
import { MEMBER_PERMISSIONS, MEMBER_RANK } from "../db/base.ts";
import { policy } from "../policy.ts";
import type { Operation } from "./operations.ts";

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

/**
 * Returns the cost of a call: 1 if it may write, plus a part for a long body. A chunked body, whose length is unknown,
 * counts as the maximum. Files have their own limits.
 */
function costOf(request: FastifyRequest, writes: boolean, takesForm: boolean): number {
  const { "content-length": length, "transfer-encoding": chunked } = request.headers;
  const bytes = takesForm ? 0 : chunked ? request.routeOptions.bodyLimit : Number(length ?? 0);
  return (writes ? 1 : 0) + Math.floor((bytes || 0) / (policy.attempts.bodyKb * 1024));
}

/** Whether an operation searches by keyword, whose cost depends on the keyword of the caller. */
const isKeywordSearch = ({ schema }: Operation): boolean =>
  "keyWord" in ((schema.querystring as { properties?: object } | undefined)?.properties ?? {});

/** Maximum calls per minute and caller, for operations that could be used to guess a secret. */
const LOOKUPS: { readonly [Id in Operation["id"]]?: number } = {
  invitationWelcome: rates.invitationCode.max,
};

/** Returns the cost of a read. Calls of a page that is being rendered are free. */
function costOfRead({ query, headers }: FastifyRequest): number {
  const { keyWord } = query as { keyWord?: string };
  return keyWord && !(PAGE_RENDER_HEADER in headers) ? policy.attempts.search : 0;
}

/**
 * Returns a function that counts a call before it is processed, whatever its result.
 * @param readsPerMinute limit of reading calls per member, or per address for visitors; 0 = unlimited
 */
function counter(operation: Operation, attempts: TokenBuckets, readsPerMinute: number) {
  const { id, takesForm } = operation;
  const { writes } = callPolicy[id];
  const { member, address } = policy.attempts;
  const isRead = operationTable[id].method === "get";
  const isSearch = isKeywordSearch(operation);
  const lookups = LOOKUPS[id];
  return (request: FastifyRequest, viewer: Viewer | null) => {
    // For programs, reads count as well, per access key.
    if (viewer?.key) attempts.take(`key:${viewer.key.id}`, 1, policy.apiKeys.perMinute);
    const caller = viewer?.id ?? clientAddressOf(request).key;
    const isPagePart = PAGE_RENDER_HEADER in request.headers;
    if (readsPerMinute > 0 && !writes && !viewer?.key && !isPagePart)
      attempts.take(`read:${caller}`, 1, readsPerMinute);
    if (lookups && !isPagePart) attempts.take(`${id}:${caller}`, 1, lookups);
    if (isRead && !isSearch) return;
    const cost = isRead ? costOfRead(request) : costOf(request, writes, takesForm);
    if (cost > 0) attempts.take(caller, cost, viewer ? member : address);
  };
}

/**
 * Reduces an operator who lacks the required second step to a plain member, for reads and writes alike.
 * @throws RequestError 409 with instructions if the operation needs a permission
 */
function asMember({ permission }: Operation, viewer: Viewer): Viewer {
  if (permission !== undefined)
    throw new RequestError("SECOND_STEP_MISSING", "运营账号要先开启两步验证，在「设置，两步验证」里");
  return { ...viewer, roles: [], permissions: MEMBER_PERMISSIONS, rank: MEMBER_RANK, lacksTwoStep: true };
}

/**
 * Creates the hook that checks token, permission and limits of an operation. A public call with an expired token counts
 * as a visitor's (ruling 24). The hook is synchronous if the viewer is cached.
 * @param readsPerMinute limit of reading calls per member, or per address for visitors; 0 = unlimited
 * @param lacksTwoStep whether a viewer needs a second step and has none; undefined if nobody needs one
 * @returns the hook; undefined for a public call without checks
 */
export function admission(
  operation: Operation,
  attempts: TokenBuckets,
  readsPerMinute: number,
  viewerOfToken: (token: string) => Viewer | null | Promise<Viewer | null>,
  lacksTwoStep?: (viewer: Viewer) => Promise<boolean>,
) {
  const { id, permission } = operation;
  const { auth, method } = operationTable[id];
  const isFree = readsPerMinute === 0 && !isKeywordSearch(operation) && !(id in LOOKUPS);
  if (auth === "public" && method === "get" && isFree) return undefined;
  const count = counter(operation, attempts, readsPerMinute);
  const admit = (request: FastifyRequest, viewer: Viewer | null) => {
    count(request, viewer);
    if (viewer?.key) {
      requireScope(viewer, id);
      request.server.keyUses.add(viewer.key.id, new Date());
    }
    if (auth === "token" && !viewer) unauthenticated();
    if (permission !== undefined && !(viewer && hasPermission(viewer, permission))) forbidden();
    request.viewer = viewer;
  };
  const admitWithTwoStep = async (
    request: FastifyRequest,
    pending: Viewer | null | Promise<Viewer | null>,
    lacks: (viewer: Viewer) => Promise<boolean>,
  ) => {
    const viewer = await pending;
    admit(request, viewer);
    if (viewer && (await lacks(viewer))) request.viewer = asMember(operation, viewer);
  };
  return (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const token = auth === "public" ? undefined : bearerOf(request);
    const viewer = token ? viewerOfToken(token) : null;
    if (lacksTwoStep) return admitWithTwoStep(request, viewer, lacksTwoStep);
    if (viewer instanceof Promise) return viewer.then((loaded) => admit(request, loaded));
    admit(request, viewer);
    done();
  };
}
