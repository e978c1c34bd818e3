// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { BRAND_STYLE } from "./brand-style.ts";
import { showBrand } from "./show-brand.ts";

afterEach(() => showBrand(document, ""));
const shown = () => document.head.querySelectorAll(`#${BRAND_STYLE}`);

test("a document shows one colour at a time, and none without", () => {
  showBrand(document, "#266fb8");
  showBrand(document, "#974992");
  expect(shown()).toHaveLength(1);
  expect(shown()[0]?.textContent).toContain("--color-brand:#974992");
  showBrand(document, "");
  expect(shown()).toHaveLength(0);
});
