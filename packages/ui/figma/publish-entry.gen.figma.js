// url=<LENSCAPE_UI>?node-id=<publish-entry>
// source=packages/ui/src/widgets/publish-entry/publish-entry.tsx
// component=PublishEntry
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "publish-entry",
  imports: ['import { PublishEntry } from "@lenscape/ui/publish-entry";'],
  example: figma.code`<PublishEntry${react.renderProp("momentHref", it.getString("momentHref"))}${react.renderProp("threadHref", it.getString("threadHref"))} />`,
  metadata: { nestable: true },
};
