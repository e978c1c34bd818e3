// url=<LENSCAPE_UI>?node-id=<pagination>
// source=packages/ui/src/widgets/pagination/pagination.tsx
// component=Pagination
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "pagination",
  imports: ['import { Pagination } from "@lenscape/ui/pagination";'],
  example: figma.code`<Pagination${react.renderProp("page", react.identifier("page"))}${react.renderProp("total", react.identifier("total"))}${react.renderProp("pageSize", react.identifier("pageSize"))} />`,
  metadata: { nestable: true },
};
