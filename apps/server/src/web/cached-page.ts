import { createHash, randomBytes } from "node:crypto";
import type { View } from "../cache/view-counter.ts";
import { type Encoding, encode } from "../core/encoding.ts";
import type { StyleSheets } from "./style-sheets.ts";

/** Whether a document refers to its style sheets or contains them. */
export type Form = "linked" | "contained";

/**
 * Placeholder for the site's address in a cached page: the address is the one the visitor used, the page is the same
 * for all. Random, because a member could write a known one into a text.
 */
export const ORIGIN_MARK = `http://${randomBytes(16).toString("hex")}.invalid`;

/** A page is compressed for this many addresses of the site; for more it is sent uncompressed. */
const ORIGINS = 3;

interface Body {
  encoding: Encoding;
  bytes: Buffer;
}

/** One page for all visitors; each encoding is made on first use. */
export class CachedPage {
  private readonly tag: string;
  private readonly bodies = new Map<string, Promise<Body>>();
  private readonly origins = new Set<string>();
  /** What stands between the places of the site's address. */
  private readonly parts = new Map<Form, Buffer[]>();

  constructor(
    readonly status: number,
    private readonly html: string,
    private readonly styles: StyleSheets,
    /** What the page shows. */
    readonly views: readonly View[] = [],
  ) {
    this.tag = createHash("sha1").update(html.replaceAll(ORIGIN_MARK, "")).digest("base64url");
  }

  /** The ETag of the document for a visitor of `origin`, which is written into it. */
  etagOf(form: Form, origin: string): string {
    const site = createHash("sha1").update(origin).digest("base64url").slice(0, 12);
    return `W/"${this.tag}-${form}-${site}"`;
  }

  /**
   * The body in one encoding, for a visitor of `origin`. The quality is set for speed: a page lives for about a second.
   */
  body(form: Form, encoding: Encoding, origin: string): Promise<Body> {
    const key = `${form} ${encoding} ${origin}`;
    const known = this.bodies.get(key);
    if (known) return known;
    const plain = this.written(form, origin);
    if (!this.origins.has(origin) && this.origins.size >= ORIGINS) {
      return Promise.resolve({ encoding: "identity", bytes: plain });
    }
    this.origins.add(origin);
    const made = encode(plain, encoding).then((bytes) => ({ encoding, bytes }));
    this.bodies.set(key, made);
    return made;
  }

  /** The document with the site's address filled in. */
  private written(form: Form, origin: string): Buffer {
    let parts = this.parts.get(form);
    if (!parts) {
      const html = form === "linked" ? this.html : this.styles.embed(this.html);
      parts = html.split(ORIGIN_MARK).map((part) => Buffer.from(part));
      this.parts.set(form, parts);
    }
    const address = Buffer.from(origin);
    return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [address, part])));
  }

  /** The document, compressed with brotli. */
  packed(): Promise<Buffer> {
    return encode(Buffer.from(this.html), "br");
  }
}
