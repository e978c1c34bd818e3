// url=<LENSCAPE_UI>?node-id=<error-state>
// source=packages/ui/src/widgets/error-state/error-state.tsx
// component=ErrorState
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "error-state",
  imports: ['import { ErrorState } from "@lenscape/ui/error-state";'],
  example: figma.code`<ErrorState${react.renderProp("size", it.getEnum("size", {"sm":"sm","md":"md"}))}${react.renderProp("loading", it.getBoolean("loading"))}>${it.getString("children")}</ErrorState>`,
  metadata: { nestable: true },
};
