import type { Readable } from "node:stream";
import { NEWS_CHANNEL, type NewsKind, readNews } from "../../core/news.ts";
import { Refusal } from "../../core/refusal.ts";
import type { Reports } from "../../core/reports.ts";
import { sessionsLeft } from "../../core/session.ts";
import type { Viewer } from "../../core/viewer.ts";
import { within } from "../../core/within.ts";
import type { Database } from "../../db/client.ts";
import type { policy } from "../../policy.ts";
import { unreadOfEach } from "../notices/queries.ts";
import { repliesOfEach } from "./queries.ts";
import { LiveStream } from "./stream.ts";

declare module "fastify" {
  interface FastifyInstance {
    live: LiveHub;
  }
}

type Limits = { readonly [Name in keyof typeof policy.live]: number };

/** How long to wait after a failed query. */
const AFTER_FAILURE_MS = 1000;

/** How long a query in progress and the end of listening may delay the shutdown. */
const PARTING_MS = 1000;

const liveTexts = {
  tooMany: "同时打开的页面太多，消息会稍慢一些",
  full: "实时连接已满，消息会稍慢一些",
  deaf: "暂时收不到实时消息，请稍后再试",
};

const nobody: ReadonlySet<LiveStream> = new Set();
const noNews = (): Record<NewsKind, Set<string>> => ({
  member: new Set(),
  thread: new Set(),
  session: new Set(),
});

/** Which streams are concerned by which changes. */
class Index {
  private readonly byId = new Map<string, Set<LiveStream>>();

  constructor(private readonly idOf: (stream: LiveStream) => string | undefined) {}

  of(id: string): ReadonlySet<LiveStream> {
    return this.byId.get(id) ?? nobody;
  }

  ids(): Iterable<string> {
    return this.byId.keys();
  }

  add(stream: LiveStream): void {
    const id = this.idOf(stream);
    if (id === undefined) return;
    const streams = this.byId.get(id) ?? new Set();
    this.byId.set(id, streams.add(stream));
  }

  delete(stream: LiveStream): void {
    const id = this.idOf(stream) ?? "";
    const streams = this.byId.get(id);
    if (streams?.delete(stream) && streams.size === 0) this.byId.delete(id);
  }
}

/**
 * The open streams of this process. It listens to the changes that all processes have committed, from the first stream
 * on, and sends each stream the current state: changes that come in together are one query and one event, and what was
 * missed while disconnected is sent afterwards.
 */
export class LiveHub {
  private readonly streams = new Set<LiveStream>();
  private readonly members = new Index(({ userId }) => userId);
  private readonly indexes: Record<NewsKind, Index> = {
    member: this.members,
    session: this.members,
    thread: new Index(({ threadId }) => threadId),
  };
  private due = noNews();
  private gathering: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();
  private beating: NodeJS.Timeout | undefined;
  private giveUp: NodeJS.Timeout | undefined;
  private stopListening: (() => Promise<void>) | undefined;
  private hears = false;
  /** Callbacks of those who wait for the connection. */
  private readonly patient = new Set<(hears: boolean) => void>();
  private closed = false;
  /** Called on a change, before any stream is sent something: caches of it are outdated. */
  onNews: () => void = () => {};

  constructor(
    private readonly database: Pick<Database, "db" | "listen">,
    private readonly reports: Pick<Reports, "warn">,
    private readonly limits: Limits,
  ) {}

  /**
   * Opens a stream for a member, which starts with the current state.
   * @throws Refusal 429 beyond the member's streams, 503 beyond the process's and while disconnected
   */
  async open(viewer: Pick<Viewer, "id" | "sessionId">, threadId: string | undefined): Promise<Readable> {
    this.listen();
    await this.heard();
    if (this.members.of(viewer.id).size >= this.limits.perMember) throw new Refusal(429, liveTexts.tooMany);
    if (this.streams.size >= this.limits.perProcess) throw new Refusal(503, liveTexts.full);
    const stream = new LiveStream(viewer.id, viewer.sessionId, threadId, this.limits.unreadBytes);
    this.streams.add(stream);
    for (const index of Object.values(this.indexes)) index.add(stream);
    stream.out.once("close", () => this.forget(stream));
    // The session may have ended since it was looked at.
    this.note("session", [viewer.id]);
    this.note("member", [viewer.id]);
    if (threadId) this.note("thread", [threadId]);
    return stream.out;
  }

