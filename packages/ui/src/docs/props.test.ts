// @vitest-environment node
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseLiterals, readWidgetProps } from "./props.ts";
import { readWidgetSources } from "./widget-files.ts";

const props = readWidgetProps(readWidgetSources(join(import.meta.dirname, "../widgets")));

test("every prop of every widget has a description", () => {
  expect(Object.keys(props).length).toBeGreaterThan(100);
  const undocumented = Object.values(props).flatMap((types) =>
    Object.entries(types).flatMap(([type, rows]) =>
      rows.filter(({ description }) => !description).map(({ name }) => `${type}: ${name}`),
    ),
  );
  expect(undocumented).toEqual([]);
});

test("view types are written out with their fields and comments", () => {
  const getType = (widget: string, name: string) =>
    Object.values(props[widget] ?? {})
      .flat()
      .find((prop) => prop.name === name)?.type;
  expect(getType("thread-card", "thread")).toMatch(
    /^\{ id: string; \/\*\* Empty for a moment. \*\/ title: string; .* isTop: number; \}$/,
  );
  expect(getType("user-row", "user")).toMatch(/^\{ .*userId: string; .*\}$/);
  const types = Object.values(props).flatMap((byType) => Object.values(byType).flat());
  expect(types.filter(({ type }) => /^\w+View(?:\[\])?$/.test(type))).toEqual([]);
});

test("variants, neighbouring types and defaults are read from the sources", () => {
  const mark = `const TINTS = { red: "a", blue: "b" };
    const mark = cva("x", {
      variants: {
        tone: TINTS,
        /** Height 28 or 36. */
        size: { sm: "1", md: "2" },
        block: { true: "w" },
        inner: { a: "" },
      },
      defaultVariants: { size: "sm" },
    });
    const bar = cva("y", { variants: { width: { 20: "", 24: "" } } });
    export type MarkProps = ComponentProps<"i"> & Omit<VariantProps<typeof mark>, "inner"> &
      VariantProps<typeof bar> & Pick<SharedProps, "dot"> & { label?: string; size?: never };
    export function Mark({ label = "none", tone }: MarkProps) {}`;
  const shared = `const mark = cva("z", { variants: { far: { x: "" } } });
    export interface SharedProps {
      /** Shows a dot. */
      dot: boolean;
      size: number;
    }
    export type OtherProps = VariantProps<typeof mark>;`;
  const read = readWidgetProps({ mark: { "mark.tsx": mark }, other: { "other.tsx": shared } });
  const rows = read.mark?.MarkProps?.map(({ name, type, defaultValue, description }) => [
    name,
    type,
    defaultValue,
    description,
  ]);
  expect(rows).toEqual([
    ["tone", '"red" | "blue"', "", ""],
    ["size", '"sm" | "md"', '"sm"', "Height 28 or 36."],
    ["block", "boolean", "", ""],
    ["width", "20 | 24", "", ""],
    ["dot", "boolean", "", "Shows a dot."],
    ["label", "string", '"none"', ""],
  ]);
  expect(read.other?.OtherProps).toMatchObject([{ name: "far", type: '"x"' }]);
});

test("the values of a union of literals are parsed", () => {
  expect(parseLiterals('"a" | "b"')).toEqual(["a", "b"]);
  expect(parseLiterals("20 | 24")).toEqual([20, 24]);
  expect(parseLiterals('"a" | number')).toBeUndefined();
});
