import { fillText } from "@lenscape/ui/lib/fill-text";
import { type FieldErrors, type FieldPath, type FieldValues, get, type Resolver, set } from "react-hook-form";
import { formText as text } from "./form-text.ts";

/** The bounds of one field, as the contract's generated `limits` have them. */
export interface Bounds {
  readonly required?: true;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
}

/** What a form asks of one field beyond the contract. */
export interface FieldRule<Values extends FieldValues> {
  /** Said when it is missing, or is nothing the contract takes. */
  sentence?: string;
  /** Whether it has to be given; what the contract says unless it is told here. */
  required?: boolean;
  /** What is wrong with a value that is there; nothing when it is right. */
  check?: (value: never, values: Values) => string | undefined;
}

export type FieldRules<Values extends FieldValues> = { [Path in FieldPath<Values>]?: FieldRule<Values> };

const isMissing = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : String(value ?? "").trim() === "";

/** Whether the contract takes a value, except for its length. */
const isTaken = (value: unknown, bounds: Bounds): boolean =>
  (bounds.enum?.includes(value) ?? true) &&
  (bounds.pattern === undefined || new RegExp(bounds.pattern, "u").test(String(value)));

/** Says what is wrong with the length of a value; nothing when the contract takes it. */
function lengthFault(value: unknown, { maxLength, maxItems }: Bounds): string | undefined {
  if (Array.isArray(value))
    return maxItems !== undefined && value.length > maxItems
      ? fillText(text.tooMany, { n: maxItems })
      : undefined;
  return maxLength !== undefined && [...String(value)].length > maxLength
    ? fillText(text.tooLong, { n: maxLength })
    : undefined;
}

function faultOf<Values extends FieldValues>(
  value: unknown,
  values: Values,
  bounds: Bounds,
  { sentence = text.wrong, required = bounds.required ?? false, check }: FieldRule<Values>,
): string | undefined {
  if (isMissing(value)) return required ? sentence : undefined;
  const fault = check?.(value as never, values) ?? lengthFault(value, bounds);
  return fault ?? (isTaken(value, bounds) ? undefined : sentence);
}

/**
 * What is wrong with the values of a form, by field: what its rules say, else what the contract does not take.
 * @param limits the contract's bounds of the operation that it is sent by; of fields that the form does not have, none
 */
export function faultsIn<Values extends FieldValues>(
  values: Values,
  limits: Readonly<Record<string, Bounds>>,
  rules: FieldRules<Values>,
): Partial<Record<FieldPath<Values>, string>> {
  const paths = new Set([...Object.keys(limits).filter((name) => name in values), ...Object.keys(rules)]);
  const found = [...paths].map((path) => {
    const rule = rules[path as FieldPath<Values>] ?? {};
    return [path, faultOf(get(values, path), values, limits[path] ?? {}, rule)];
  });
  return Object.fromEntries(found.filter(([, fault]) => fault));
}

/** The same as react-hook-form asks for it. */
export function contractResolver<Values extends FieldValues>(
  limits: Readonly<Record<string, Bounds>>,
  rules: FieldRules<Values>,
): Resolver<Values> {
  return (values) => {
    const faults = Object.entries<string>(faultsIn(values, limits, rules) as Record<string, string>);
    if (faults.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [path, message] of faults) set(errors, path, { type: "rule", message });
    return { values: {}, errors };
  };
}
