import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type BuildEnvironmentOptions, defineConfig } from "vite";
import manifest from "../../package.json" with { type: "json" };
import { toBuildTargets } from "./scripts/browser-targets.ts";

const { browserslist } = manifest;

/** Build for the browser. Each page and each lazy component is a chunk. */
const client: BuildEnvironmentOptions = {
  outDir: "dist/client",
  target: toBuildTargets(browserslist),
  // The server announces the chunks of the matched page in the document: see src/document.ts.
  manifest: true,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: "src/entry-client.tsx",
    output: {
      // The document lists the files of a page; short names keep the list short.
      chunkFileNames: "assets/[hash].js",
      codeSplitting: {
        // The entry is two files, because its dependencies change less often than the code of the app.
        groups: [
          { name: "vendor", tags: ["$initial"], test: /node_modules/, priority: 1 },
          { name: "app", tags: ["$initial"] },
        ],
        // Exports of a package that only some pages use stay with these pages.
        includeDependenciesRecursively: false,
      },
    },
  },
};

// A tool's file: the default export is what Vite reads.
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), tailwindcss()],
  build: isSsrBuild ? { outDir: "dist/server", copyPublicDir: false } : client,
  // The server's bundle stands alone: packages/ui has dependencies that this folder cannot resolve.
  ssr: command === "build" ? { noExternal: true } : { noExternal: [/^@lenscape\//] },
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
}));
