import { expect, test } from "vitest";
import { type ArgType, fittingArgTypes } from "./arg-types.ts";
import { drawsItself, HANDLER, storyCode } from "./story-code.ts";
import { widgetVariants } from "./widget-variants.ts";

const SOURCES = [
  `const TINTS = { red: "a", blue: "b" };`,
  `const mark = cva("x", { variants: { tone: TINTS, /** 高 28 / 36。 */ size: { sm: "1", md: "2" }, block: { true: "w" }, inner: { a: "" } } });
   const bar = cva("y", { variants: { kind: { "a-b": "1" } } });
   export type MarkProps = ComponentProps<"i"> & Omit<VariantProps<typeof mark>, "inner"> & VariantProps<typeof bar> & { name: string };
   export type PickedProps = Pick<VariantProps<typeof mark>, "size"> & { size?: string };`,
  `const mark = cva("z", { variants: { far: { x: "" } } });
   export type OtherProps = VariantProps<typeof mark>;`,
];

test("the choices of a widget's styles are read from its sources", () => {
  const variantsOf = widgetVariants(SOURCES);
  expect(variantsOf("MarkProps")).toEqual({
    tone: { values: ["red", "blue"], says: "" },
    size: { values: ["sm", "md"], says: "高 28 / 36。" },
    block: { values: ["true"], says: "" },
    kind: { values: ["a-b"], says: "" },
  });
  expect(variantsOf("PickedProps")).toEqual({ size: { values: ["sm", "md"], says: "高 28 / 36。" } });
  expect(variantsOf("OtherProps")).toEqual({ far: { values: ["x"], says: "" } });
  expect(variantsOf("NobodyProps")).toEqual({});
});

const type = (summary: string, type: ArgType["type"] = { name: "other" }): ArgType => ({
  name: "any",
  type,
  table: { type: { summary } },
});

test("an argument has the control that fits it, and none where only code can say it", () => {
  const fitted = fittingArgTypes<ArgType>(
    {
      action: type("ReactNode"),
      align: { name: "align", table: { defaultValue: { summary: '"end"' } } },
      asChild: type("boolean"),
      children: type("object"),
      handle: type("RefObject"),
      label: type("ReactNode"),
      now: type("union"),
      size: type("union"),
      src: type("union", { name: "union", value: [{ name: "string" }, { name: "null" }] }),
      state: { ...type("union"), control: "radio" },
      trigger: type("ReactElement"),
      user: type("UserView"),
    },
    {
      variants: {
        tone: { values: ["a", "b", "c", "d", "e"], says: "" },
        size: { values: ["sm", "md"], says: "" },
        width: { values: ["20", "24"], says: "" },
        block: { values: ["true"], says: "" },
      },
      props: [
        { name: "size", type: "never", required: false, fallback: "", says: "多大。" },
        { name: "onPick", type: "() => void", required: true, fallback: "", says: "选了之后。" },
      ],
      args: { action: <b />, children: [<b key="1" />], label: "名字", now: new Date(0), user: { id: 1 } },
    },
  );
  const controls = Object.entries(fitted).map(([name, { control }]) => [
    name,
    (control as { type?: string } | undefined)?.type ?? control,
  ]);
  expect(Object.fromEntries(controls)).toEqual({
    action: false,
    align: "text",
    asChild: false,
    block: "boolean",
    children: false,
    handle: false,
    label: "text",
    onPick: false,
    now: "date",
    size: "inline-radio",
    src: "text",
    state: "radio",
    tone: "select",
    trigger: false,
    user: undefined,
    width: "inline-radio",
  });
  expect(fitted.size?.description).toBe("多大。");
  expect(fitted.onPick).toMatchObject({ description: "选了之后。", type: { required: true } });
  expect(fitted.width?.options).toEqual([20, 24]);
  expect(fitted.size).toMatchObject({ options: ["sm", "md"], table: { type: { summary: '"sm" | "md"' } } });
});

test("a story's code is what somebody would write", () => {
  expect(storyCode(`<A\n  onPick={${HANDLER}}\n  calls={{ onEnd: ${HANDLER} }}\n/>`)).toBe(
    "<A\n  onPick={onPick}\n  calls={{ onEnd }}\n/>",
  );
  const play = "  play: async ({\n    canvas\n  }) => {\n    await expect(1).toBe(1);\n  }\n}";
  expect(storyCode(`{\n  name: "两个",\n  render: () => <div>\n      <A />\n    </div>,\n${play}`)).toBe(
    "<div>\n  <A />\n</div>",
  );
  expect(storyCode("{\n  render: () => <A />\n}")).toBe("<A />");
  expect(storyCode(`{\n  args: {\n    open: true\n  },\n${play}`)).toBe("{\n  open: true\n}");
  expect(storyCode("{\n  args: {\n    open: true\n  }\n}")).toBe("{\n  open: true\n}");
  expect(storyCode("{}")).toBe("{}");
  expect(storyCode("{\n\trender: () => <b>\n\t\t\t<A />\n\t\t</b>\n}")).toBe("<b>\n\t<A />\n</b>");
  expect(storyCode("{\n  render: () => {\n    const a = 1;\n    return <A a={a} />;\n  }\n}")).toBe(
    "function Example() {\n  const a = 1;\n  return <A a={a} />;\n}",
  );
});

test("a story that draws itself is known by its source", () => {
  expect(drawsItself("{\n  render: () => <A />\n}")).toBe(true);
  expect(drawsItself("{\n  render: args => <A {...args} />\n}")).toBe(false);
  expect(drawsItself("{\n  args: {\n    render: () => 1\n  }\n}")).toBe(false);
});
