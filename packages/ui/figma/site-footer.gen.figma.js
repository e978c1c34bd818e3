// url=<LENSCAPE_UI>?node-id=<site-footer>
// source=packages/ui/src/widgets/site-footer/site-footer.tsx
// component=SiteFooter
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "site-footer",
  imports: ['import { SiteFooter } from "@lenscape/ui/site-footer";'],
  example: figma.code`<SiteFooter${react.renderProp("copyright", it.getString("copyright"))}${react.renderProp("filingNumber", it.getString("filingNumber"))} />`,
  metadata: { nestable: true },
};
