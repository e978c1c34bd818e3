import { isLongerThan } from "@lenscape/richtext/graphemes";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { type FieldErrors, type FieldPath, type FieldValues, get, type Resolver, set } from "react-hook-form";
import { formText as text } from "./text.ts";

/** Limits of one field, as in the contract's generated `limits`. */
export interface Bounds {
  readonly required?: true;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
}

/** Validation of one field in addition to the contract. */
export interface FieldRule<Values extends FieldValues> {
  /** Message for a missing value, or for a value that violates the contract's pattern or enum. */
  sentence?: string;
  /** Whether a value is required; defaults to the contract. */
  required?: boolean;
  /** Validates a non-empty value. Returns the error message, or undefined for a valid value. */
  check?: (value: never, values: Values) => string | undefined;
}

export type FieldRules<Values extends FieldValues> = { [Path in FieldPath<Values>]?: FieldRule<Values> };

const isMissing = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : String(value ?? "").trim() === "";

/** Whether a value satisfies the contract's enum and pattern. */
const matchesContract = (value: unknown, bounds: Bounds): boolean =>
  (bounds.enum?.includes(value) ?? true) &&
  (bounds.pattern === undefined || new RegExp(bounds.pattern, "u").test(String(value)));

/** Returns the error message for a value that is too long, otherwise undefined. */
function findLengthError(value: unknown, { maxLength, maxItems }: Bounds): string | undefined {
  if (Array.isArray(value))
    return maxItems !== undefined && value.length > maxItems
      ? fillText(text.tooMany, { n: maxItems })
      : undefined;
  return maxLength !== undefined && isLongerThan(String(value), maxLength)
    ? fillText(text.tooLong, { n: maxLength })
    : undefined;
}

function findFieldError<Values extends FieldValues>(
  value: unknown,
  values: Values,
  bounds: Bounds,
  { sentence = text.invalid, required = bounds.required ?? false, check }: FieldRule<Values>,
): string | undefined {
  if (isMissing(value)) return required ? sentence : undefined;
  const error = check?.(value as never, values) ?? findLengthError(value, bounds);
  return error ?? (matchesContract(value, bounds) ? undefined : sentence);
}

/**
 * Validates the values of a form and returns the error messages by field. The rules come first, then the contract.
 * @param limits the contract's limits of the operation that submits the form; fields that the form lacks are ignored
 */
export function findFieldErrors<Values extends FieldValues>(
  values: Values,
  limits: Readonly<Record<string, Bounds>>,
  rules: FieldRules<Values>,
): Partial<Record<FieldPath<Values>, string>> {
  const paths = new Set([...Object.keys(limits).filter((name) => name in values), ...Object.keys(rules)]);
  const errors = [...paths].map((path) => {
    const rule = rules[path as FieldPath<Values>] ?? {};
    return [path, findFieldError(get(values, path), values, limits[path] ?? {}, rule)];
  });
  return Object.fromEntries(errors.filter(([, error]) => error));
}

/** Creates a react-hook-form resolver from `findFieldErrors`. */
export function createContractResolver<Values extends FieldValues>(
  limits: Readonly<Record<string, Bounds>>,
  rules: FieldRules<Values>,
): Resolver<Values> {
  return (values) => {
    const messages = Object.entries<string>(findFieldErrors(values, limits, rules) as Record<string, string>);
    if (messages.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [path, message] of messages) set(errors, path, { type: "rule", message });
    return { values: {}, errors };
  };
}
