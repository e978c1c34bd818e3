import { Readable } from "node:stream";

/** A line that says nothing but that the stream is alive. */
const BEAT = ":\n\n";

/** One open stream of events: whose it is, what it watches, and what it was told last. */
export class LiveStream {
  readonly out = new Readable({ read() {} });
  private readonly told = new Map<string, string>();

  constructor(
    readonly userId: string,
    readonly sessionId: string,
    readonly threadId: string | undefined,
    private readonly unreadBytes: number,
  ) {
    this.beat();
  }

  /** Tells an event, unless it says what the one before said. */
  tell(name: string, data: object): void {
    const text = JSON.stringify(data);
    if (this.told.get(name) === text) return;
    this.told.set(name, text);
    this.write(`event: ${name}\ndata: ${text}\n\n`);
  }

  beat(): void {
    this.write(BEAT);
  }

  /** Says that this is all. */
  end(): void {
    if (!this.out.destroyed) this.out.push(null);
  }

  /** A client that does not read is dropped: it asks anew when it comes to itself. */
  private write(text: string): void {
    if (this.out.destroyed) return;
    if (this.out.readableLength > this.unreadBytes) this.out.destroy();
    else this.out.push(text);
  }
}
