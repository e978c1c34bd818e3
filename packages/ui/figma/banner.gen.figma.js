// url=<LENSCAPE_UI>?node-id=<banner>
// source=packages/ui/src/widgets/banner/banner.tsx
// component=Banner
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "banner",
  imports: ['import { Banner } from "@lenscape/ui/banner";'],
  example: figma.code`<Banner${react.renderProp("banner", react.identifier("banner"))}${react.renderProp("priority", it.getBoolean("priority"))} />`,
  metadata: { nestable: true },
};
