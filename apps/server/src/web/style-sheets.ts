import { createHash } from "node:crypto";
import { CriticalStyles } from "./critical-styles.ts";

const COOKIE = "styles";
const A_YEAR = 31_536_000;
/** How the state of a page begins, which follows its text. */
const STATE = '<script type="application/json"';

/**
 * The style sheets of a build, by address. A browser that comes without them gets those of their rules that its document
 * needs inside of it, so that its text waits for one answer instead of two, and the whole sheets at its end: scripts wait
 * for them. A cookie without a name of anybody says from then on that it has the files.
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

  /** What a document with the sheets inside answers in addition; `secure` = the site is reached by https. */
  cookie(secure: boolean): string {
    const cookie = `${this.pair}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax; HttpOnly`;
    return secure ? `${cookie}; Secure` : cookie;
  }

  /** Whether the sender of these cookies has the files of this build. */
  areKnown(cookies: string | undefined): boolean {
    return (cookies ?? "").split("; ").includes(this.pair);
  }

  /** The document with what it needs of its sheets inside, and the sheets where its text ends. */
  embed(html: string): string {
    const whole: string[] = [];
    const head = html.replace(/<link rel="stylesheet" href="([^"]+)">/g, (link, address: string) => {
      const sheet = this.sheets.get(address);
      if (!sheet) return link;
      whole.push(link);
      return `<style>${sheet.of(html)}</style>`;
    });
    return head.replace(STATE, () => `${whole.join("\n")}\n${STATE}`);
  }
}
