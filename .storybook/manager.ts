import { createElement } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import type { API_HashEntry } from "storybook/internal/types";
import { type API, addons } from "storybook/manager-api";
import { shortTitle } from "../packages/ui/src/docs/catalog.ts";
import { LOOKS, paperOf } from "./brand.ts";

/** Stories that every widget has go by what they are for. */
const STORY_NAMES: Record<string, string> = {
  Docs: "说明",
  Default: "默认",
  Playground: "试一试",
  "Long Text": "长文字",
};

/** A name of the sidebar: Chinese in front, English behind, without the words that are there for the search. */
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

const asked = /theme:(\w+)/.exec(new URLSearchParams(location.search).get("globals") ?? "")?.[1] ?? "light";

addons.setConfig({
  theme: LOOKS[paperOf(asked)],
  sidebar: { renderLabel },
  layoutCustomisations: {
    // What is read has no controls: the room is the page's.
    showPanel: ({ storyId }, shown) => (/^(?:start|foundations)-/.test(storyId ?? "") ? false : shown),
  },
});

/** The manager wears the theme that the stories wear. */
addons.register("lenscape/theme", (api: API) => {
  const wear = ({ globals }: { globals: { theme?: string } }) =>
    api.setOptions({ theme: LOOKS[paperOf(globals.theme)] });
  api.on(SET_GLOBALS, wear);
  api.on(GLOBALS_UPDATED, wear);
});
