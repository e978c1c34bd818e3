// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { applyBrandColor, BRAND_STYLE_ID } from "./brand-style.ts";

afterEach(() => applyBrandColor(document, ""));
const getStyles = () => document.head.querySelectorAll(`#${BRAND_STYLE_ID}`);

test("applies one colour at a time and removes it for an empty colour", () => {
  applyBrandColor(document, "#266fb8");
  applyBrandColor(document, "#974992");
  expect(getStyles()).toHaveLength(1);
  expect(getStyles()[0]?.textContent).toContain("--lens-color-brand:#974992");
  applyBrandColor(document, "");
  expect(getStyles()).toHaveLength(0);
});
