import type { Readable } from "node:stream";
import { CHANGE_CHANNEL, type ChangeKind, parseChange } from "../../../core/change-events.ts";
import { completesWithin } from "../../../core/completes-within.ts";
import type { ErrorReporter } from "../../../core/error-reporter.ts";
import { RequestError } from "../../../core/request-error.ts";
import { sessionLifetimes } from "../../../core/session.ts";
import type { Viewer } from "../../../core/viewer.ts";
import type { Database } from "../../../db/client.ts";
import type { policy } from "../../../policy.ts";
import { unreadByMember } from "../../notifications/index.ts";
import { replyCounts } from "./live.queries.ts";
import { LiveStream } from "./live-stream.ts";

declare module "fastify" {
  interface FastifyInstance {
    live: LiveHub;
  }
}

type Limits = { readonly [Name in keyof typeof policy.live]: number };

/** Delay after a failed query in milliseconds. */
const RETRY_DELAY_MS = 1000;

/** Maximum delay of the shutdown by a running query and the LISTEN connection, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 1000;

const liveTexts = {
  tooMany: "同时打开的页面太多，消息会稍慢一些",
  full: "实时连接已满，消息会稍慢一些",
  disconnected: "暂时收不到实时消息，请稍后再试",
};

const noStreams: ReadonlySet<LiveStream> = new Set();
/** Kinds of changes that are sent to streams. */
type StreamChange = Exclude<ChangeKind, "viewer" | "answers">;

const noChanges = (): Record<StreamChange, Set<string>> => ({
  member: new Set(),
  thread: new Set(),
  session: new Set(),
});

/** Index of streams by the ID that a kind of change refers to. */
class Index {
  private readonly byId = new Map<string, Set<LiveStream>>();

  constructor(private readonly idOf: (stream: LiveStream) => string | undefined) {}

