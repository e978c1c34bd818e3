import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** One answer to a visitor; each encoding of its body is made once, when it is first asked for. */
export class CachedPage {
  readonly etag: string;
  private readonly bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly status: number,
    html: string,
  ) {
    const plain = Buffer.from(html);
    this.etag = `W/"${createHash("sha1").update(plain).digest("base64url")}"`;
    this.bodies.set("identity", Promise.resolve(plain));
  }

  /** The body in one encoding. Quality is set for speed: a page lives for about a second. */
  body(encoding: Encoding): Promise<Buffer> {
    const known = this.bodies.get(encoding);
    if (known) return known;
    const made = this.encode(encoding);
    this.bodies.set(encoding, made);
    return made;
  }

  private async encode(encoding: Encoding): Promise<Buffer> {
    const plain = await this.body("identity");
    if (encoding === "gzip") return toGzip(plain, { level: 6 });
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    return toBrotli(plain, { params });
  }
}

interface Entry<Value> {
  value: Promise<Value>;
  until: number;
}

/**
 * Keeps what is the same for every visitor for a moment: under load a page is made once, not once per request.
 * Parallel askers share one making; a failure is not kept; the oldest entry makes room for a new one.
 */
export class MomentCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();

  constructor(
    private readonly lifeMs: number,
    private readonly capacity: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** The kept value of `key`, or the one `make` gives. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.entries.get(key);
    if (known && known.until > this.now()) return known.value;
    const entry = { value: make(), until: Number.POSITIVE_INFINITY };
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size > this.capacity) this.entries.delete(this.entries.keys().next().value as string);
    entry.value.then(
      () => {
        // The life of a page begins when it is finished: a slow one is not out of date at birth.
        entry.until = this.now() + this.lifeMs;
      },
      () => {
        if (this.entries.get(key) === entry) this.entries.delete(key);
      },
    );
    return entry.value;
  }
}

/** The best encoding a request accepts. */
export function encodingOf(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? "").split(",").map((part) => part.trim().split(";q="));
  const takes = (name: string) => accepted.some(([coding, q = "1"]) => coding === name && Number(q) > 0);
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
