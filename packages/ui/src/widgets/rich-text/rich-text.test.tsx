import { shownUnits } from "@lenscape/richtext/text";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RichText } from "./rich-text.tsx";

afterEach(cleanup);

test("CONST-012 CONST-047 HOLE-021 of a folded preview the first 70 units are shown, by one named constant", () => {
  expect(shownUnits).toBe(70);
  const { container } = render(<RichText fold html={`<p>${"字".repeat(90)}</p>`} />);
  const shown = () => container.querySelector("p")?.textContent;
  expect(shown()).toBe(`${"字".repeat(shownUnits)}…`);
  fireEvent.click(screen.getByRole("button", { name: "展开" }));
  expect(shown()).toBe("字".repeat(90));
});
