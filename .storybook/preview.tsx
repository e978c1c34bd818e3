import type { Decorator, Preview } from "@storybook/react-vite";
import { english } from "../packages/ui/src/lib/english.ts";
import { type Locale, LocaleProvider } from "../packages/ui/src/lib/locale.tsx";
import { DocsPage } from "./docs-page.tsx";
import "./preview.css";

document.documentElement.lang = "zh-Hans";

const withTheme: Decorator = (Story, { globals }) => {
  const theme = String(globals.theme ?? "light");
  // Before the story renders: stories that read the tokens need those of this theme.
  document.documentElement.dataset.theme = theme;
  return <Story key={theme} />;
};

const withLocale: Decorator = (Story, { globals }) => (
  <LocaleProvider
    locale={globals.locale as Locale}
    translations={globals.locale === "en" ? english : undefined}
  >
    <Story />
  </LocaleProvider>
);

const preview: Preview = {
  decorators: [withTheme, withLocale],
  globalTypes: {
    theme: {
      description: "主题",
      toolbar: {
        title: "主题",
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "浅色" },
          { value: "dark", title: "深色" },
          { value: "system", title: "跟随系统" },
        ],
      },
    },
    locale: {
      description: "默认文案的语言",
      toolbar: {
        title: "语言",
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "zh-Hans", title: "简体中文" },
          { value: "en", title: "English" },
        ],
      },
    },
  },
  initialGlobals: { theme: "light", locale: "zh-Hans" },
  parameters: {
    a11y: { test: "error" },
    controls: { expanded: true },
    docs: { page: DocsPage },
    layout: "padded",
    options: {
      storySort: { method: "alphabetical", order: ["Foundations", "Widgets", "Patterns", "Pages"] },
    },
    viewport: {
      options: {
        phone: { name: "手机 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
        tablet: { name: "平板 768", styles: { width: "768px", height: "1024px" }, type: "tablet" },
        laptop: { name: "小屏 1024", styles: { width: "1024px", height: "768px" }, type: "desktop" },
        desktop: { name: "桌面 1440", styles: { width: "1440px", height: "900px" }, type: "desktop" },
      },
    },
  },
};

export default preview;
