import { createElement } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import type { API_HashEntry } from "storybook/internal/types";
import { type API, addons } from "storybook/manager-api";
import { shortTitle } from "../packages/ui/src/docs/story-title.ts";
import { resolveTheme, STORYBOOK_THEMES } from "./brand.ts";

/** Labels of the stories that every widget has. */
const STORY_NAMES: Record<string, string> = {
  Docs: "说明",
  Default: "默认",
  Playground: "试一试",
  "Long Text": "长文字",
};

/** Label of a sidebar entry: Chinese name, then English name, without the extra search terms. */
function renderLabel(item: API_HashEntry) {
  const name = shortTitle(item.name);
  if (item.type === "story" || item.type === "docs") return STORY_NAMES[name] ?? name;
  const [, zh, en] = /^(\S*\p{Script=Han}\S*) (.+)$/u.exec(name) ?? [];
  if (!zh) return name;
  return createElement(
    "span",
    { className: "both-names" },
    createElement("span", null, zh),
    createElement("small", { lang: "en" }, en),
  );
}

const themeInUrl =
  /theme:(\w+)/.exec(new URLSearchParams(location.search).get("globals") ?? "")?.[1] ?? "light";

addons.setConfig({
  theme: STORYBOOK_THEMES[resolveTheme(themeInUrl)],
  sidebar: { renderLabel },
  // Logs a deprecation warning for every story, and browsers zoom themselves.
  toolbar: { zoom: { hidden: true } },
  layoutCustomisations: {
    // Pages of text have no controls, so the panel is hidden.
    showPanel: ({ storyId }, isShown) => (/^(?:start|foundations)-/.test(storyId ?? "") ? false : isShown),
  },
});

/** Keeps the manager in the theme of the stories. */
addons.register("lenscape/theme", (api: API) => {
  const update = ({ globals }: { globals: { theme?: string } }) =>
    api.setOptions({ theme: STORYBOOK_THEMES[resolveTheme(globals.theme)] });
  api.on(SET_GLOBALS, update);
  api.on(GLOBALS_UPDATED, update);
});
