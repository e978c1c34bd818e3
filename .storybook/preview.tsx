import { icons, props } from "virtual:widget-sources";
import type { Decorator, Preview } from "@storybook/react-vite";
import { isValidElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import { configure } from "storybook/test";
import { createArgTypes, findUndocumentedProps } from "../packages/ui/src/docs/arg-types.ts";
import { HANDLER, rendersItself, toStoryCode } from "../packages/ui/src/docs/story-code.ts";
import { getWidgetFolder, toComponentName } from "../packages/ui/src/docs/usage.ts";
import { english } from "../packages/ui/src/lib/english.ts";
import { type Locale, LocaleProvider } from "../packages/ui/src/lib/locale.tsx";
import "./checks/checks.ts";
import "./checks/controls.ts";
import { CONDITION_GLOBALS, NARROW } from "./conditions/conditions.ts";
import { withConditions } from "./conditions/with-conditions.tsx";
import { DocsPage } from "./docs-page.tsx";
import { ThemedDocsContainer } from "./docs-paper.tsx";
import { getOuterGlobals } from "./outer-page.ts";
import "./preview.css";

document.documentElement.lang = "zh-Hans";

// The default of one second is too short while the chunks of a page load on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** Serializes the arguments that controls can change. */
const serializeArgs = (args: object) =>
  JSON.stringify(args, (_, value) => (isValidElement(value) || value instanceof Node ? undefined : value));

/** Remounts the story when theme or arguments change, because components read most of them only once. */
const withTheme: Decorator = (Story, { args, globals }) => {
  const theme = String(globals.theme ?? "light");
  // Set before the story renders, because stories may read the tokens.
  document.documentElement.dataset.theme = theme;
  return <Story key={theme + serializeArgs(args)} />;
};

const withLocale: Decorator = (Story, { globals }) => (
  <LocaleProvider
    locale={globals.locale as Locale}
    translations={globals.locale === "en" ? english : undefined}
  >
    <Story />
  </LocaleProvider>
);

const getOriginalSource = (parameters: { docs?: { source?: { originalSource?: string } } }) =>
  parameters.docs?.source?.originalSource ?? "";

/** Creates the argument types of widgets from their sources; none for a story that renders itself. */
const withWidgetArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const folder = getWidgetFolder(parameters.fileName);
  if (!folder) return argTypes;
  if (rendersItself(getOriginalSource(parameters))) return {};
  return createArgTypes(argTypes, {
    props: props[folder]?.[`${toComponentName(folder)}Props`] ?? [],
    args: initialArgs,
  });
};

const iconNames = new Map<unknown, string>(Object.entries(icons).map(([name, icon]) => [icon, name]));

type ComponentType = string | { displayName?: string; name?: string };

/** Returns the name of a component for the code in the docs; icons have no name of their own. */
const getDisplayName = ({ type }: { type: ComponentType }) =>
  typeof type === "string" ? type : (iconNames.get(type) ?? type.displayName ?? type.name ?? "Fragment");

declare global {
  /** Props without a description of the last story, for `pnpm stories`. */
  var lenscapeUndocumentedProps: string[];
}

const preview: Preview = {
  afterEach: ({ argTypes, parameters }) => {
    // Storybook infers argument types from the arguments of a story that renders itself.
    const isWidget = getWidgetFolder(parameters.fileName) && !rendersItself(getOriginalSource(parameters));
    globalThis.lenscapeUndocumentedProps = isWidget ? findUndocumentedProps(argTypes) : [];
  },
  argTypesEnhancers: [withWidgetArgTypes],
  decorators: [withConditions, withTheme, withLocale],
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
      description: "语言：只换组件自带的文案，故事与页面里写的文字不变",
      toolbar: {
        title: "组件文案的语言",
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "zh-Hans", title: "组件文案：简体中文" },
          { value: "en", title: "组件文案：English" },
        ],
      },
    },
    ...Object.fromEntries(CONDITION_GLOBALS.map(({ key, description }) => [key, { description }])),
  },
  initialGlobals: {
    theme: "light",
    locale: "zh-Hans",
    ...Object.fromEntries(CONDITION_GLOBALS.map(({ key }) => [key, false])),
    ...getOuterGlobals(),
  },
  parameters: {
    a11y: { test: "error" },
    controls: { expanded: true },
    docs: { container: ThemedDocsContainer, page: DocsPage, source: { transform: toStoryCode } },
    jsx: { displayName: getDisplayName, functionValue: () => HANDLER, sortProps: false },
    layout: "padded",
    options: {
      // Sorts by group, then by English name, the introduction first. Storybook evaluates the source of this function
      // as JavaScript, so it can use neither outer variables nor types.
      storySort: (a = { title: "" }, b = { title: "" }) => {
        const groups =
          "Start Foundations Actions Feedback Overlays Forms Lists Navigation Community Operator Patterns Pages";
        const parts = ({ title } = a) => / (\w+)\/\S+ (.+?) · /.exec(title) ?? ["", "~", title];
        const rank = (entry = a) => groups.indexOf(parts(entry)[1] ?? "");
        const name = (entry = a) => parts(entry)[2]?.replace("Introduction", "") ?? "";
        return rank(a) - rank(b) || name(a).localeCompare(name(b));
      },
    },
    viewport: {
      options: {
        [NARROW]: { name: "最窄 320", styles: { width: "320px", height: "640px" }, type: "mobile" },
        zoomed: { name: "放大 400%", styles: { width: "320px", height: "256px" }, type: "mobile" },
        phone: { name: "手机 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
        tablet: { name: "平板 768", styles: { width: "768px", height: "1024px" }, type: "tablet" },
        laptop: { name: "小屏 1024", styles: { width: "1024px", height: "768px" }, type: "desktop" },
        desktop: { name: "桌面 1440", styles: { width: "1440px", height: "900px" }, type: "desktop" },
      },
    },
  },
};

export default preview;
