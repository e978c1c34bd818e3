import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const require = createRequire(import.meta.url);

/** react-router's package leads every bundler to its development build, which is 4 kB larger and warns. */
const routerFiles = join(
  dirname(createRequire(require.resolve("react-router-dom")).resolve("react-router")),
  "../production",
);
const productionRouter = [
  { find: /^react-router$/, replacement: join(routerFiles, "index.mjs") },
  { find: /^react-router\/dom$/, replacement: join(routerFiles, "dom-export.mjs") },
];

/** Every browser that runs these scripts has it: the package brings its own for those that do not. */
const nativeClone = {
  find: "@ungap/structured-clone",
  replacement: join(import.meta.dirname, "src/lib/structured-clone.ts"),
};

/**
 * Lets unused components of react-router fall away: what a bundler cannot prove harmless (a wrapping call, a name
 * written for developer tools) would keep them all. Its warnings are for developers too.
 */
const unusedRouterParts: Plugin = {
  name: "unused-router-parts",
  apply: "build",
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, "")
        .replace(/^(\s+)(?=warning(?:Once)?\()/gm, "$1/* @__PURE__ */ ")
        .replace(/^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, "$1/* @__PURE__ */ "),
  },
};

/** Icons carry a random key for each of their lines and a name, which only developers' tools read, and older names. */
const leanIcons: Plugin = {
  name: "lean-icons",
  apply: "build",
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/(?:icons\/|createLucideIcon)/ },
    handler: (code) =>
      code
        .replace(/,\s*key: "\w+"/g, "")
        .replace(/,\s*aliases: \[[^\]]*\]/, "")
        .replace(/^\s*\w+\.displayName = .*;$/m, ""),
  },
};

/** What no page can do without. Anything else of node_modules stays with the code that imports it. */
const everyPage =
  /^\0rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|openapi-fetch|clsx|class-variance-authority|@radix-ui\/react-(?:slot|compose-refs))\//;

/** The code of our own that lies together when many pages ask for it. */
const common =
  /\/packages\/(?:api|ui)\/|\/richtext\/src\/links|lucide-react|\/src\/(?:lib|config|copy|shell|features)\/|\/src\/paths/;

/** What the pages share on which a member fills something in. */
const forms =
  /\/widgets\/(?:field|input|textarea|checkbox|radio-group|select|switch|password-input|side-nav|progress|upload-tile|image-grid-editor|alert)\/|\/src\/copy\/(?:account|auth|publish|messages?)\.|\/form-alert\.|\/random-id\.|\/passwords\/src\/length\.|\/limits\.gen\./;

/** What the pages of circles, topics and picks share. */
const places = /\/widgets\/(?:search-bar|page-header)\/|\/copy\/community\./;

/** What the pages of points, levels and badges share with one another and the personal centre. */
const honours =
  /\/shell\/(?:growth|badge-icon|worn-badges)\.|\/copy\/(?:points|mine|badges|tip)\.|\/widgets\/(?:badge-mark|points-mark|points-row|level-curve)\//;

/** What every rich text is read with. */
const parser =
  /\/richtext\/src\/(?:parse-browser|convert|policy|limits|normalize|schema|text)\.|\/(?:hast-util-sanitize|unist-util-position)\//;

/** Parts of the shell that open on demand. */
const onDemand =
  /\/shell\/(?:(?:publish-sheet|floating|rank-dialog|thread-feed-menu|qr-code|search-panel)\.|share\/(?!share\.)|poster\/)/;

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The icons a file names; what it imports seems to be all of them. */
const iconsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/import \{([^}]*)\} from "lucide-react"/g)].flatMap(
    ([, names = ""]) =>
      names.split(",").map((name) =>
        name
          .trim()
          .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, "-")
          .toLowerCase(),
      ),
  );

/** Everything a file of `src` imports, directly or not, and the icons it shows. */
function reachOf(source: string, graph: Graph): Set<string> {
  const reach = new Set<string>();
  const rest = [join(import.meta.dirname, "src", source)];
  for (let at = rest.pop(); at; at = rest.pop()) {
    if (reach.has(at) || at.includes("/lucide-react/")) continue;
    reach.add(at);
    if (/\.tsx?$/.test(at)) for (const icon of iconsOf(at)) reach.add(icon);
    rest.push(...(graph.getModuleInfo(at)?.importedIds ?? []));
  }
  return reach;
}

