import { countGraphemes, isLongerThan, MAX_UNITS_PER_GRAPHEME } from "@lenscape/richtext/graphemes";
import { _, type Ajv, type KeywordDefinition } from "ajv";

const error: KeywordDefinition["error"] = {
  message: ({ keyword }) =>
    `must NOT have ${keyword === "maxLength" ? "more" : "fewer"} characters than allowed`,
  params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
};

/** Whether a text has fewer than a number of characters. Long texts are not segmented. */
const isShorterThan = (text: string, least: number) =>
  text.length < least ||
  (text.length < least * MAX_UNITS_PER_GRAPHEME && countGraphemes(text, least) < least);

/**
 * Replaces `minLength` and `maxLength` of a validator: JSON Schema counts code points, the contract counts the
 * characters that a reader sees. A text longer than `maxLength * MAX_UNITS_PER_GRAPHEME` UTF-16 units is always
 * refused. Checked before `pattern`, so that patterns only run on texts of allowed length.
 */
export function countCharacters(ajv: Ajv): void {
  const shared = { type: "string", schemaType: "number", before: "pattern", error } as const;
  ajv.removeKeyword("maxLength").removeKeyword("minLength");
  ajv.addKeyword({
    ...shared,
    keyword: "maxLength",
    compile: (most: number) => (text: string) => !isLongerThan(text, most),
  });
  ajv.addKeyword({
    ...shared,
    keyword: "minLength",
    compile: (least: number) => (text: string) => !isShorterThan(text, least),
  });
}
