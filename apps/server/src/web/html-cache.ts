import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { View } from "../core/views.ts";

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
    /** What the page shows. */
    readonly views: readonly View[] = [],
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

/** The best encoding a request accepts. */
export function encodingOf(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? "").split(",").map((part) => part.trim().split(";q="));
  const takes = (name: string) => accepted.some(([coding, q = "1"]) => coding === name && Number(q) > 0);
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
