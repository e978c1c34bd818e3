import { createHash } from "node:crypto";

const COOKIE = "styles";
const A_YEAR = 31_536_000;

/**
 * The style sheets of a build, by address. A browser that comes without them gets them inside the document: its text
 * waits for one answer instead of two. A cookie without a name of anybody says from then on that it has the files.
 */
export class StyleSheets {
  private readonly pair: string;

  constructor(private readonly texts: ReadonlyMap<string, string>) {
    const names = [...texts.keys()].join(" ");
    const version = createHash("sha1").update(names).digest("base64url").slice(0, 8);
    this.pair = `${COOKIE}=${version}`;
  }

  /** What a document with the sheets inside answers in addition; `secure` = the site is reached by https. */
  cookie(secure: boolean): string {
    const cookie = `${this.pair}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax; HttpOnly`;
    return secure ? `${cookie}; Secure` : cookie;
  }

  /** Whether the sender of these cookies has the files of this build. */
  areKnown(cookies: string | undefined): boolean {
    return (cookies ?? "").split("; ").includes(this.pair);
  }

  /** The document with its sheets inside; their files follow without anything waiting for them. */
  embed(html: string): string {
    return html.replace(/<link rel="stylesheet" href="([^"]+)">/g, (link, address: string) => {
      const text = this.texts.get(address);
      return text === undefined ? link : `<style>${text}</style>\n${link.slice(0, -1)} media="not all">`;
    });
  }
}
