import { createElement as element, Fragment, type ReactNode, useState } from "react";
import { Button, ToggleButton } from "storybook/internal/components";
import { STORY_FINISHED } from "storybook/internal/core-events";
import { addons, types, useChannel, useGlobals, useParameter, useStorybookApi } from "storybook/manager-api";
import { useTheme } from "storybook/theming";
import { hex } from "../brand.ts";
import { CONDITIONS, createGlobals, getActiveConditions, getViewport } from "./conditions.ts";
import { type Finding, type Report, toFindings } from "./findings.ts";

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

type Finished = { storyId: string; reporters: Report[] };

/** Row above the canvas while a condition is active: findings on the current story and a link to this view. */
function Findings({ storyId }: { storyId: string }) {
  const [globals] = useGlobals();
  const [finished, setFinished] = useState<Finished>();
  useChannel({ [STORY_FINISHED]: setFinished });
  const { color, base, background } = useTheme();
  const count = Object.values(getActiveConditions(globals)).filter(Boolean).length;
  if (count === 0) return null;
  const findings = finished?.storyId === storyId ? toFindings(finished.reporters) : undefined;
  const renderFinding = ({ isPassed, message, title }: Finding) =>
    element(
      "span",
      { key: message, title, style: { color: hex(base, isPassed ? "success-text" : "danger-text") } },
      `${isPassed ? "✓" : "✕"} ${message}`,
    );
  const style = {
    display: "flex",
    flexWrap: "wrap",
    gap: 16,
    alignItems: "center",
    padding: "6px 16px",
    fontSize: 13,
    color: color.defaultText,
    background: background.bar,
    borderBottom: `1px solid ${background.hoverable}`,
  } as const;
  return element(
    "div",
    { style },
    element("b", { key: "count" }, count === 1 ? "1 个条件开着" : `${count} 个条件一起开`),
    element(
      "span",
      { key: "found", role: "status", style: { display: "flex", flexWrap: "wrap", gap: 16 } },
      findings ? findings.map(renderFinding) : "正在查",
    ),
    element("span", { key: "spacer", style: { flex: 1 } }),
    element(CopyLink, { key: location.href }),
  );
}

/** Button that copies the URL, which has the active conditions. */
function CopyLink() {
  const [status, setStatus] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setStatus("已复制链接");
    } catch {
      setStatus("浏览器不让复制，请从地址栏复制");
    }
  };
  const props = { ...PLAIN, ariaLabel: false, onClick: copy } as const;
  const statusText = element("span", { role: "status" }, status);
  return element(Fragment, null, statusText, element(Button, props, "复制带条件的链接"));
}

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
  const row = element("div", { style: { display: "flex", flex: 1, minHeight: 0 } }, canvas, other);
  const findings = api.getUrlState().viewMode === "story" && storyId && element(Findings, { storyId });
  const style = { display: "flex", flexDirection: "column", width: "100%", height: "100%" } as const;
  return element("div", { style }, findings, row);
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
