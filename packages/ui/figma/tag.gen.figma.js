// url=<LENSCAPE_UI>?node-id=<tag>
// source=packages/ui/src/widgets/tag/tag.tsx
// component=Tag
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "tag",
  imports: ['import { Tag } from "@lenscape/ui/tag";'],
  example: figma.code`<Tag${react.renderProp("tone", it.getEnum("tone", {"neutral":"neutral","brand":"brand","accent":"accent","danger":"danger","info":"info","plum":"plum"}))}>${it.getString("children")}</Tag>`,
  metadata: { nestable: true },
};
