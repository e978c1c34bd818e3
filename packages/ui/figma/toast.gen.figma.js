// url=<LENSCAPE_UI>?node-id=<toast>
// source=packages/ui/src/widgets/toast/toast.tsx
// component=Toast
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "toast",
  imports: ['import { Toast } from "@lenscape/ui/toast";'],
  example: figma.code`<Toast${react.renderProp("message", it.getString("message"))} />`,
  metadata: { nestable: true },
};
