import { brandCss } from "@lenscape/ui/lib/brand-colors";
import { BRAND_STYLE_ID } from "#lib/brand-style.ts";
import { type Head, headHtml } from "#lib/head.ts";
import { inlineScript } from "#lib/inline-script.ts";
import { PAGE_STATE_ID, type PageState, serializeForScript } from "#lib/state.ts";

/** Entry of a Vite manifest, as far as used here. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Built files. In development there is no manifest, because Vite serves the sources. */
export interface Assets {
  manifest?: Record<string, Chunk>;
}

const ENTRY = "src/entry-client.tsx";

interface DocumentInput {
  head: Head;
  body: string;
  assets: Assets;
  /** Source files of the matched pages, whose chunks are preloaded. */
  modules: string[];
  state: PageState;
  /** Structured data (JSON-LD) for search engines. */
  structuredData?: object;
  /** Brand colour and logo of the community; empty for those of the design system. */
  branding: { brandColor: string; logoUrl: string };
}

/** Returns the built files of some sources and of their static imports. */
function collectFiles(manifest: Record<string, Chunk>, sources: string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return { scripts: [...scripts], styles: [...styles] };
}

/** Returns the tags of styles and scripts. Scripts have a low priority, so that they do not delay the first paint. */
function createAssetTags({ manifest }: Assets, modules: string[]): { styles: string; scripts: string } {
  if (!manifest) {
    return {
      styles: `<link rel="stylesheet" href="/src/app.css">`,
      scripts: `<script type="module" src="/${ENTRY}"></script>`,
    };
  }
  const { scripts, styles } = collectFiles(manifest, [ENTRY, ...modules]);
  const entry = manifest[ENTRY]?.file;
  const preloads = scripts
    .filter((file) => file !== entry)
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`);
  return {
    styles: styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join("\n"),
    scripts: [...preloads, `<script type="module" src="/${entry}"></script>`].join("\n"),
  };
}

/**
 * Splits React's image preloads from the start of the markup. In the head, before the styles, they load the largest image
 * of the first screen earlier.
 */
function splitPreloads(body: string): [preloads: string, markup: string] {
  const [preloads = ""] = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(body) ?? [];
  return [preloads, body.slice(preloads.length)];
}

let cachedStyle = { color: "", css: "" };

/** Returns the style element with the brand colour, for the first paint. Empty for the default colour. */
function createBrandStyle(color: string): string {
  if (color === "") return "";
  if (cachedStyle.color !== color) cachedStyle = { color, css: brandCss(color) };
  return `<style id="${BRAND_STYLE_ID}" data-color="${color}">${cachedStyle.css}</style>`;
}

const createIconTags = (logoUrl: string) =>
  logoUrl
    ? `<link rel="icon" href="${logoUrl}" type="image/png">\n<link rel="apple-touch-icon" href="${logoUrl}">`
    : `<link rel="icon" href="/logo.svg" type="image/svg+xml">`;

/** Renders the whole document. `body` is markup; everything else is escaped here. */
export function renderDocument({
  head,
  body,
  assets,
  modules,
  state,
  structuredData,
  branding,
}: DocumentInput): string {
  const { styles, scripts } = createAssetTags(assets, modules);
  const [preloads, markup] = splitPreloads(body);
  return `<!doctype html>
<html lang="zh-Hans" data-theme="system" data-api="${state.apiBase}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
${preloads}
<script>${inlineScript}</script>
${headHtml(head)}
${createIconTags(branding.logoUrl)}
${styles}
${createBrandStyle(branding.brandColor)}
</head>
<body>
<div id="root">${markup}</div>
${structuredData ? `<script type="application/ld+json">${serializeForScript(structuredData)}</script>` : ""}
<script type="application/json" id="${PAGE_STATE_ID}">${serializeForScript(state)}</script>
${scripts}
</body>
</html>`;
}
