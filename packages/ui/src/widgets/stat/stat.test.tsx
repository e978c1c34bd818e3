import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Stat } from "./stat.tsx";

const getShownNumber = (value: number | undefined) =>
  renderToStaticMarkup(<Stat value={value} label="积分" />).replace(/<[^>]+>/g, "");

test("a number that is not known is a dash, and none is no dash", () => {
  expect(getShownNumber(undefined)).toBe("–积分");
  expect(getShownNumber(0)).toBe("0积分");
});
