// url=<LENSCAPE_UI>?node-id=<empty-state>
// source=packages/ui/src/widgets/empty-state/empty-state.tsx
// component=EmptyState
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "empty-state",
  imports: ['import { EmptyState } from "@lenscape/ui/empty-state";'],
  example: figma.code`<EmptyState${react.renderProp("size", it.getEnum("size", {"sm":"sm","md":"md"}))}>${it.getString("children")}</EmptyState>`,
  metadata: { nestable: true },
};
