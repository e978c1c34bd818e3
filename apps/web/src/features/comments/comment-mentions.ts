import { escapeText } from "@lenscape/richtext/plain-text";
import { paths } from "#paths";

/** A member mentioned in a text as `@nickname`. */
export interface Mention {
  userId: string;
  nickname: string;
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/**
 * Links every `@nickname` of the given members to their profile. Expects paragraphs without inline tags, as
 * `fromPlainText` returns them. Matches the longest name first, so that @云野 is not found in @云野西.
 */
export function linkMentions(html: string, mentions: readonly Mention[]): string {
  if (mentions.length === 0) return html;
  const userIdByName = new Map(mentions.map(({ userId, nickname }) => [escapeText(nickname), userId]));
  const names = [...userIdByName.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  return html.replace(
    new RegExp(`@(${names.join("|")})`, "g"),
    (mention, name: string) =>
      `<span class="mention"><a href="${paths.profile(userIdByName.get(name) ?? "")}">${mention}</a></span>`,
  );
}
