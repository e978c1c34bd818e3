// url=<LENSCAPE_UI>?node-id=<list-footer>
// source=packages/ui/src/widgets/list-footer/list-footer.tsx
// component=ListFooter
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "list-footer",
  imports: ['import { ListFooter } from "@lenscape/ui/list-footer";'],
  example: figma.code`<ListFooter${react.renderProp("status", react.identifier("status"))}${react.renderProp("manual", it.getBoolean("manual"))} />`,
  metadata: { nestable: true },
};
