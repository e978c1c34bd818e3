import { Readable } from "node:stream";

/** A heartbeat: a comment line of the event stream. */
const BEAT = ":\n\n";

/** One open event stream: its member, the thread it watches, and what it was sent last. */
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

  /** Sends an event, unless it is the same as the last of its name. */
  send(name: string, data: object): void {
    const text = JSON.stringify(data);
    if (this.lastSent.get(name) === text) return;
    this.lastSent.set(name, text);
    this.write(`event: ${name}\ndata: ${text}\n\n`);
  }

  heartbeat(): void {
    this.write(BEAT);
  }

  /** Ends the stream. */
  end(): void {
    if (!this.out.destroyed) this.out.push(null);
  }

  /** A client that does not read is dropped; it reconnects when it is able to. */
  private write(text: string): void {
    if (this.out.destroyed) return;
    if (this.out.readableLength > this.unreadBytes) this.out.destroy();
    else this.out.push(text);
  }
}
