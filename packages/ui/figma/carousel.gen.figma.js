// url=<LENSCAPE_UI>?node-id=<carousel>
// source=packages/ui/src/widgets/carousel/carousel.tsx
// component=Carousel
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "carousel",
  imports: ['import { Carousel } from "@lenscape/ui/carousel";'],
  example: figma.code`<Carousel${react.renderProp("aria-label", it.getString("aria-label"))}>${it.getString("children")}</Carousel>`,
  metadata: { nestable: true },
};
