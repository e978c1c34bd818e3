import { callPolicy } from "@lenscape/api/call-policy.gen";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OperationId } from "../../../contract/handler.ts";
import { bearerOf } from "../../../core/bearer.ts";
import { clientAddressOf } from "../../../core/client-address.ts";
import type { ErrorReporter } from "../../../core/error-reporter.ts";
import { RequestError } from "../../../core/request-error.ts";
import { hasPermission } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { loadAccess } from "./access.queries.ts";
import { type Access, accessTexts, isBlockedAddress, modeSentence } from "./access.rules.ts";

declare module "fastify" {
  interface FastifyInstance {
    access: AccessCache;
  }
}

/**
 * Caches the access settings of this process. Changes in this process apply at once, changes in another
 * process after `freshMs`. The last settings stay in force while the database is unavailable.
 */
export class AccessCache {
  private access: Access | undefined;
  private loadedAt = 0;
  private loading: Promise<Access> | undefined;
  /** Number of invalidations. A load that began before the last one is not cached. */
  private changes = 0;

  constructor(
    private readonly db: Db,
    private readonly reports: Pick<ErrorReporter, "warn">,
    private readonly limits: { freshMs: number; staleMs: number } = policy.access,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Returns the cached settings while they are at most `staleMs` old, and reloads them in the background after `freshMs`.
   * Older settings are reloaded first.
   */
  current(): Access | Promise<Access> {
    const age = this.now() - this.loadedAt;
    if (this.access && age <= this.limits.freshMs) return this.access;
    const loading = this.load();
    return this.access && age <= this.limits.staleMs ? this.access : loading;
  }

  private load(): Promise<Access> {
    if (this.loading) return this.loading;
    const { changes } = this;
    const loading = loadAccess(this.db)
      .catch((error: unknown) => {
        if (!this.access) throw error;
        this.reports.warn("access settings", error);
        return this.access;
      })
      .then((access) => {
        if (changes === this.changes) {
          this.access = access;
          this.loadedAt = this.now();
        }
        return access;
      })
      .finally(() => {
        if (this.loading === loading) this.loading = undefined;
      });
    // A caller that uses the cached settings does not wait for this promise.
    loading.catch(() => undefined);
    this.loading = loading;
    return loading;
  }

  /** Drops the cached settings after a change in this process. */
  forget(): void {
    this.changes++;
    this.loadedAt = 0;
    this.access = undefined;
    this.loading = undefined;
  }
}

/**
 * Operations for login, logout and account recovery. They are allowed in every mode because operators need
 * them too. Those that can register an account check the registration policy themselves.
 */
const ENTRY: ReadonlySet<OperationId> = new Set<OperationId>([
  "login",
  "loginSecond",
  "loginSecondWays",
  "passkeyBegin",
  "passkeyLogin",
  "oidcBegin",
  "oidcLogin",
  "wxBegin",
  "wxLogin",
  "wxRegister",
  "wxWebRegister",
  "wxSmsLogin",
  "phoneSms",
  "recoverWays",
  "recoverMail",
  "recoverReset",
  "recoverPhone",
  "recoverCode",
  "logout",
]);

/** Other operations that are allowed while the community is not open: the login page and the setup wizard. */
const FRAME: ReadonlySet<OperationId> = new Set<OperationId>([
  "siteInfo",
  "appMenu",
  "captchaImage",
  "wxWays",
  "setupLook",
  "setupFound",
  "setupMailTest",
]);

/** The error for a call that only operators may make; undefined if everybody may. */
function refusalOf(access: Access, request: FastifyRequest): RequestError | undefined {
  if (request.method === "OPTIONS") return undefined;
  const { mode } = access;
  const id = operationOf(request);
  const isEntry = id !== undefined && ENTRY.has(id);
  const isFrame = id !== undefined && FRAME.has(id);
  const writes = id ? callPolicy[id].writes : request.method !== "GET" && request.method !== "HEAD";
  if (mode === "notOpen" && !isEntry && !isFrame) return new RequestError("NOT_OPEN", modeSentence(access));
  if (mode === "readOnly" && writes && !isEntry) return new RequestError("READ_ONLY", modeSentence(access));
  if (writes && id !== "logout" && isBlockedAddress(access, clientAddressOf(request)))
    return new RequestError("ADDRESS_BLOCKED", accessTexts.addressBlocked);
  return undefined;
}

/** Whether the caller may enter the console. */
async function isOperator(request: FastifyRequest): Promise<boolean> {
  const token = bearerOf(request);
  if (!token) return false;
  // A revoked or expired access key throws; admission answers such calls with the reason.
  const viewer = await Promise.resolve(request.server.viewers.get(token)).catch(() => null);
  return viewer !== null && hasPermission(viewer, "console.enter");
}

/** The operation of a call; undefined for a stream and for routes beside the contract, such as resumable uploads. */
function operationOf(request: FastifyRequest): OperationId | undefined {
  const { operation } = request.routeOptions.config as { operation?: string | null };
  return operation && Object.hasOwn(callPolicy, operation) ? (operation as OperationId) : undefined;
}

/** Refuses calls that the access settings do not allow; operators may always make them. */
export function enforceAccess(api: FastifyInstance): void {
  api.addHook("onRequest", async (request) => {
    const refusal = refusalOf(await api.access.current(), request);
    if (refusal && !(await isOperator(request))) throw refusal;
  });
}
