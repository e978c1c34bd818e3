import type { Readable } from "node:stream";
import { CHANGE_CHANNEL, type ChangeKind, parseChange } from "../../../core/change-events.ts";
import { completesWithin } from "../../../core/completes-within.ts";
import type { ErrorReporter } from "../../../core/error-reporter.ts";
import { RequestError } from "../../../core/request-error.ts";
import { sessionLifetimes } from "../../../core/session.ts";
import type { Viewer } from "../../../core/viewer.ts";
import type { Database } from "../../../db/client.ts";
import type { policy } from "../../../policy.ts";
import { unreadByMember } from "../../notifications/notice/notice.queries.ts";
import { replyCounts } from "./live.queries.ts";
import { LiveStream } from "./live-stream.ts";

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
  disconnected: "暂时收不到实时消息，请稍后再试",
};

const nobody: ReadonlySet<LiveStream> = new Set();
/** What streams are told something of. */
type StreamNews = Exclude<ChangeKind, "viewer" | "answers">;

const noNews = (): Record<StreamNews, Set<string>> => ({
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
 * or shared answer on, and sends each stream the current state: changes that come in together are one query and one event, and what was
 * missed while disconnected is sent afterwards.
 */
export class LiveHub {
  private readonly streams = new Set<LiveStream>();
  private readonly members = new Index(({ userId }) => userId);
  private readonly indexes: Record<StreamNews, Index> = {
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
  private connected = false;
  /** Callbacks of those who wait for the connection. */
  private readonly waitingForConnect = new Set<(hears: boolean) => void>();
  private closed = false;
  /** Called on a change, before any stream is sent something: caches of it are outdated. */
  onChange: () => void = () => {};
  /** Called at once with the members who have become others to the server. */
  onViewers: (userIds: readonly string[]) => void = () => {};
  /** Called every moment with the time for which `onViewers` was called for every change. */
  onHearing: (from: number, upTo: number) => void = () => {};
  /** Called at once with the news of writes that end shared answers. */
  onAnswers: (words: readonly string[]) => void = () => {};

  constructor(
    private readonly database: Pick<Database, "db" | "listen">,
    private readonly reports: Pick<ErrorReporter, "warn">,
    private readonly limits: Limits,
  ) {}

  /**
   * Opens a stream for a member, which starts with the current state.
   * @throws RequestError 429 beyond the member's streams, 503 beyond the process's and while disconnected
   */
  async open(viewer: Pick<Viewer, "id" | "sessionId">, threadId: string | undefined): Promise<Readable> {
    this.listen();
    await this.untilConnected();
    if (this.members.of(viewer.id).size >= this.limits.perMember)
      throw new RequestError("TOO_MANY_AT_ONCE", liveTexts.tooMany);
    if (this.streams.size >= this.limits.perProcess) throw new RequestError("OVERLOADED", liveTexts.full);
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

  /** How many streams are open. */
  get size(): number {
    return this.streams.size;
  }

  /** Ends every stream and accepts no more. */
  async close(): Promise<void> {
    this.closed = true;
    this.endAll();
    for (const go of this.waitingForConnect) go(false);
    for (const timer of [this.beating, this.giveUp, this.gathering]) clearTimeout(timer);
    await completesWithin(Promise.all([this.stopListening?.(), this.looking]), PARTING_MS);
  }

  /** Listens from now on, with the first stream or the first shared answer. */
  listen(): void {
    if (this.closed || this.stopListening) return;
    this.stopListening = this.database.listen(CHANGE_CHANNEL, {
      onNotification: (payload) => {
        const news = parseChange(payload);
        if (news?.kind === "viewer") this.onViewers(news.ids);
        else if (news?.kind === "answers") this.onAnswers(news.ids);
        else if (news) this.note(news.kind, news.ids);
      },
      onConnect: () => {
        clearTimeout(this.giveUp);
        this.connected = true;
        for (const go of this.waitingForConnect) go(true);
        for (const kind of Object.keys(this.indexes) as StreamNews[])
          this.note(kind, this.indexes[kind].ids());
      },
      onProof: (from, upTo) => this.onHearing(from, upTo),
      onDisconnect: () => {
        this.connected = false;
        this.giveUp = setTimeout(() => this.endAll(), this.limits.disconnectedMs);
        this.giveUp.unref();
      },
    });
    this.beating = setInterval(() => {
      for (const stream of this.streams) stream.heartbeat();
      this.note("session", this.members.ids());
    }, this.limits.beatMs);
    this.beating.unref();
  }

  /** Waits for the connection, with a limit. */
  private async untilConnected(): Promise<void> {
    if (!this.connected && !this.closed) {
      await new Promise<boolean>((resolve) => {
        const go = (hears: boolean) => {
          clearTimeout(timer);
          this.waitingForConnect.delete(go);
          resolve(hears);
        };
        const timer = setTimeout(go, this.limits.disconnectedMs, false);
        this.waitingForConnect.add(go);
      });
    }
    if (!this.connected || this.closed) throw new RequestError(503, liveTexts.disconnected);
  }

  /** Queues a change that concerns a stream here. */
  private note(kind: StreamNews, ids: Iterable<string>): void {
    const index = this.indexes[kind];
    for (const id of ids) if (index.of(id).size > 0) this.due[kind].add(id);
    this.scheduleLook(this.limits.gatherMs);
  }

  private scheduleLook(afterMs: number): void {
    if (this.closed || this.gathering || Object.values(this.due).every(({ size }) => size === 0)) return;
    this.gathering = setTimeout(() => {
      this.looking = this.look().finally(() => {
        this.gathering = undefined;
        this.scheduleLook(this.limits.gatherMs);
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
    this.onChange();
    const concerned = [...due.session].flatMap((id) => [...this.members.of(id)]);
    const { db } = this.database;
    try {
      const [left, unread, replies] = await Promise.all([
        concerned.length > 0
          ? sessionLifetimes(db, [...new Set(concerned.map((one) => one.sessionId))])
          : undefined,
        due.member.size > 0 ? unreadByMember(db, [...due.member]) : new Map(),
        due.thread.size > 0 ? replyCounts(db, [...due.thread]) : new Map(),
      ]);
      for (const stream of concerned) this.keep(stream, left?.get(stream.sessionId));
      for (const [id, counts] of unread)
        for (const stream of this.members.of(id)) stream.send("unread", counts);
      for (const [id, count] of replies)
        for (const stream of this.indexes.thread.of(id)) stream.send("comments", count);
    } catch (error) {
      this.reports.warn("no look at the news", error);
      for (const kind of Object.keys(due) as StreamNews[]) for (const id of due[kind]) this.due[kind].add(id);
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
