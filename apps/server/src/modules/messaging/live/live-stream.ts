import { Readable } from "node:stream";

/** Heartbeat: a comment line of the event stream. */
const HEARTBEAT = ":\n\n";

/** Open event stream of a member, optionally for a thread. Remembers the last event of each name. */
export class LiveStream {
  readonly out = new Readable({ read() {} });
  private readonly lastSent = new Map<string, string>();

  constructor(
    readonly userId: string,
    readonly sessionId: string,
    readonly threadId: string | undefined,
    private readonly unreadBytes: number,
  ) {
    this.heartbeat();
  }

  /** Sends an event unless its data is equal to the last event of the same name. */
  send(name: string, data: object): void {
    const text = JSON.stringify(data);
    if (this.lastSent.get(name) === text) return;
    this.lastSent.set(name, text);
    this.write(`event: ${name}\ndata: ${text}\n\n`);
  }

  heartbeat(): void {
    this.write(HEARTBEAT);
  }

  end(): void {
    if (!this.out.destroyed) this.out.push(null);
  }

  /** Writes text, or disconnects a client that does not read. The client reconnects. */
  private write(text: string): void {
    if (this.out.destroyed) return;
    if (this.out.readableLength > this.unreadBytes) this.out.destroy();
    else this.out.push(text);
  }
}