  /** Ends every stream and accepts no more. */
  async close(): Promise<void> {
    this.closed = true;
    this.endAll();
    for (const go of this.patient) go(false);
    for (const timer of [this.beating, this.giveUp, this.gathering]) clearTimeout(timer);
    await within(Promise.all([this.stopListening?.(), this.looking]), PARTING_MS);
  }

  private listen(): void {
    if (this.closed || this.stopListening) return;
    this.stopListening = this.database.listen(NEWS_CHANNEL, {
      onNote: (payload) => {
        const news = readNews(payload);
        if (news) this.note(news.kind, news.ids);
      },
      onHearing: () => {
        clearTimeout(this.giveUp);
        this.hears = true;
        for (const go of this.patient) go(true);
        for (const kind of Object.keys(this.indexes) as NewsKind[]) this.note(kind, this.indexes[kind].ids());
      },
      onDeaf: () => {
        this.hears = false;
        this.giveUp = setTimeout(() => this.endAll(), this.limits.deafMs);
        this.giveUp.unref();
      },
    });
    this.beating = setInterval(() => {
      for (const stream of this.streams) stream.beat();
      this.note("session", this.members.ids());
    }, this.limits.beatMs);
    this.beating.unref();
  }

  /** Waits for the connection, with a limit. */
  private async heard(): Promise<void> {
    if (!this.hears && !this.closed) {
      await new Promise<boolean>((resolve) => {
        const go = (hears: boolean) => {
          clearTimeout(timer);
          this.patient.delete(go);
          resolve(hears);
        };
        const timer = setTimeout(go, this.limits.deafMs, false);
        this.patient.add(go);
      });
    }
    if (!this.hears || this.closed) throw new Refusal(503, liveTexts.deaf);
  }

  /** Queues a change that concerns a stream here. */
  private note(kind: NewsKind, ids: Iterable<string>): void {
    const index = this.indexes[kind];
    for (const id of ids) if (index.of(id).size > 0) this.due[kind].add(id);
    this.gather(this.limits.gatherMs);
  }

  private gather(afterMs: number): void {
    if (this.closed || this.gathering || Object.values(this.due).every(({ size }) => size === 0)) return;
    this.gathering = setTimeout(() => {
      this.looking = this.look().finally(() => {
        this.gathering = undefined;
        this.gather(this.limits.gatherMs);
      });
    }, afterMs);
    this.gathering.unref();
  }

  /**
   * Reads the current state of what has changed and sends it; sessions first, so that nothing is sent to a member whose
   * session has ended.
   */
  private async look(): Promise<void> {
    const due = this.due;
    this.due = noNews();
    this.onNews();
    const concerned = [...due.session].flatMap((id) => [...this.members.of(id)]);
    const { db } = this.database;
    try {
      const [left, unread, replies] = await Promise.all([
        concerned.length > 0
          ? sessionsLeft(db, [...new Set(concerned.map((one) => one.sessionId))])
          : undefined,
        due.member.size > 0 ? unreadOfEach(db, [...due.member]) : new Map(),
        due.thread.size > 0 ? repliesOfEach(db, [...due.thread]) : new Map(),
      ]);
      for (const stream of concerned) this.keep(stream, left?.get(stream.sessionId));
      for (const [id, counts] of unread)
        for (const stream of this.members.of(id)) stream.tell("unread", counts);
      for (const [id, count] of replies)
        for (const stream of this.indexes.thread.of(id)) stream.tell("comments", count);
    } catch (error) {
      this.reports.warn("no look at the news", error);
      for (const kind of Object.keys(due) as NewsKind[]) for (const id of due[kind]) this.due[kind].add(id);
      await new Promise((resolve) => setTimeout(resolve, AFTER_FAILURE_MS).unref());
    }
  }

  /** Ends a stream whose session has ended, and schedules another check when it is about to. */
  private keep(stream: LiveStream, leftMs: number | undefined): void {
    if (leftMs === undefined) {
      this.end(stream);
    } else if (leftMs < this.limits.beatMs) {
      setTimeout(() => this.note("session", [stream.userId]), leftMs).unref();
    }
  }

  private end(stream: LiveStream): void {
    this.forget(stream);
    stream.end();
  }

  private endAll(): void {
    for (const stream of this.streams) this.end(stream);
  }

  private forget(stream: LiveStream): void {
    this.streams.delete(stream);
    for (const index of Object.values(this.indexes)) index.delete(stream);
  }
}
