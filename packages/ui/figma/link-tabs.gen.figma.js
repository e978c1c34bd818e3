// url=<LENSCAPE_UI>?node-id=<link-tabs>
// source=packages/ui/src/widgets/link-tabs/link-tabs.tsx
// component=LinkTabs
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "link-tabs",
  imports: ['import { LinkTabs } from "@lenscape/ui/link-tabs";'],
  example: figma.code`<LinkTabs${react.renderProp("items", react.identifier("items"))}${react.renderProp("current", it.getString("current"))}${react.renderProp("aria-label", it.getString("aria-label"))} />`,
  metadata: { nestable: true },
};
