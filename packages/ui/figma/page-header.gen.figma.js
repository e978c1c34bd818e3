// url=<LENSCAPE_UI>?node-id=<page-header>
// source=packages/ui/src/widgets/page-header/page-header.tsx
// component=PageHeader
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "page-header",
  imports: ['import { PageHeader } from "@lenscape/ui/page-header";'],
  example: figma.code`<PageHeader${react.renderProp("title", it.getString("title"))}>${it.getString("children")}</PageHeader>`,
  metadata: { nestable: true },
};
