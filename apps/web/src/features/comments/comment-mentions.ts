import { paths } from "#paths";

/** A member named in a text by `@` and the nickname. */
export interface Mention {
  userId: string;
  nickname: string;
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
/** A name as the paragraphs of a plain text spell it. */
const escapeHtml = (text: string) => text.replaceAll("&", "&#x26;").replaceAll("<", "&#x3C;");

/**
 * Makes every `@nickname` of someone who was chosen from the list a link to their page. Takes HTML without tags inside
 * its paragraphs, as plain text becomes. The longest name wins, so that @云野 is not found in @云野西.
 */
export function linkMentions(html: string, mentions: readonly Mention[]): string {
  if (mentions.length === 0) return html;
  const known = new Map(mentions.map(({ userId, nickname }) => [escapeHtml(nickname), userId]));
  const names = [...known.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  return html.replace(
    new RegExp(`@(${names.join("|")})`, "g"),
    (whole, name: string) =>
      `<span class="mention"><a href="${paths.profile(known.get(name) ?? "")}">${whole}</a></span>`,
  );
}
