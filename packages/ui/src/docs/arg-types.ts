import { isValidElement } from "react";
import type { PropRow } from "./props-table.tsx";
import type { Variants } from "./widget-variants.ts";

/** As much of a Storybook argument type as is read and written here. */
export interface ArgType {
  name: string;
  description?: string;
  type?: { name: string; value?: unknown; required?: boolean };
  control?: unknown;
  options?: readonly unknown[];
  table?: { type?: { summary?: string; detail?: string }; defaultValue?: { summary?: string } };
  [more: string]: unknown;
}

/** What a story says of its arguments, and the sources of its widget. */
interface Given {
  variants: Variants;
  /** The props of the widget, as its sources write them. */
  props: readonly PropRow[];
  args: Record<string, unknown>;
}

/** Up to this many choices stand side by side. */
const IN_A_ROW = 4;

/** Types that no one writes by hand. */
const MACHINERY = /^ReactElement$|\b(?:Ref|RefObject|Map|UploadQueue|Omit|Readonly)\b|\["ref"\]/;

const FIELDS: Record<string, unknown> = {
  string: { type: "text" },
  number: { type: "number" },
  boolean: { type: "boolean" },
};

const hasElement = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(hasElement));

const isPlain = (value: unknown) =>
  typeof value !== "object" ||
  [null, Object.prototype, Array.prototype].includes(value && Object.getPrototypeOf(value));

/** The names of the types that a union joins, without what stands for nothing. */
function joined({ type }: ArgType): string[] {
  if (type?.name !== "union" || !Array.isArray(type.value)) return [];
  return type.value
    .map(({ name }) => name)
    .filter((name) => !["null", "undefined", "literal", "other"].includes(name));
}

/** The value that a prop has when it is not given. */
function fallback({ table }: ArgType): unknown {
  try {
    return JSON.parse(table?.defaultValue?.summary ?? "");
  } catch {
    return undefined;
  }
}

function controlOf(argType: ArgType, value: unknown): unknown {
  const summary = argType.table?.type?.summary ?? "";
  if (hasElement(value) || !isPlain(value) || MACHINERY.test(summary))
    return value instanceof Date ? { type: "date" } : false;
  if (summary === "ReactNode") return FIELDS.string;
  // The reader of props knows no type of what is an element's own: only what it falls back to.
  if (!summary)
    return FIELDS[typeof (value ?? fallback(argType))] ?? (value === undefined ? false : undefined);
  const [only, ...others] = joined(argType);
  return only !== undefined && others.length === 0 ? FIELDS[only] : undefined;
}

/**
 * Gives every argument the control that fits it: choices of the styles as choices, what may be text as a text field, and
 * none where only code can say it (elements, handles), rather than the innards of an object to edit. What the reader of
 * props does not find, because it stands in a neighbour's type, is added, and each says what it does.
 */
export function fittingArgTypes<Type extends ArgType>(
  argTypes: Record<string, Type>,
  { variants, props, args }: Given,
): Record<string, Type> {
  const fitted = { ...argTypes };
  for (const [name, written] of Object.entries(variants)) {
    const isSwitch = written.values.every((value) => value === "true" || value === "false");
    const values = written.values.map((value) => (Number.isNaN(Number(value)) ? value : Number(value)));
    fitted[name] = {
      ...argTypes[name],
      name,
      type: isSwitch ? { name: "boolean" } : { name: "enum", value: values },
      ...(!isSwitch && { options: values }),
      control: { type: isSwitch ? "boolean" : values.length > IN_A_ROW ? "select" : "inline-radio" },
      table: {
        ...argTypes[name]?.table,
        type: { summary: isSwitch ? "boolean" : values.map((value) => JSON.stringify(value)).join(" | ") },
      },
    } as unknown as Type;
  }
  for (const [name, argType] of Object.entries(argTypes)) {
    if (name in variants || argType.control !== undefined) continue;
    // Without a single element inside, `asChild` has nothing to hand its look to.
    const control = name === "asChild" ? false : controlOf(argType, args[name]);
    if (control !== undefined) fitted[name] = { ...argType, control };
  }
  return described(fitted, props);
}

function described<Type extends ArgType>(argTypes: Record<string, Type>, props: readonly PropRow[]) {
  const all = { ...argTypes };
  for (const { name, type, required, says } of props) {
    const missing = {
      name,
      control: false,
      type: { name: "other", required },
      table: { type: { summary: type } },
    };
    const known: ArgType = all[name] ?? missing;
    // The reader of props leaves a type that stands in another file at its name.
    const table = type.startsWith("{")
      ? { ...known.table, type: { ...known.table?.type, detail: type } }
      : known.table;
    all[name] = { ...known, table, description: known.description || says } as Type;
  }
  return all;
}
