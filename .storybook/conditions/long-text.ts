import { cloneElement, isValidElement } from "react";

/** Text that people read: has Chinese, or words with spaces between them, and is no markup. */
const PROSE = /^[^<]*(?:\p{Script=Han}|\p{L} \p{L})/u;
const TIMES = 3;

/**
 * A value with every text in it three times as long: of strings that people read, inside arrays, plain objects and the
 * props of elements. Addresses, ids, choices, markup, functions and numbers stay what they are.
 */
export function lengthened<Value>(value: Value): Value;
export function lengthened(value: unknown): unknown {
  if (typeof value === "string") return PROSE.test(value) ? value.repeat(TIMES) : value;
  if (Array.isArray(value)) return value.map((item) => lengthened(item));
  if (isValidElement<object>(value)) return cloneElement(value, lengthenedProps(value.props));
  return isPlain(value) ? lengthenedProps(value) : value;
}

/** The words that choose a class, an address or another element are not read by anybody. */
const UNREAD = new Set(["className", "href", "src", "id", "key", "ref", "style", "to"]);

function lengthenedProps(props: object): object {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, UNREAD.has(name) ? value : lengthened(value)]),
  );
}

function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