/** The icons of the shortcuts, which the menu of the top bar draws only when it is opened. */
const shortcutIcons = "../../../packages/ui/src/widgets/shortcut-grid/shortcut-icon.tsx";

type FirstVisit = "shared" | "lists" | "reading" | "shortcuts";
let firstVisits: Record<FirstVisit, Set<string>> | undefined;

/** Which file of a first visit a module belongs to: the frame's, the home page's with other lists, a thread's. */
function firstVisitOf(id: string, graph: Graph): FirstVisit | null {
  if (!firstVisits) {
    const lists = reachOf("routes/home/home.page.tsx", graph);
    const reading = reachOf("routes/thread/detail.page.tsx", graph);
    const both = [...lists].filter((file) => reading.has(file));
    const shortcuts = reachOf(shortcutIcons, graph);
    firstVisits = {
      shared: new Set([...reachOf("entry-client.tsx", graph), ...both]),
      lists,
      reading,
      shortcuts,
    };
  }
  const { shared, lists, reading, shortcuts } = firstVisits;
  const icon = /\/lucide-react\/dist\/esm\/(?:icons\/(.+)\.mjs)?/.exec(id);
  if (icon && !icon[1]) return "shared";
  const name = icon?.[1] ?? id;
  if (shared.has(name)) return "shared";
  if (shortcuts.has(name) && !reading.has(name)) return "shortcuts";
  if (icon || anyPage.test(name)) return lists.has(name) || reading.has(name) ? "shared" : null;
  if (lists.has(name)) return "lists";
  // Features of a thread are used one by one elsewhere.
  return reading.has(name) && !name.includes("/src/features/") ? "reading" : null;
}

/** Small parts that any page may need: they would bring along what else a list or a thread is made of. */
const anyPage = /\/src\/(?:lib\/|shell\/now\.ts|widgets\/(?:link-tabs|tabs)\/)/;

/** Files that so many pages ask for, without all that these import. */
const apart = { minShareCount: 4, includeDependenciesRecursively: false };

const libraries = /from "(?:@radix-ui\/react-(?!slot)|@tiptap\/|embla-|uqr|@lenscape\/richtext\/(?!links))/;

/** Whether many pages share a file that stands on no library of its own: that would come along with it everywhere. */
function isShared(id: string): boolean {
  const file = id.split("?", 1)[0] ?? id;
  if (!common.test(file) || onDemand.test(file)) return false;
  return file.includes("/node_modules/") || !libraries.test(readFileSync(file, "utf8"));
}

// A tool's file: the default export is what Vite reads.
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), tailwindcss(), unusedRouterParts, leanIcons],
  resolve: {
    alias: command === "build" ? [...productionRouter, ...(isSsrBuild ? [] : [nativeClone])] : [],
  },
  build: isSsrBuild
    ? { outDir: "dist/server", copyPublicDir: false }
    : {
        outDir: "dist/client",
        manifest: true,
        // Chunks of the matched route are linked in the document itself, so that nothing is discovered late.
        // The pages' own lists would be a tenth of the entry: what leads to a page begins to load it when it is pointed at.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, deps, { hostId }) => (hostId.includes("entry-client") ? [] : deps),
        },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: "src/entry-client.tsx",
          output: {
            // Every first visit carries the list of all files: names would be a third of it.
            chunkFileNames: "assets/[hash].js",
            // Few files for the first page, each with what it needs: code that the same pages share lies together.
            codeSplitting: {
              groups: [
                { name: "vendor", test: everyPage, priority: 4 },
                { name: firstVisitOf, test: isShared, priority: 2, ...apart, minShareCount: 2 },
                { name: "parser", test: parser, priority: 1, ...apart, minShareCount: 2 },
                { name: "icons", test: /\/lucide-react\//, priority: 1, ...apart },
                { name: "forms", test: (id) => forms.test(id) && isShared(id), priority: 1, ...apart },
                { name: "honours", test: honours, priority: 1, ...apart, minShareCount: 2 },
                { name: "places", test: places, priority: 1, ...apart, minShareCount: 2 },
              ],
            },
          },
          // Our packages do nothing on import: what a file re-exports costs only those who use it.
          treeshake: {
            moduleSideEffects: (id: string) => !/\/packages\/(?:ui|api|richtext)\/src\/.*\.tsx?$/.test(id),
          },
        },
      },
  // The server's bundle stands alone: packages/ui has dependencies that this folder cannot resolve.
  ssr: command === "build" ? { noExternal: true } : { noExternal: [/^@lenscape\//] },
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
}));
