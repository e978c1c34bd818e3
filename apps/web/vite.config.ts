import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

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

/** What no page can do without. Anything else of node_modules stays with the code that imports it. */
const everyPage =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|openapi-fetch|tailwind-merge|clsx|class-variance-authority|@radix-ui\/react-(?:slot|compose-refs))\//;

// A tool's file: the default export is what Vite reads.
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), tailwindcss()],
  resolve: { alias: command === "build" ? productionRouter : [] },
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
            // Few files for the first page: what every page needs together, not one file per shared module.
            advancedChunks: {
              groups: [
                { name: "vendor", test: everyPage, priority: 2 },
                {
                  name: "shared",
                  test: /\/packages\/|lucide-react|\/src\/(?:lib|config|copy)\//,
                  minShareCount: 4,
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
