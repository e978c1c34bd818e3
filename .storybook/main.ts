import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import { widgetSources } from "./widget-sources.ts";

const config: StorybookConfig = {
  stories: ["../packages/ui/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  framework: { name: "@storybook/react-vite", options: {} },
  staticDirs: ["../packages/ui/public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other reader of props needs TypeScript's JavaScript API, which TypeScript 7 does not have.
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), tailwindcss(), widgetSources()] }),
};

export default config;
