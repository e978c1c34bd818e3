// url=<LENSCAPE_UI>?node-id=<password-input>
// source=packages/ui/src/widgets/password-input/password-input.tsx
// component=PasswordInput
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "password-input",
  imports: ['import { PasswordInput } from "@lenscape/ui/password-input";'],
  example: figma.code`<PasswordInput${react.renderProp("size", it.getEnum("size", {"sm":"sm","md":"md","lg":"lg"}))} />`,
  metadata: { nestable: true },
};
