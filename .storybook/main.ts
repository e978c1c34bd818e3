import { createRequire } from "node:module";
import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import { mergeConfig } from "vite";
import { widgetSources } from "./widget-sources.ts";

// The worker has to be of the same version as the msw package.
const worker = createRequire(import.meta.url).resolve("msw/mockServiceWorker.js");

const config: StorybookConfig = {
  stories: ["../packages/ui/src/**/*.stories.tsx", "../apps/web/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "./conditions/preset.ts"],
  framework: { name: "@storybook/react-vite", options: {} },
  staticDirs: [
    "../packages/ui/public",
    "../apps/web/public",
    { from: "../apps/server/static", to: "/static" },
    { from: worker, to: "/mockServiceWorker.js" },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `widgetSources` reads the props, because react-docgen does not resolve variants and imported types.
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss(), widgetSources()],
      // The source code in the docs uses the names of components.
      build: { rolldownOptions: { output: { keepNames: true } } },
    }),
};

export default config;
