import type { AnswerOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { productText as text } from "./text.ts";

type Params = AnswerOf<"goodsManageDetail">["params"];

/** Splits a line such as "材质：超细纤维" at its colon. Both parts are empty without a colon. */
function splitLine(line: string): [name: string, value: string] {
  const colon = line.search(/[：:]/);
  return colon < 0 ? ["", ""] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

/** Returns an error for the first line that is not "name：value". */
export function validateParamLines(typed: string): string | undefined {
  const invalid = typed.split("\n").find((line) => line.trim() !== "" && splitLine(line).includes(""));
  return invalid && fillText(text.invalidLine, { line: invalid.trim() });
}

export const toParamLines = (params: Params): string[] =>
  params.map(({ name, value }) => `${name}：${value}`);

/** Parses valid lines. */
export const parseParams = (lines: readonly string[]): Params =>
  lines.map((line) => {
    const [name, value] = splitLine(line);
    return { name, value };
  });
