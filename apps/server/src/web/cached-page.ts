import { createHash, randomBytes } from "node:crypto";
import type { View } from "../cache/view-counter.ts";
import { type Encoding, encode } from "../core/encoding.ts";
import type { StyleSheets } from "./style-sheets.ts";

/** Whether a document links its style sheets or contains the critical styles. */
export type Form = "linked" | "contained";

/**
 * Placeholder for the origin of the site in a cached page, which is the same for all origins that visitors use. Random,
 * because members could write a fixed placeholder into a text.
 */
export const ORIGIN_MARK = `http://${randomBytes(16).toString("hex")}.invalid`;

/** Maximum number of origins for which a page is compressed. For others it is sent uncompressed. */
const MAX_ORIGINS = 3;

interface Body {
  encoding: Encoding;
  bytes: Buffer;
}

/** A page for all visitors, which is encoded on first use. */
export class CachedPage {
  private readonly tag: string;
  private readonly bodies = new Map<string, Promise<Body>>();
  private readonly origins = new Set<string>();
  /** Parts of the document between the placeholders of the origin. */
  private readonly parts = new Map<Form, Buffer[]>();

  constructor(
    readonly status: number,
    private readonly html: string,
    private readonly styles: StyleSheets,
    /** Threads and topics that the page shows. */
    readonly views: readonly View[] = [],
  ) {
    this.tag = createHash("sha1").update(html.replaceAll(ORIGIN_MARK, "")).digest("base64url");
  }

  /** Returns the ETag of the document for an origin, which is part of the document. */
  etagOf(form: Form, origin: string): string {
    const site = createHash("sha1").update(origin).digest("base64url").slice(0, 12);
    return `W/"${this.tag}-${form}-${site}"`;
  }

  /** Returns the body for an origin in an encoding. */
  body(form: Form, encoding: Encoding, origin: string): Promise<Body> {
    const key = `${form} ${encoding} ${origin}`;
    const existing = this.bodies.get(key);
    if (existing) return existing;
    const plain = this.fillOrigin(form, origin);
    if (!this.origins.has(origin) && this.origins.size >= MAX_ORIGINS) {
      return Promise.resolve({ encoding: "identity", bytes: plain });
    }
    this.origins.add(origin);
    const body = encode(plain, encoding).then((bytes) => ({ encoding, bytes }));
    this.bodies.set(key, body);
    return body;
  }

  /** Returns the document with the origin filled in. */
  private fillOrigin(form: Form, origin: string): Buffer {
    let parts = this.parts.get(form);
    if (!parts) {
      const html = form === "linked" ? this.html : this.styles.embed(this.html);
      parts = html.split(ORIGIN_MARK).map((part) => Buffer.from(part));
      this.parts.set(form, parts);
    }
    const address = Buffer.from(origin);
    return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [address, part])));
  }

  /** Returns the document, compressed with brotli. */
  compress(): Promise<Buffer> {
    return encode(Buffer.from(this.html), "br");
  }
}
