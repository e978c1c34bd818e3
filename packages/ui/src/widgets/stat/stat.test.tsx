import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Stat } from "./stat.tsx";

const shown = (value: number | undefined) =>
  renderToStaticMarkup(<Stat value={value} label="积分" />).replace(/<[^>]+>/g, "");

test("a number that is not known is a dash, and none is no dash", () => {
  expect(shown(undefined)).toBe("–积分");
  expect(shown(0)).toBe("0积分");
});
