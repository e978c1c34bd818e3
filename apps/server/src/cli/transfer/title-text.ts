import { decodeHTMLStrict } from "entities";
import { replaceEmojiCodes } from "./markup.ts";

/** Converts a title of another forum: HTML entities and emoji codes become characters. */
export const titleText = (title: string): string => replaceEmojiCodes(decodeHTMLStrict(title), () => {});
