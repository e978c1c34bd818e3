import type { AnswerOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { deskText } from "#copy/console-desk.ts";

type Detail = AnswerOf<"goodsManageDetail">;

const SOLD_OUT = "（缺货）";
/** Which of the good's pictures shows a value: 松烟（图 2）. */
const PICTURE = /（图 ?([1-9])）/;

/** The two sides of a line such as 材质：超细纤维, empty where one is missing. */
function sidesOf(line: string): [name: string, rest: string] {
  const at = line.search(/[：:]/);
  return at < 0 ? ["", ""] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** What is wrong with lines that should each have two sides. */
export function faultOfLines(typed: string): string | undefined {
  const wrong = typed.split("\n").find((line) => line.trim() !== "" && sidesOf(line).includes(""));
  return wrong && fillText(deskText.goods.line, { line: wrong.trim() });
}

/** The options of a good as lines to be edited: 颜色：松烟（图 2）、晨雾（缺货）. */
export const optionsText = (options: Detail["options"]): string[] =>
  options.map(({ name, values }) => {
    const parts = values.map(
      ({ label, soldOut, picture }) =>
        label + (picture ? `（图 ${picture}）` : "") + (soldOut ? SOLD_OUT : ""),
    );
    return `${name}：${parts.join("、")}`;
  });

/** The options that lines describe. */
export const optionsIn = (lines: readonly string[]): Detail["options"] =>
  lines.map((line) => {
    const [name, rest] = sidesOf(line);
    const values = rest.split("、").flatMap((part) => {
      const label = part.replace(SOLD_OUT, "").replace(PICTURE, "").trim();
      const picture = Number(PICTURE.exec(part)?.[1]);
      return label ? [{ label, soldOut: part.includes(SOLD_OUT), ...(picture && { picture }) }] : [];
    });
    return { name, values };
  });

export const paramsText = (params: Detail["params"]): string[] =>
  params.map(({ name, value }) => `${name}：${value}`);

/** The parameters that lines describe. */
export const paramsIn = (lines: readonly string[]): Detail["params"] =>
  lines.map((line) => {
    const [name, value] = sidesOf(line);
    return { name, value };
  });
