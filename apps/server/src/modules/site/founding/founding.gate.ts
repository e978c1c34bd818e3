import type { FastifyInstance } from "fastify";
import { RequestError } from "../../../core/request-error.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { isFounded } from "./founding.queries.ts";

declare module "fastify" {
  interface FastifyInstance {
    founding: FoundingGate;
  }
}

/** Blocks all operations but founding while the community has no account. */
export class FoundingGate {
  private checkedAt = 0;
  private check: Promise<boolean> | undefined;

  constructor(
    private readonly db: Db,
    /** Whether there may be no account yet. Stays false after founding. */
    private isEmpty: boolean,
  ) {}

  /** Whether any account exists. Queries the database at intervals until one does, and never again. */
  isFounded(): true | Promise<boolean> {
    return this.isEmpty ? this.query() : true;
  }

  private async query(): Promise<boolean> {
    if (!this.check || Date.now() - this.checkedAt > policy.founding.lookMs) {
      this.checkedAt = Date.now();
      this.check = isFounded(this.db);
    }
    try {
      if (await this.check) this.isEmpty = false;
    } catch (error) {
      this.check = undefined;
      throw error;
    }
    return !this.isEmpty;
  }

  /** Opens the gate after founding in this process. */
  open(): void {
    this.isEmpty = false;
  }
}

/** Paths of the setup page. */
const OPEN = [
  "/api/without/setup/look",
  "/api/without/setup/found",
  "/api/without/setup/mail",
  "/api/bbs/site/info",
  "/api/without/appmenu",
];

const NOT_YET = "社区还在准备，稍后再来";

/** Refuses every operation but those of the setup page until the community is founded. */
export function refuseUntilFounded(api: FastifyInstance, apiBase: string): void {
  const open = new Set(OPEN.map((path) => apiBase + path));
  api.addHook("onRequest", (request, _reply, done) => {
    const founded = api.founding.isFounded();
    if (founded === true) return done();
    founded.then(
      (isFounded) =>
        isFounded || open.has(request.routeOptions.url ?? "")
          ? done()
          : done(new RequestError("NOT_FOUNDED", NOT_YET)),
      done,
    );
  });
}
