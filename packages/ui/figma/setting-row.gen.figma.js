// url=<LENSCAPE_UI>?node-id=<setting-row>
// source=packages/ui/src/widgets/setting-row/setting-row.tsx
// component=SettingRow
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "setting-row",
  imports: ['import { SettingRow } from "@lenscape/ui/setting-row";'],
  example: figma.code`<SettingRow${react.renderProp("label", it.getString("label"))}${react.renderProp("tone", it.getEnum("tone", {"plain":"plain","danger":"danger"}))}>${it.getString("children")}</SettingRow>`,
  metadata: { nestable: true },
};
