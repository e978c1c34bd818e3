import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { STORYBOOK_THEMES } from "../../.storybook/brand.ts";
import { readTokens, type Theme, tokenColor } from "../../packages/ui/src/styles/tokens.ts";

const css = new URL("../../packages/ui/src/styles/tokens.css", import.meta.url);
const tokens = readTokens(readFileSync(css, "utf8"));

/** Returns a colour of the style sheet in a theme as hex. */
function hex(theme: Theme, name: string) {
  const parts = tokenColor(tokens, `--lens-color-${name}`, theme) ?? [];
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

test.each(["light", "dark"] as const)(
  "Storybook's own theme has the colours of the style sheet: %s",
  (theme) => {
    const { colorPrimary, appBg, appBorderColor, textColor, inputBorder, barTextColor } =
      STORYBOOK_THEMES[theme];
    expect({ colorPrimary, appBg, appBorderColor, textColor, inputBorder, barTextColor }).toEqual({
      colorPrimary: hex(theme, "brand"),
      appBg: hex(theme, "bg"),
      appBorderColor: hex(theme, "border"),
      textColor: hex(theme, "text"),
      inputBorder: hex(theme, "border-control"),
      barTextColor: hex(theme, "text-secondary"),
    });
  },
);
