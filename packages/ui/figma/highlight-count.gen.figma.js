// url=<LENSCAPE_UI>?node-id=<highlight-count>
// source=packages/ui/src/widgets/highlight-count/highlight-count.tsx
// component=HighlightCount
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "highlight-count",
  imports: ['import { HighlightCount } from "@lenscape/ui/highlight-count";'],
  example: figma.code`<HighlightCount${react.renderProp("count", react.identifier("count"))}${react.renderProp("own", it.getBoolean("own"))} />`,
  metadata: { nestable: true },
};
