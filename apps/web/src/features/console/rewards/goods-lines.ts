import type { AnswerOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { consoleGoodsText } from "./goods-text.ts";

type Params = AnswerOf<"goodsManageDetail">["params"];

/** The two sides of a line such as 材质：超细纤维, empty where one is missing. */
function sidesOf(line: string): [name: string, rest: string] {
  const at = line.search(/[：:]/);
  return at < 0 ? ["", ""] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** What is wrong with lines that should each have two sides. */
export function faultOfLines(typed: string): string | undefined {
  const wrong = typed.split("\n").find((line) => line.trim() !== "" && sidesOf(line).includes(""));
  return wrong && fillText(consoleGoodsText.line, { line: wrong.trim() });
}

export const paramsText = (params: Params): string[] => params.map(({ name, value }) => `${name}：${value}`);

/** The parameters that lines describe. */
export const paramsIn = (lines: readonly string[]): Params =>
  lines.map((line) => {
    const [name, value] = sidesOf(line);
    return { name, value };
  });
