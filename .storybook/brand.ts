import { create } from "storybook/theming/create";
import base from "../packages/ui/public/tokens/base.tokens.json";
import dark from "../packages/ui/public/tokens/dark.tokens.json";
import light from "../packages/ui/public/tokens/light.tokens.json";

export type ThemeName = "light" | "dark";

/** A colour token: a value, or a reference to the palette. */
interface Color {
  $value: string | { hex: string };
}

const themes = { light, dark };
const palette = base.palette as unknown as Record<string, Record<string, Color> | undefined>;

/** Returns the hex value of a semantic colour in a theme. */
export function hex(theme: ThemeName, name: string): string {
  let value = (themes[theme].color as unknown as Record<string, Color | undefined>)[name]?.$value;
  if (typeof value === "string") {
    const [, scale = "", step = ""] = /^\{palette\.(\w+)\.(\w+)\}$/.exec(value) ?? [];
    value = palette[scale]?.[step]?.$value;
  }
  if (typeof value !== "object") throw new Error(`no colour: ${name}`);
  return value.hex;
}

/** Creates the theme of Storybook's own interface from the design tokens. */
const createTheme = (theme: ThemeName) =>
  create({
    base: theme,
    brandTitle: "镜界组件 Lenscape UI",
    brandUrl: "./?path=/story/start-introduction--welcome",
    brandImage: `./brand-${theme}.svg`,
    brandTarget: "_self",
    fontBase: base.font.sans.$value.join(", "),
    fontCode: base.font.mono.$value.join(", "),
    colorPrimary: hex(theme, "brand"),
    colorSecondary: hex(theme, "brand"),
    appBg: hex(theme, "bg"),
    appContentBg: hex(theme, "surface"),
    appPreviewBg: hex(theme, "surface"),
    appHoverBg: hex(theme, "brand-soft"),
    appBorderColor: hex(theme, "border"),
    appBorderRadius: 8,
    textColor: hex(theme, "text"),
    textInverseColor: hex(theme, "text-inverse"),
    textMutedColor: hex(theme, "text-muted"),
    barBg: hex(theme, "surface"),
    barTextColor: hex(theme, "text-secondary"),
    barHoverColor: hex(theme, "brand-text"),
    barSelectedColor: hex(theme, "brand-text"),
    inputBg: hex(theme, "surface"),
    inputBorder: hex(theme, "border-control"),
    inputTextColor: hex(theme, "text"),
    inputBorderRadius: 8,
    buttonBg: hex(theme, "surface"),
    buttonBorder: hex(theme, "border-strong"),
    booleanBg: hex(theme, "surface-sunken"),
    booleanSelectedBg: hex(theme, "surface"),
  });

export const STORYBOOK_THEMES = { light: createTheme("light"), dark: createTheme("dark") };

/** Resolves the value of the theme switch; "system" and undefined mean the preference of the system. */
export function resolveTheme(theme: unknown): ThemeName {
  if (theme === "light" || theme === "dark") return theme;
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
