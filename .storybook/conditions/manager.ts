import { createElement as element, Fragment, type ReactNode, useState } from "react";
import { Button, ToggleButton } from "storybook/internal/components";
import { STORY_FINISHED } from "storybook/internal/core-events";
import { addons, types, useChannel, useGlobals, useParameter, useStorybookApi } from "storybook/manager-api";
import { useTheme } from "storybook/theming";
import { hex } from "../brand.ts";
import { CONDITIONS, chosenViewport, globalsFor, heldOf } from "./conditions.ts";
import { type Finding, findingsOf, type Report } from "./findings.ts";

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

type Finished = { storyId: string; reporters: Report[] };

/** Above the canvas, while a condition holds: what the story that is shown loses, and a link to what is seen. */
function Findings({ storyId }: { storyId: string }) {
  const [globals] = useGlobals();
  const [finished, setFinished] = useState<Finished>();
  useChannel({ [STORY_FINISHED]: setFinished });
  const { color, base, background } = useTheme();
  const count = Object.values(heldOf(globals)).filter(Boolean).length;
  if (count === 0) return null;
  const findings = finished?.storyId === storyId ? findingsOf(finished.reporters) : undefined;
  const say = ({ holds, says, title }: Finding) =>
    element(
      "span",
      { key: says, title, style: { color: hex(base, holds ? "success-text" : "danger-text") } },
      `${holds ? "✓" : "✕"} ${says}`,
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
      findings ? findings.map(say) : "正在查",
    ),
    element("span", { key: "room", style: { flex: 1 } }),
    element(CopyLink, { key: location.href }),
  );
}

/** The conditions are in the address: anyone who opens it sees the same. */
function CopyLink() {
  const [says, setSays] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setSays("已复制链接");
    } catch {
      setSays("浏览器不让复制，请从地址栏复制");
    }
  };
  const props = { ...PLAIN, ariaLabel: false, onClick: copy } as const;
  const told = element("span", { role: "status" }, says);
  return element(Fragment, null, told, element(Button, props, "复制带条件的链接"));
}

/** The canvas, and next to it the same story in the other theme. */
function Canvases({ children, storyId }: { children?: ReactNode; storyId: string }) {
  const [globals] = useGlobals();
  const api = useStorybookApi();
  const viewports = useParameter<Viewports>("viewport", {});
  const both = globals.bothThemes === true && Boolean(storyId);
  const width = viewports?.options?.[chosenViewport(globals) ?? ""]?.styles?.width;
  const canvas = element("div", { style: { position: "relative", flex: 1, minWidth: 0 } }, children);
  const other = both && element(OtherTheme, { href: otherTheme(api, storyId, globals.theme), width });
  const row = element("div", { style: { display: "flex", flex: 1, minHeight: 0 } }, canvas, other);
  const findings = api.getUrlState().viewMode === "story" && storyId && element(Findings, { storyId });
  const style = { display: "flex", flexDirection: "column", width: "100%", height: "100%" } as const;
  return element("div", { style }, findings, row);
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
