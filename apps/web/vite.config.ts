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
 * written for developer tools) would keep them all.
 */
const unusedRouterParts: Plugin = {
  name: "unused-router-parts",
  apply: "build",
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, "")
        .replace(/^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, "$1/* @__PURE__ */ "),
  },
};

/** What no page can do without. Anything else of node_modules stays with the code that imports it. */
const everyPage =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|openapi-fetch|clsx|class-variance-authority|@radix-ui\/react-(?:slot|compose-refs))\//;

/** What opens on demand, with the libraries that it stands on: it must not come along with what pages share. */
const onDemand =
  /\/widgets\/(?:popup|dialog|sheet|confirm-dialog|popover|lightbox|rich-\w+)\/[\w-]+\.tsx$|\/shell\/(?:publish-sheet|floating|share-panel|rank-dialog|thread-feed-menu|qr-code)\./;

/** What most pages have in common. */
const common =
  /\/packages\/(?:api|ui)\/|\/richtext\/src\/links|lucide-react|\/src\/(?:lib|config|copy|shell)\/|\/src\/paths/;

// A tool's file: the default export is what Vite reads.
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), tailwindcss(), unusedRouterParts],
  resolve: {
    alias: command === "build" ? [...productionRouter, ...(isSsrBuild ? [] : [nativeClone])] : [],
  },
  build: isSsrBuild
    ? { outDir: "dist/server", copyPublicDir: false }
    : {
        outDir: "dist/client",
        manifest: true,
        // Chunks of the matched route are linked in the document itself, so that nothing is discovered late.
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: "src/entry-client.tsx",
          output: {
            // Few files for the first page, each with what it needs: code that the same pages share lies together.
            codeSplitting: {
              groups: [
                { name: "vendor", test: everyPage, priority: 2 },
                {
                  name: "shared",
                  test: (id) => common.test(id) && !onDemand.test(id),
                  minShareCount: 4,
                  includeDependenciesRecursively: false,
                },
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
