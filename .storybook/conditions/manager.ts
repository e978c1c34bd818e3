import { createElement as element, Fragment, type ReactNode } from "react";
import { Button, ToggleButton } from "storybook/internal/components";
import { addons, types, useGlobals, useParameter, useStorybookApi } from "storybook/manager-api";
import { CONDITIONS, createGlobals, getActiveConditions, getViewport } from "./conditions.ts";

// Storybook bundles manager code without a JSX runtime, hence createElement.
const ID = "lenscape/conditions";
const PLAIN = { padding: "small", variant: "ghost" } as const;

function ConditionsTool() {
  const [globals, update] = useGlobals();
  const active = getActiveConditions(globals);
  const clear = () => update(Object.assign({}, ...CONDITIONS.map(({ key }) => createGlobals(key, false))));
  const toggles = CONDITIONS.map(({ key, label, description }) => {
    const toggle = () => update(createGlobals(key, !active[key]));
    const props = {
      ...PLAIN,
      key,
      pressed: active[key],
      tooltip: description,
      ariaLabel: false,
      onClick: toggle,
    } as const;
    return element(ToggleButton, props, label);
  });
  const reset = { ...PLAIN, key: "clear", ariaLabel: false, onClick: clear } as const;
  const isAnyActive = Object.values(active).some(Boolean);
  return element(Fragment, null, toggles, isAnyActive && element(Button, reset, "全部还原"));
}

type Viewports = { options?: Record<string, { styles?: { width?: string } }> };

/** The canvas and, if chosen, the same story in the other theme beside it. */
function Canvases({ children, storyId }: { children?: ReactNode; storyId: string }) {
  const [globals] = useGlobals();
  const api = useStorybookApi();
  const viewports = useParameter<Viewports>("viewport", {});
  const showsBothThemes = globals.bothThemes === true && Boolean(storyId);
  const width = viewports?.options?.[getViewport(globals) ?? ""]?.styles?.width;
  const canvas = element("div", { style: { position: "relative", flex: 1, minWidth: 0 } }, children);
  const other =
    showsBothThemes && element(OtherTheme, { href: getOtherThemeHref(api, storyId, globals.theme), width });
  return element("div", { style: { display: "flex", width: "100%", height: "100%" } }, canvas, other);
}

function getOtherThemeHref(api: ReturnType<typeof useStorybookApi>, storyId: string, theme: unknown): string {
  const other = theme === "dark" ? "light" : "dark";
  const viewMode = api.getUrlState().viewMode === "docs" ? "docs" : "story";
  const queryParams = { globals: `theme:${other};bothThemes:!false;a11y.manual:!true` };
  return api.getStoryHrefs(storyId, { viewMode, queryParams }).previewHref;
}

/** The story in the other theme. Nested in an extra frame, so that the manager ignores its channel messages. */
function OtherTheme({ href, width = "100%" }: { href: string; width: string | undefined }) {
  const src = new URL(href, location.href).href.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const title = "另一套主题";
  const page = element("iframe", {
    key: src,
    title,
    srcDoc: `<!doctype html><style>body{margin:0}iframe{display:block;border:0;width:100%;height:100vh}</style><iframe title="${title}" src="${src}"></iframe>`,
    style: { display: "block", boxSizing: "border-box", width, height: "100%", margin: "0 auto", border: 0 },
  });
  const style = { flex: 1, minWidth: 0, overflow: "auto", borderLeft: "1px solid GrayText" };
  return element("div", { style }, page);
}

addons.register(ID, () => {
  addons.add(`${ID}/tool`, { type: types.TOOL, title: "条件", render: ConditionsTool });
  addons.add(`${ID}/canvases`, { type: types.PREVIEW, render: Canvases });
});
