// url=<LENSCAPE_UI>?node-id=<sign-in-block>
// source=packages/ui/src/widgets/sign-in-block/sign-in-block.tsx
// component=SignInBlock
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "sign-in-block",
  imports: ['import { SignInBlock } from "@lenscape/ui/sign-in-block";'],
  example: figma.code`<SignInBlock${react.renderProp("greeting", it.getString("greeting"))}${react.renderProp("days", react.identifier("days"))}${react.renderProp("signed", it.getBoolean("signed"))}${react.renderProp("pending", it.getBoolean("pending"))} />`,
  metadata: { nestable: true },
};
