import { expect, test } from "vitest";
import { HANDLER, rendersItself, toStoryCode } from "./story-code.ts";

test("the code of a story is the code that a page would contain", () => {
  expect(toStoryCode(`<A\n  onPick={${HANDLER}}\n  calls={{ onEnd: ${HANDLER} }}\n/>`)).toBe(
    "<A\n  onPick={onPick}\n  calls={{ onEnd }}\n/>",
  );
  const play = "  play: async ({\n    canvas\n  }) => {\n    await expect(1).toBe(1);\n  }\n}";
  expect(toStoryCode(`{\n  name: "两个",\n  render: () => <div>\n      <A />\n    </div>,\n${play}`)).toBe(
    "<div>\n  <A />\n</div>",
  );
  expect(toStoryCode("{\n  render: () => <A />\n}")).toBe("<A />");
  expect(toStoryCode(`{\n  args: {\n    open: true\n  },\n${play}`)).toBe("{\n  open: true\n}");
  expect(toStoryCode("{}")).toBe("{}");
  expect(toStoryCode("{\n\trender: () => <b>\n\t\t\t<A />\n\t\t</b>\n}")).toBe("<b>\n\t<A />\n</b>");
  expect(toStoryCode("{\n  render: () => {\n    const a = 1;\n    return <A a={a} />;\n  }\n}")).toBe(
    "function Example() {\n  const a = 1;\n  return <A a={a} />;\n}",
  );
});

test("a story with its own render function without arguments is recognized", () => {
  expect(rendersItself("{\n  render: () => <A />\n}")).toBe(true);
  expect(rendersItself("{\n  render: args => <A {...args} />\n}")).toBe(false);
  expect(rendersItself("{\n  args: {\n    render: () => 1\n  }\n}")).toBe(false);
});
