import { isValidElement } from "react";
import { type Prop, parseLiterals } from "./props.ts";

/** Subset of Storybook's argument type. */
export interface ArgType {
  name: string;
  description?: string;
  type?: { name: string; value?: unknown; required?: boolean };
  control?: unknown;
  options?: readonly unknown[];
  table?: {
    disable?: boolean;
    type?: { summary?: string; detail?: string };
    defaultValue?: { summary?: string };
  };
  [key: string]: unknown;
}

/** Maximum number of options that are shown side by side. */
const MAX_INLINE_OPTIONS = 4;

/** Maximum length of a type in the table; a longer one opens on a press. */
const MAX_TYPE_LENGTH = 60;

/** Props that every React element takes. */
export const REACT_PROPS = ["ref", "key", "style", "className", "dangerouslySetInnerHTML"];

/** Descriptions of props that a widget passes on to its HTML or Radix element. */
const ELEMENT_PROPS: Record<string, string> = {
  align: "浮层与触发它的按钮怎样对齐：`start`、`center`、`end`。",
  "aria-invalid": "内容不对：边框变红，读屏会说出来。",
  "aria-label": "读屏听到的名字；没有看得见的文字时一定要给。",
  autoComplete: "浏览器与密码管理器填什么，例如 `current-password`。",
  children: "里面的内容。",
  checked: "勾上没有；给了就由外面决定。",
  defaultChecked: "一开始勾上没有；之后自己记着。",
  defaultValue: "一开始的值；之后自己记着。",
  disabled: "不能用：变灰，不接收焦点。",
  loading: "图片何时取：`lazy` 等快看到时，`eager` 立刻。",
  muted: "静音播放。",
  onClick: "按下时调用。",
  onCloseAutoFocus: "关上之后、焦点回到按钮之前调用；`preventDefault()` 留住焦点。",
  placeholder: "空着时框里的提示；不能代替标签。",
  poster: "播放之前的封面地址。",
  preload: "播放之前先取多少：`none`、`metadata`、`auto`。",
  readOnly: "能看、能选、能复制，不能改。",
  rows: "一开始几行高。",
  tabIndex: "按 Tab 到不到得了：0 到得了，-1 只能由代码聚焦。",
  type: "控件的种类，与 HTML 的同名属性一样。",
};

const FIELDS: Record<string, string> = {
  string: "text",
  ReactNode: "text",
  number: "number",
  boolean: "boolean",
};

const hasElement = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(hasElement));

const isPlain = (value: unknown) =>
  typeof value !== "object" ||
  [null, Object.prototype, Array.prototype].includes(value && Object.getPrototypeOf(value));

/** Returns the type of the control for a prop, or false if only code can set its value. */
function getControl(name: string, type: string, value: unknown): { type: string } | false | undefined {
  if (value instanceof Date) return { type: "date" };
  // `asChild` needs a single element as child.
  if (name === "asChild" || typeof value === "function" || hasElement(value) || !isPlain(value)) return false;
  const options = parseLiterals(type);
  if (options) return { type: options.length > MAX_INLINE_OPTIONS ? "select" : "inline-radio" };
  const field = FIELDS[type.replace(/ \| (?:null|undefined)\b/g, "")] ?? (!type && FIELDS[typeof value]);
  if (field) return { type: field };
  // Storybook edits plain objects and arrays itself.
  return value === undefined ? false : undefined;
}

/** Converts a prop to an argument type without a control. */
export function toArgType({ name, type, required, defaultValue, description }: Prop): ArgType {
  const options = parseLiterals(type);
  const kind = options
    ? "enum"
    : (["string", "number", "boolean"].find((known) => known === type) ?? "other");
  const isLong = type.length > MAX_TYPE_LENGTH;
  return {
    name,
    description,
    type: { name: kind, value: options ?? type, required },
    ...(options && { options }),
    table: {
      type: isLong
        ? { summary: type.startsWith("{") ? "{ … }" : `${type.slice(0, 40)}…`, detail: type }
        : { summary: type },
      ...(defaultValue && { defaultValue: { summary: defaultValue } }),
    },
  };
}

/**
 * Creates the argument types of a widget's stories from its props. Entries that a story declares itself take precedence.
 * @param argTypes argument types that a story declares
 * @param args arguments of the story
 */
export function createArgTypes<Type extends ArgType>(
  argTypes: Record<string, Type>,
  { props, args }: { props: readonly Prop[]; args: Record<string, unknown> },
): Record<string, Type> {
  const known = new Map(props.map((prop) => [prop.name, prop]));
  // Storybook infers the types of the other arguments afterwards.
  const names = [...new Set([...known.keys(), ...Object.keys(argTypes), ...Object.keys(args)])];
  const entries = names.map((name) => {
    const prop = known.get(name);
    const { type, ...declared }: ArgType = argTypes[name] ?? { name };
    const control = declared.control ?? getControl(name, prop?.type ?? "", args[name]);
    const argType = {
      ...(prop ? toArgType(prop) : type && { type }),
      ...declared,
      ...(control !== undefined && { control }),
    };
    return [
      name,
      { ...argType, description: argType.description || ELEMENT_PROPS[name] } as unknown as Type,
    ] as const;
  });
  // Required props first.
  return Object.fromEntries(
    entries.sort(([, a], [, b]) => Number(b.type?.required ?? false) - Number(a.type?.required ?? false)),
  );
}

/** Returns the names of props without a description. */
export const findUndocumentedProps = (argTypes: Record<string, ArgType>): string[] =>
  Object.entries(argTypes)
    .filter(
      ([name, { table, description }]) => !REACT_PROPS.includes(name) && !table?.disable && !description,
    )
    .map(([name]) => name);
