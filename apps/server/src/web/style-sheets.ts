import { createHash } from "node:crypto";
import { CriticalStyles } from "./critical-styles.ts";

const COOKIE = "styles";
const A_YEAR = 31_536_000;
/** Start of the state of a page, which follows the text of the document. */
const STATE_TAG = '<script type="application/json"';

/**
 * The style sheets of a build, by address. A browser without them gets a document that contains the critical styles, so
 * that its text waits for one response instead of two, and links the sheets at its end, because scripts wait for them. A
 * cookie without personal data then marks the browser as having the files.
 */
export class StyleSheets {
  private readonly pair: string;
  private readonly sheets: ReadonlyMap<string, CriticalStyles>;

  constructor(texts: ReadonlyMap<string, string>) {
    const names = [...texts.keys()].join(" ");
    const version = createHash("sha1").update(names).digest("base64url").slice(0, 8);
    this.pair = `${COOKIE}=${version}`;
    this.sheets = new Map(Array.from(texts, ([address, text]) => [address, new CriticalStyles(text)]));
  }

  /** Returns the `Set-Cookie` header for a document with contained styles. `secure`: whether the site uses https. */
  cookie(secure: boolean): string {
    const cookie = `${this.pair}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax; HttpOnly`;
    return secure ? `${cookie}; Secure` : cookie;
  }

  /** Whether the cookies show that the browser has the files of this build. */
  hasCookie(cookies: string | undefined): boolean {
    return (cookies ?? "").split("; ").includes(this.pair);
  }

  /** Replaces the links of a document by the critical styles and moves them to the end of its text. */
  embed(html: string): string {
    const links: string[] = [];
    const head = html.replace(/<link rel="stylesheet" href="([^"]+)">/g, (link, address: string) => {
      const sheet = this.sheets.get(address);
      if (!sheet) return link;
      links.push(link);
      return `<style>${sheet.of(html)}</style>`;
    });
    return head.replace(STATE_TAG, () => `${links.join("\n")}\n${STATE_TAG}`);
  }
}
