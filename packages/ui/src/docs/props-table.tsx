import { ELEMENT_PROPS } from "./element-props.ts";

/** What is shown of a prop. */
export interface PropRow {
  name: string;
  type: string;
  required: boolean;
  fallback: string;
  says: string;
}

/** As much of Storybook's argument type as is read here. */
interface Described {
  name?: string;
  description?: string;
  type?: { name?: string; required?: boolean } | undefined;
  table?: {
    disable?: boolean;
    type?: { summary?: string; detail?: string };
    defaultValue?: { summary?: string };
  };
}

/** What every element of React takes, and is no choice of a widget. */
const REACT = new Set([
  "ref",
  "key",
  "style",
  "className",
  "dangerouslySetInnerHTML",
  "suppressHydrationWarning",
]);

/** The props of a widget as rows, those that have to be given first; without what React itself takes. */
export function propRows(argTypes: Record<string, Described>): PropRow[] {
  return Object.entries(argTypes)
    .filter(([name, { table }]) => !REACT.has(name) && !table?.disable)
    .map(([name, { description, type, table }]) => ({
      name,
      type: table?.type?.detail ?? table?.type?.summary ?? type?.name ?? "",
      required: type?.required === true,
      fallback: table?.defaultValue?.summary ?? "",
      says: description || (ELEMENT_PROPS[name] ?? ""),
    }))
    .sort((a, b) => Number(b.required) - Number(a.required));
}

const HEAD = ["名字", "类型", "默认", "说明"];

/** The props of a widget: what it takes, what it takes by itself, and what that is for. */
export function PropsTable({ rows }: { rows: PropRow[] }) {
  if (rows.length === 0) return <p>没有自己的属性。</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached with the keyboard
    <section aria-label="属性表" tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-140 text-left text-meta">
        <thead>
          <tr className="border-y border-border bg-surface-hover text-text-secondary">
            {HEAD.map((title) => (
              <th key={title} scope="col" className="px-3 py-2 font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, type, required, fallback, says }) => (
            <tr key={name} className="border-b border-border align-top">
              <th scope="row" className="px-3 py-2 font-mono font-normal whitespace-nowrap">
                {name}
              </th>
              <td className="max-w-70 px-3 py-2 font-mono text-meta leading-[1.25rem] break-words">{type}</td>
              <td className="px-3 py-2 font-mono text-meta leading-[1.25rem]">
                {required ? "必填" : fallback}
              </td>
              <td className="px-3 py-2">{says || <span className="text-danger-text">没有说明</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
