import { brandCss } from "@lenscape/ui/lib/brand-colors";
import { BRAND_STYLE } from "#lib/brand-style.ts";
import { type Head, headHtml } from "#lib/head.ts";
import { inlineScript } from "#lib/inline-script.ts";
import { type PageState, STATE_ID, writeData } from "#lib/state.ts";

/** The part of a Vite manifest entry that is read here. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Where the built files are; in development there is no manifest and Vite resolves the sources. */
export interface Assets {
  manifest?: Record<string, Chunk>;
}

const ENTRY = "src/entry-client.tsx";

interface DocumentInput {
  head: Head;
  body: string;
  assets: Assets;
  /** Source files of the matched pages, whose chunks the browser should fetch at once. */
  modules: string[];
  state: PageState;
  /** What the page says of itself to search engines. */
  structured?: object;
  /** The community's own colour and logo; empty = those of the design system. */
  look: { brandColor: string; logoUrl: string };
}

/** The files of the given sources and of everything they import statically. */
function filesOf(manifest: Record<string, Chunk>, sources: string[]) {
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

/**
 * Splits what the first paint waits for from what only makes the page interactive: on a slow line they must not
 * compete.
 */
function assetTags({ manifest }: Assets, modules: string[]): { styles: string; scripts: string } {
  if (!manifest) {
    return {
      styles: `<link rel="stylesheet" href="/src/app.css">`,
      scripts: `<script type="module" src="/${ENTRY}"></script>`,
    };
  }
  const { scripts, styles } = filesOf(manifest, [ENTRY, ...modules]);
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
 * Takes the pictures that the first screen needs out of the markup, which React put in front of it: the head says them
 * before the styles, so that the largest of them is asked for with the first bytes of the document.
 */
function splitPreloads(body: string): [preloads: string, markup: string] {
  const [preloads = ""] = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(body) ?? [];
  return [preloads, body.slice(preloads.length)];
}

let kept = { color: "", css: "" };

/** The rules of the community's colour in the document itself, so that the first paint has it; none by default. */
function brandStyle(color: string): string {
  if (color === "") return "";
  // All pages of a community have the same one.
  if (kept.color !== color) kept = { color, css: brandCss(color) };
  return `<style id="${BRAND_STYLE}" data-color="${color}">${kept.css}</style>`;
}

const icons = (logoUrl: string) =>
  logoUrl
    ? `<link rel="icon" href="${logoUrl}" type="image/png">\n<link rel="apple-touch-icon" href="${logoUrl}">`
    : `<link rel="icon" href="/logo.svg" type="image/svg+xml">`;

/** The whole document. `body` is markup, everything else is escaped here. */
export function documentHtml({
  head,
  body,
  assets,
  modules,
  state,
  structured,
  look,
}: DocumentInput): string {
  const { styles, scripts } = assetTags(assets, modules);
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
${icons(look.logoUrl)}
${styles}
${brandStyle(look.brandColor)}
</head>
<body>
<div id="root">${markup}</div>
${structured ? `<script type="application/ld+json">${writeData(structured)}</script>` : ""}
<script type="application/json" id="${STATE_ID}">${writeData(state)}</script>
${scripts}
</body>
</html>`;
}
