import { expect, test } from "vitest";
import { type ArgType, createArgTypes, findUndocumentedProps } from "./arg-types.ts";
import type { Prop } from "./props.ts";

const prop = (name: string, type: string, values: Partial<Prop> = {}): Prop => ({
  name,
  type,
  required: false,
  defaultValue: "",
  description: "",
  ...values,
});

test("an argument has the control that fits its type, and none if only code can set it", () => {
  const argTypes = createArgTypes<ArgType>(
    { state: { name: "state", control: "radio" } },
    {
      props: [
        prop("asChild", "boolean"),
        prop("block", "boolean"),
        prop("handle", "RefObject<Handle>"),
        prop("items", "readonly string[]"),
        prop("label", "ReactNode"),
        prop("now", "Date | number"),
        prop("size", '"sm" | "md"'),
        prop("src", "string | null"),
        prop("state", '"on" | "off"'),
        prop("tone", '"a" | "b" | "c" | "d" | "e"'),
        prop("onPick", "() => void"),
        prop("trigger", "ReactElement"),
        prop("width", "20 | 24"),
      ],
      args: {
        action: <b />,
        align: "end",
        items: ["a"],
        label: "名字",
        now: new Date(0),
        onPick: () => {},
        trigger: [<b key="1" />],
      },
    },
  );
  const controls = Object.entries(argTypes).map(([name, { control }]) => [
    name,
    (control as { type?: string } | undefined)?.type ?? control,
  ]);
  expect(Object.fromEntries(controls)).toEqual({
    action: false,
    align: "text",
    asChild: false,
    block: "boolean",
    handle: false,
    items: undefined,
    label: "text",
    now: "date",
    onPick: false,
    size: "inline-radio",
    src: "text",
    state: "radio",
    tone: "select",
    trigger: false,
    width: "inline-radio",
  });
  expect(argTypes.width?.options).toEqual([20, 24]);
  expect(argTypes.align?.description).toMatch("对齐");
});

test("required props come first, with type, default and description", () => {
  const argTypes = createArgTypes<ArgType>(
    {},
    {
      props: [
        prop("max", "number", { defaultValue: "99", description: "封顶数" }),
        prop("user", `{ id: string; ${"name: string; ".repeat(5)}}`),
        prop("count", "number", { required: true }),
      ],
      args: {},
    },
  );
  expect(Object.keys(argTypes)).toEqual(["count", "max", "user"]);
  expect(argTypes.max).toMatchObject({
    description: "封顶数",
    table: { type: { summary: "number" }, defaultValue: { summary: "99" } },
  });
  expect(argTypes.user?.table?.type).toMatchObject({
    summary: "{ … }",
    detail: expect.stringContaining("id"),
  });
});

test("props without a description are found, except React's own and hidden ones", () => {
  const argTypes = createArgTypes<ArgType>(
    {
      ref: { name: "ref" },
      disabled: { name: "disabled" },
      hidden: { name: "hidden", table: { disable: true } },
    },
    { props: [prop("count", "number"), prop("max", "number", { description: "封顶数" })], args: {} },
  );
  expect(findUndocumentedProps(argTypes)).toEqual(["count"]);
});
