import { create } from "storybook/theming/create";
import base from "../packages/ui/public/tokens/base.tokens.json";
import dark from "../packages/ui/public/tokens/dark.tokens.json";
import light from "../packages/ui/public/tokens/light.tokens.json";

export type Paper = "light" | "dark";

/** The value of a colour, or the name of the one of the palette that it is. */
interface Color {
  $value: string | { hex: string };
}

const papers = { light, dark };
const palette = base.palette as unknown as Record<string, Record<string, Color> | undefined>;

/** The hex of a semantic colour in a theme. */
export function hex(paper: Paper, name: string): string {
  let value = (papers[paper].color as unknown as Record<string, Color | undefined>)[name]?.$value;
  if (typeof value === "string") {
    const [, scale = "", step = ""] = /^\{palette\.(\w+)\.(\w+)\}$/.exec(value) ?? [];
    value = palette[scale]?.[step]?.$value;
  }
  if (typeof value !== "object") throw new Error(`no colour: ${name}`);
  return value.hex;
}

/** How Storybook itself looks: the colours of the tokens, in one theme. */
const look = (paper: Paper) =>
  create({
    base: paper,
    brandTitle: "镜界组件 Lenscape UI",
    brandUrl: "./?path=/story/start-introduction--welcome",
    brandImage: `./brand-${paper}.svg`,
    brandTarget: "_self",
    fontBase: base.font.sans.$value.join(", "),
    fontCode: base.font.mono.$value.join(", "),
    colorPrimary: hex(paper, "brand"),
    colorSecondary: hex(paper, "brand"),
    appBg: hex(paper, "bg"),
    appContentBg: hex(paper, "surface"),
    appPreviewBg: hex(paper, "surface"),
    appHoverBg: hex(paper, "brand-soft"),
    appBorderColor: hex(paper, "border"),
    appBorderRadius: 8,
    textColor: hex(paper, "text"),
    textInverseColor: hex(paper, "text-inverse"),
    textMutedColor: hex(paper, "text-muted"),
    barBg: hex(paper, "surface"),
    barTextColor: hex(paper, "text-secondary"),
    barHoverColor: hex(paper, "brand-text"),
    barSelectedColor: hex(paper, "brand-text"),
    inputBg: hex(paper, "surface"),
    inputBorder: hex(paper, "border-control"),
    inputTextColor: hex(paper, "text"),
    inputBorderRadius: 8,
    buttonBg: hex(paper, "surface"),
    buttonBorder: hex(paper, "border-strong"),
    booleanBg: hex(paper, "surface-sunken"),
    booleanSelectedBg: hex(paper, "surface"),
  });

export const LOOKS = { light: look("light"), dark: look("dark") };

/** The paper for what the theme switch says, where "system" and nothing mean what the system prefers. */
export function paperOf(theme: unknown): Paper {
  if (theme === "light" || theme === "dark") return theme;
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