  of(id: string): ReadonlySet<LiveStream> {
    return this.byId.get(id) ?? noStreams;
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
 * Open event streams of this process. From the first stream or shared response on, it listens to the
 * committed changes of all processes and sends each stream the current state. Changes within a short time are
 * combined into one query and one event. After a reconnect, all streams are updated.
 */
export class LiveHub {
  private readonly streams = new Set<LiveStream>();
  private readonly members = new Index(({ userId }) => userId);
  private readonly indexes: Record<StreamChange, Index> = {
    member: this.members,
    session: this.members,
    thread: new Index(({ threadId }) => threadId),
  };
  private due = noChanges();
  private flushTimer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();
  private heartbeatTimer: NodeJS.Timeout | undefined;
  private disconnectTimer: NodeJS.Timeout | undefined;
  private stopListening: (() => Promise<void>) | undefined;
  private connected = false;
  /** Callbacks that wait for the connection. */
  private readonly waitingForConnect = new Set<(isConnected: boolean) => void>();
  private closed = false;
  /** Called before events are sent after a change, to invalidate caches. */
  onChange: () => void = () => {};
  /** Called at once with the IDs of members whose viewer data has changed. */
  onViewers: (userIds: readonly string[]) => void = () => {};
  /** Called regularly with a period in which `onViewers` was called for every change. */
  onHearing: (from: number, upTo: number) => void = () => {};
  /** Called at once with the changes that invalidate shared responses. */
  onAnswers: (changes: readonly string[]) => void = () => {};

  constructor(
    private readonly database: Pick<Database, "db" | "listen">,
    private readonly reports: Pick<ErrorReporter, "warn">,
    private readonly limits: Limits,
  ) {}

  /**
   * Opens a stream for a member. Its first events are the current state.
   * @throws RequestError 429 above the limit per member, 503 above the limit per process and while disconnected
   */
  async open(viewer: Pick<Viewer, "id" | "sessionId">, threadId: string | undefined): Promise<Readable> {
    this.listen();
    await this.waitUntilConnected();
    if (this.members.of(viewer.id).size >= this.limits.perMember)
      throw new RequestError("TOO_MANY_AT_ONCE", liveTexts.tooMany);
    if (this.streams.size >= this.limits.perProcess) throw new RequestError("OVERLOADED", liveTexts.full);
    const stream = new LiveStream(viewer.id, viewer.sessionId, threadId, this.limits.unreadBytes);
    this.streams.add(stream);
    for (const index of Object.values(this.indexes)) index.add(stream);
    stream.out.once("close", () => this.remove(stream));
    // The session may have ended since it was checked.
    this.enqueue("session", [viewer.id]);
    this.enqueue("member", [viewer.id]);
    if (threadId) this.enqueue("thread", [threadId]);
    return stream.out;
  }

  /** Number of open streams. */
  get size(): number {
    return this.streams.size;
  }

  /** Ends all streams and refuses new ones. */
  async close(): Promise<void> {
    this.closed = true;
    this.endAll();
    for (const resume of this.waitingForConnect) resume(false);
    for (const timer of [this.heartbeatTimer, this.disconnectTimer, this.flushTimer]) clearTimeout(timer);
    await completesWithin(Promise.all([this.stopListening?.(), this.flushing]), SHUTDOWN_TIMEOUT_MS);
  }

  /** Starts to listen to changes; called for the first stream and the first shared response. */
  listen(): void {
    if (this.closed || this.stopListening) return;
    this.stopListening = this.database.listen(CHANGE_CHANNEL, {
      onNotification: (payload) => {
        const change = parseChange(payload);
        if (change?.kind === "viewer") this.onViewers(change.ids);
        else if (change?.kind === "answers") this.onAnswers(change.ids);
        else if (change) this.enqueue(change.kind, change.ids);
      },
      onConnect: () => {
        clearTimeout(this.disconnectTimer);
        this.connected = true;
        for (const resume of this.waitingForConnect) resume(true);
        for (const kind of Object.keys(this.indexes) as StreamChange[])
          this.enqueue(kind, this.indexes[kind].ids());
      },
      onProof: (from, upTo) => this.onHearing(from, upTo),
      onDisconnect: () => {
        this.connected = false;
        this.disconnectTimer = setTimeout(() => this.endAll(), this.limits.disconnectedMs);
        this.disconnectTimer.unref();
      },
    });
    this.heartbeatTimer = setInterval(() => {
      for (const stream of this.streams) stream.heartbeat();
      this.enqueue("session", this.members.ids());
    }, this.limits.beatMs);
    this.heartbeatTimer.unref();
  }

  /** Waits for the connection, with a timeout. */
  private async waitUntilConnected(): Promise<void> {
    if (!this.connected && !this.closed) {
      await new Promise<boolean>((resolve) => {
        const resume = (isConnected: boolean) => {
          clearTimeout(timer);
          this.waitingForConnect.delete(resume);
          resolve(isConnected);
        };
        const timer = setTimeout(resume, this.limits.disconnectedMs, false);
        this.waitingForConnect.add(resume);
      });
    }
    if (!this.connected || this.closed) throw new RequestError(503, liveTexts.disconnected);
  }

  /** Queues changes that affect an open stream. */
  private enqueue(kind: StreamChange, ids: Iterable<string>): void {
    const index = this.indexes[kind];
    for (const id of ids) if (index.of(id).size > 0) this.due[kind].add(id);
    this.scheduleFlush(this.limits.gatherMs);
  }

  private scheduleFlush(afterMs: number): void {
    if (this.closed || this.flushTimer || Object.values(this.due).every(({ size }) => size === 0)) return;
    this.flushTimer = setTimeout(() => {
      this.flushing = this.flush().finally(() => {
        this.flushTimer = undefined;
        this.scheduleFlush(this.limits.gatherMs);
      });
    }, afterMs);
    this.flushTimer.unref();
  }

  /**
   * Reads the current state of queued changes and sends it. Sessions are checked first, so that no event is sent to a
   * member whose session has ended.
   */
  private async flush(): Promise<void> {
    const due = this.due;
    this.due = noChanges();
    this.onChange();
    const affected = [...due.session].flatMap((id) => [...this.members.of(id)]);
    const { db } = this.database;
    try {
      const [remaining, unread, replies] = await Promise.all([
        affected.length > 0
          ? sessionLifetimes(db, [...new Set(affected.map((one) => one.sessionId))])
          : undefined,
        due.member.size > 0 ? unreadByMember(db, [...due.member]) : new Map(),
        due.thread.size > 0 ? replyCounts(db, [...due.thread]) : new Map(),
      ]);
      for (const stream of affected) this.checkSession(stream, remaining?.get(stream.sessionId));
      for (const [id, counts] of unread)
        for (const stream of this.members.of(id)) stream.send("unread", counts);
      for (const [id, count] of replies)
        for (const stream of this.indexes.thread.of(id)) stream.send("comments", count);
    } catch (error) {
      this.reports.warn("no look at the news", error);
      for (const kind of Object.keys(due) as StreamChange[])
        for (const id of due[kind]) this.due[kind].add(id);
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS).unref());
    }
  }

  /** Ends a stream whose session has ended. Schedules another check if the session ends before the next heartbeat. */
  private checkSession(stream: LiveStream, remainingMs: number | undefined): void {
    if (remainingMs === undefined) {
      this.end(stream);
    } else if (remainingMs < this.limits.beatMs) {
      setTimeout(() => this.enqueue("session", [stream.userId]), remainingMs).unref();
    }
  }

  private end(stream: LiveStream): void {
    this.remove(stream);
    stream.end();
  }

  private endAll(): void {
    for (const stream of this.streams) this.end(stream);
  }

  private remove(stream: LiveStream): void {
    this.streams.delete(stream);
    for (const index of Object.values(this.indexes)) index.delete(stream);
  }
}
