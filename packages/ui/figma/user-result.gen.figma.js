// url=<LENSCAPE_UI>?node-id=<user-result>
// source=packages/ui/src/widgets/user-result/user-result.tsx
// component=UserResult
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "user-result",
  imports: ['import { UserResult } from "@lenscape/ui/user-result";'],
  example: figma.code`<UserResult${react.renderProp("user", react.identifier("user"))}${react.renderProp("href", it.getString("href"))} />`,
  metadata: { nestable: true },
};
