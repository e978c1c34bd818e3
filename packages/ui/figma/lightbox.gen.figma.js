// url=<LENSCAPE_UI>?node-id=<lightbox>
// source=packages/ui/src/widgets/lightbox/lightbox.tsx
// component=Lightbox
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "lightbox",
  imports: ['import { Lightbox } from "@lenscape/ui/lightbox";'],
  example: figma.code`<Lightbox${react.renderProp("images", react.identifier("images"))}${react.renderProp("open", it.getBoolean("open"))}${react.renderProp("defaultOpen", it.getBoolean("defaultOpen"))} />`,
  metadata: { nestable: true },
};
