import { cloneElement, isValidElement } from "react";

/** Matches visible text: Chinese, or words with spaces, but no markup. */
const PROSE = /^[^<]*(?:\p{Script=Han}|\p{L} \p{L})/u;
const REPEAT_COUNT = 3;

/**
 * Makes every visible text in a value three times as long, inside arrays, plain objects and props of elements too. URLs,
 * ids, variants, markup, functions and numbers stay the same.
 */
export function lengthenText<Value>(value: Value): Value;
export function lengthenText(value: unknown): unknown {
  if (typeof value === "string") return PROSE.test(value) ? value.repeat(REPEAT_COUNT) : value;
  if (Array.isArray(value)) return value.map((item) => lengthenText(item));
  if (isValidElement<object>(value)) return cloneElement(value, lengthenProps(value.props));
  return isPlain(value) ? lengthenProps(value) : value;
}

/** Props whose values are never visible. */
const INVISIBLE_PROPS = new Set(["className", "href", "src", "id", "key", "ref", "style", "to"]);

function lengthenProps(props: object): object {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      INVISIBLE_PROPS.has(name) ? value : lengthenText(value),
    ]),
  );
}

function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
