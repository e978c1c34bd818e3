import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { View } from "../core/views.ts";
import type { StyleSheets } from "./style-sheets.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** Whether a document refers to its style sheets or contains them. */
export type Form = "linked" | "contained";

/** One page for all visitors; each body is made once, when it is first asked for. */
export class CachedPage {
  private readonly tag: string;
  private readonly bodies = new Map<string, Promise<Buffer>>();

  constructor(
    readonly status: number,
    private readonly html: string,
    private readonly styles: StyleSheets,
    /** What the page shows. */
    readonly views: readonly View[] = [],
  ) {
    this.tag = createHash("sha1").update(html).digest("base64url");
  }

  etagOf(form: Form): string {
    return `W/"${this.tag}-${form}"`;
  }

  /** The body in one form and encoding. Quality is set for speed: a page lives for about a second. */
  body(form: Form, encoding: Encoding): Promise<Buffer> {
    const key = `${form} ${encoding}`;
    const known = this.bodies.get(key);
    if (known) return known;
    const made = encode(form === "linked" ? this.html : this.styles.embed(this.html), encoding);
    this.bodies.set(key, made);
    return made;
  }
}

async function encode(html: string, encoding: Encoding): Promise<Buffer> {
  const plain = Buffer.from(html);
  if (encoding === "identity") return plain;
  if (encoding === "gzip") return toGzip(plain, { level: 6 });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return toBrotli(plain, { params });
}

/** The best encoding a request accepts. */
export function encodingOf(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? "").split(",").map((part) => part.trim().split(";q="));
  const takes = (name: string) => accepted.some(([coding, q = "1"]) => coding === name && Number(q) > 0);
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
