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

/** Keeps everything but its founding out of a community in which nobody has an account. */
export class FoundingGate {
  private looked = 0;
  private looking: Promise<boolean> | undefined;

  constructor(
    private readonly db: Db,
    /** Whether nobody can have an account yet; one that has been founded stays so. */
    private isWaiting: boolean,
  ) {}

  /** Whether somebody has an account: asked of the database now and then, and at no time once it is so. */
  isFounded(): true | Promise<boolean> {
    return this.isWaiting ? this.look() : true;
  }

  private async look(): Promise<boolean> {
    if (!this.looking || Date.now() - this.looked > policy.founding.lookMs) {
      this.looked = Date.now();
      this.looking = isFounded(this.db);
    }
    try {
      if (await this.looking) this.isWaiting = false;
    } catch (error) {
      this.looking = undefined;
      throw error;
    }
    return !this.isWaiting;
  }

  /** This process has just founded it. */
  open(): void {
    this.isWaiting = false;
  }
}

/** What the setup page asks for. */
const OPEN = [
  "/api/without/setup/look",
  "/api/without/setup/found",
  "/api/without/setup/mail",
  "/api/bbs/site/info",
  "/api/without/appmenu",
];

const NOT_YET = "社区还在准备，稍后再来";

/** Answers every call but those of the setup page with a sentence, until the community has been founded. */
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
