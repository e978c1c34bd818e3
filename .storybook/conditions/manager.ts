import { createElement as element, Fragment, type ReactNode } from "react";
import { Button, ToggleButton } from "storybook/internal/components";
import { addons, types, useGlobals, useParameter, useStorybookApi } from "storybook/manager-api";
import { CONDITIONS, chosenViewport, globalsFor, heldOf } from "./conditions.ts";

// Storybook bundles what runs in its manager without a runtime for JSX.
const ID = "lenscape/conditions";
const PLAIN = { padding: "small", variant: "ghost" } as const;

function ConditionsTool() {
  const [globals, update] = useGlobals();
  const held = heldOf(globals);
  const clear = () => update(Object.assign({}, ...CONDITIONS.map(({ key }) => globalsFor(key, false))));
  const toggles = CONDITIONS.map(({ key, label, says }) => {
    const turn = () => update(globalsFor(key, !held[key]));
    const props = {
      ...PLAIN,
      key,
      pressed: held[key],
      tooltip: says,
      ariaLabel: false,
      onClick: turn,
    } as const;
    return element(ToggleButton, props, label);
  });
  const reset = { ...PLAIN, key: "clear", ariaLabel: false, onClick: clear } as const;
  const anyHeld = Object.values(held).some(Boolean);
  return element(Fragment, null, toggles, anyHeld && element(Button, reset, "全部还原"));
}

type Viewports = { options?: Record<string, { styles?: { width?: string } }> };

/** The canvas, and next to it the same story in the other theme. */
function Canvases({ children, storyId }: { children?: ReactNode; storyId: string }) {
  const [globals] = useGlobals();
  const api = useStorybookApi();
  const viewports = useParameter<Viewports>("viewport", {});
  const both = globals.bothThemes === true && Boolean(storyId);
  const width = viewports?.options?.[chosenViewport(globals) ?? ""]?.styles?.width;
  const canvas = element("div", { style: { position: "relative", flex: 1, minWidth: 0 } }, children);
  const other = both && element(OtherTheme, { href: otherTheme(api, storyId, globals.theme), width });
  return element("div", { style: { display: "flex", width: "100%", height: "100%" } }, canvas, other);
}

function otherTheme(api: ReturnType<typeof useStorybookApi>, storyId: string, theme: unknown): string {
  const other = theme === "dark" ? "light" : "dark";
  const viewMode = api.getUrlState().viewMode === "docs" ? "docs" : "story";
  const queryParams = { globals: `theme:${other};bothThemes:!false;a11y.manual:!true` };
  return api.getStoryHrefs(storyId, { viewMode, queryParams }).previewHref;
}

/** In a page of its own between the two: the manager would take what this canvas says for the word of the other. */
function OtherTheme({ href, width = "100%" }: { href: string; width: string | undefined }) {
  const address = new URL(href, location.href).href.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const title = "另一套主题";
  const page = element("iframe", {
    key: address,
    title,
    srcDoc: `<!doctype html><style>body{margin:0}iframe{display:block;border:0;width:100%;height:100vh}</style><iframe title="${title}" src="${address}"></iframe>`,
    style: { display: "block", boxSizing: "border-box", width, height: "100%", margin: "0 auto", border: 0 },
  });
  const style = { flex: 1, minWidth: 0, overflow: "auto", borderLeft: "1px solid GrayText" };
  return element("div", { style }, page);
}

addons.register(ID, () => {
  addons.add(`${ID}/tool`, { type: types.TOOL, title: "条件", render: ConditionsTool });
  addons.add(`${ID}/canvases`, { type: types.PREVIEW, render: Canvases });
});
