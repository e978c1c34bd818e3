// url=<LENSCAPE_UI>?node-id=<alert>
// source=packages/ui/src/widgets/alert/alert.tsx
// component=Alert
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "alert",
  imports: ['import { Alert } from "@lenscape/ui/alert";'],
  example: figma.code`<Alert${react.renderProp("tone", it.getEnum("tone", {"info":"info","warning":"warning","danger":"danger","success":"success"}))}>${it.getString("children")}</Alert>`,
  metadata: { nestable: true },
};
