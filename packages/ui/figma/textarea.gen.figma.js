// url=<LENSCAPE_UI>?node-id=<textarea>
// source=packages/ui/src/widgets/textarea/textarea.tsx
// component=Textarea
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "textarea",
  imports: ['import { Textarea } from "@lenscape/ui/textarea";'],
  example: figma.code`<Textarea${react.renderProp("autosize", it.getBoolean("autosize"))} />`,
  metadata: { nestable: true },
};
