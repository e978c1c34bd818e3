// url=<LENSCAPE_UI>?node-id=<page-body>
// source=packages/ui/src/widgets/page-body/page-body.tsx
// component=PageBody
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "page-body",
  imports: ['import { PageBody } from "@lenscape/ui/page-body";'],
  example: figma.code`<PageBody>${it.getString("children")}</PageBody>`,
  metadata: { nestable: true },
};
