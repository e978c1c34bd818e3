import { parseColor } from "./contrast.ts";
import { type Declarations, readTokens, tokenNames } from "./tokens.ts";

type Json = string | number | boolean | Json[] | { [key: string]: Json };
type Group = { [key: string]: Json };

const round = (value: number) => Math.round(value * 10_000) / 10_000;

function color(text: string): Json {
  const rgb = parseColor(text);
  if (!rgb) throw new Error(`no colour: ${text}`);
  const alpha = /\/\s*([\d.]+)\s*\)/.exec(text)?.[1];
  return {
    colorSpace: "srgb",
    components: rgb.map((part) => round(part / 255)),
    alpha: alpha ? Number(alpha) : 1,
    hex: `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}`,
  };
}

function dimension(text: string): Json {
  const match = /^(-?[\d.]+)(px|rem)?$/.exec(text);
  if (!match) throw new Error(`no dimension: ${text}`);
  return { value: Number(match[1]), unit: match[2] ?? "px" };
}

function shadow(text: string): Json {
  return text.split(/,(?![^(]*\))/).map((layer) => {
    const parts = /^((?:-?[\d.]+(?:px)?\s+){3,4})(.+)$/.exec(layer.trim());
    if (!parts?.[1] || !parts[2]) throw new Error(`no shadow: ${layer}`);
    const [offsetX = "0", offsetY = "0", blur = "0", spread = "0"] = parts[1].trim().split(/\s+/);
    return {
      color: color(parts[2]),
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension(spread),
    };
  });
}

/** A value, or the path of the token it points at. */
function read(text: string, convert: (text: string) => Json): Json {
  const scale = /^var\(--lens-color-(\w+)-(\d+)\)$/.exec(text);
  return scale ? `{base.color.${scale[1]}.${scale[2]}}` : convert(text);
}

function group(
  block: Declarations,
  prefix: string,
  type: string,
  convert: (text: string) => Json,
  keep: (name: string) => boolean = () => true,
): Group {
  const tokens: Group = { $type: type };
  for (const name of tokenNames(block, prefix)) {
    if (keep(name)) tokens[name.slice(prefix.length)] = { $value: read(block.get(name) ?? "", convert) };
  }
  return tokens;
}

function scales(base: Declarations): Group {
  const result: { [scale: string]: Group } = {};
  for (const name of tokenNames(base, "--lens-color-")) {
    const [, scale = "", step = ""] = /^--lens-color-(\w+)-(\d+)$/.exec(name) ?? [];
    result[scale] = { ...result[scale], [step]: { $value: color(base.get(name) ?? "") } };
  }
  return { $type: "color", ...result };
}

function theme(block: Declarations): Group {
  return {
    color: group(block, "--lens-color-", "color", color),
    shadow: group(block, "--lens-shadow-", "shadow", shadow),
  };
}

const lineHeight = (text: string): Json => (/(px|rem)$/.test(text) ? dimension(text) : Number(text));

/**
 * The tokens of a style sheet in the W3C design-token format: `base`, and `light` and `dark`, whose colours point at
 * the scales of `base`. Throws on a value it cannot read, so that no token is left out in silence.
 */
export function designTokens(css: string): Group {
  const { base, light, dark, breakpoints } = readTokens(css);
  const isLineHeight = (name: string) => name.endsWith("--line-height");
  const lines: Group = {};
  for (const name of tokenNames(base, "--lens-text-").filter(isLineHeight)) {
    const value = lineHeight(base.get(name) ?? "");
    const type = typeof value === "number" ? "number" : "dimension";
    lines[name.replace(/^--lens-text-|--line-height$/g, "")] = { $type: type, $value: value };
  }
  return {
    base: {
      color: scales(base),
      font: group(
        base,
        "--lens-font-",
        "fontFamily",
        (text) => text.split(/\s*,\s*/).map((name) => name.replaceAll('"', "")),
        (name) => !name.includes("weight"),
      ),
      fontWeight: group(base, "--lens-font-weight-", "fontWeight", Number),
      fontSize: group(base, "--lens-text-", "dimension", dimension, (name) => !isLineHeight(name)),
      lineHeight: lines,
      space: group(base, "--lens-space-", "dimension", dimension),
      size: group(base, "--lens-size-", "dimension", dimension),
      radius: group(base, "--lens-radius-", "dimension", dimension),
      duration: group(base, "--lens-duration-", "duration", (text) => ({
        value: Number.parseFloat(text),
        unit: "ms",
      })),
      delay: group(base, "--lens-delay-", "duration", (text) => ({
        value: Number.parseFloat(text),
        unit: "ms",
      })),
      easing: group(base, "--lens-ease-", "cubicBezier", (text) =>
        text
          .replace(/^cubic-bezier\(|\)$/g, "")
          .split(",")
          .map(Number),
      ),
      layer: group(base, "--lens-z-", "number", Number),
      breakpoint: group(breakpoints, "--breakpoint-", "dimension", dimension),
    },
    light: theme(light),
    dark: theme(dark),
  };
}
