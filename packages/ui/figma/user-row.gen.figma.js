// url=<LENSCAPE_UI>?node-id=<user-row>
// source=packages/ui/src/widgets/user-row/user-row.tsx
// component=UserRow
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "user-row",
  imports: ['import { UserRow } from "@lenscape/ui/user-row";'],
  example: figma.code`<UserRow${react.renderProp("user", react.identifier("user"))}${react.renderProp("href", it.getString("href"))} />`,
  metadata: { nestable: true },
};
