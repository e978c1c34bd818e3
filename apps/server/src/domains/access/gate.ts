import { callPolicy } from "@lenscape/api/call-policy.gen";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OperationId } from "../../contract/handler.ts";
import { bearerOf } from "../../core/bearer.ts";
import { clientAddressOf } from "../../core/client-address.ts";
import { RequestError } from "../../core/request-error.ts";
import { hasPermission } from "../../core/viewer.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { loadAccess } from "./queries.ts";
import { type Access, accessTexts, isBlockedAddress, modeSentence } from "./rules.ts";

declare module "fastify" {
  interface FastifyInstance {
    access: AccessCache;
  }
}

/**
 * Caches the access settings of this process. A change in another process counts after `freshMs`, one in this process
 * at once. While the database does not answer, the last settings stay in force.
 */
export class AccessCache {
  private access: Access | undefined;
  private loadedAt = 0;
  private loading: Promise<Access> | undefined;
  /** Number of changes, so that a load that began before a change is not kept. */
  private changes = 0;

  constructor(
    private readonly db: Db,
    private readonly limits: { freshMs: number; staleMs: number } = policy.access,
    private readonly now: () => number = Date.now,
  ) {}

  /** The settings: at once while they are at most `staleMs` old, then they are reloaded first. */
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
    // Where the cached settings are used meanwhile, nobody waits for this.
    loading.catch(() => undefined);
    this.loading = loading;
    return loading;
  }

  /** Reloads the settings before the next call: this process has changed them. */
  forget(): void {
    this.changes++;
    this.loadedAt = 0;
    this.access = undefined;
    this.loading = undefined;
  }
}

/** Operations of logging in and out: they work in every mode, since operators come in this way too. */
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
  "wxSmsLogin",
  "phoneSms",
  "logout",
]);

/** What a browser asks for around the log-in page, whoever asks. */
const FRAME: ReadonlySet<OperationId> = new Set<OperationId>([
  "siteInfo",
  "appMenu",
  "captchaImage",
  "wxWays",
  "setupLook",
  "setupFound",
  "setupMailTest",
]);

type Check = (
  access: Access,
  request: FastifyRequest,
  id: OperationId | undefined,
) => RequestError | undefined;

const isWrite = (request: FastifyRequest, id: OperationId | undefined) =>
  id
    ? callPolicy[id].writes
    : request.method !== "GET" && request.method !== "HEAD" && request.method !== "OPTIONS";

const isEntry = (id: OperationId | undefined) => id !== undefined && ENTRY.has(id);

/** Why a call may need an operator; undefined where everybody may make it. */
const refusalOf: Check = (access, request, id) => {
  const { mode } = access;
  if (mode === "notOpen" && !isEntry(id) && !(id && FRAME.has(id)) && request.method !== "OPTIONS")
    return new RequestError("NOT_OPEN", modeSentence(access));
  if (!isWrite(request, id)) return undefined;
  if (mode === "readOnly" && !isEntry(id)) return new RequestError("READ_ONLY", modeSentence(access));
  if (id !== "logout" && isBlockedAddress(access, clientAddressOf(request)))
    return new RequestError("ADDRESS_BLOCKED", accessTexts.addressBlocked);
  return undefined;
};

/** Whether the caller runs the community: operators and moderators, who may enter the console. */
async function isOperator(request: FastifyRequest): Promise<boolean> {
  const token = bearerOf(request);
  if (!token) return false;
  // An access key that serves no more throws; its own check says why.
  const viewer = await Promise.resolve(request.server.callers.of(token)).catch(() => null);
  return viewer !== null && hasPermission(viewer, "console.enter");
}

/** The operation of a call; undefined for a stream and for routes beside the contract, such as resumable uploads. */
function operationOf(request: FastifyRequest): OperationId | undefined {
  const { operation } = request.routeOptions.config as { operation?: string | null };
  return operation && Object.hasOwn(callPolicy, operation) ? (operation as OperationId) : undefined;
}

/** Refuses calls that the access settings do not allow; operators may always make them. */
export function enforceAccess(api: FastifyInstance): void {
  const check = async (access: Access, request: FastifyRequest) => {
    const refusal = refusalOf(access, request, operationOf(request));
    if (refusal && !(await isOperator(request))) throw refusal;
  };
  api.addHook("onRequest", (request, _reply, done) => {
    const access = api.access.current();
    if (!(access instanceof Promise) && access.mode === "open" && access.networks.length === 0) return done();
    Promise.resolve(access)
      .then((known) => check(known, request))
      .then(() => done(), done);
  });
}
