// url=<LENSCAPE_UI>?node-id=<rank-popup>
// source=packages/ui/src/widgets/rank-popup/rank-popup.tsx
// component=RankPopup
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "rank-popup",
  imports: ['import { RankPopup } from "@lenscape/ui/rank-popup";'],
  example: figma.code`<RankPopup${react.renderProp("open", it.getBoolean("open"))}${react.renderProp("defaultOpen", it.getBoolean("defaultOpen"))}${react.renderProp("maskClosable", it.getBoolean("maskClosable"))}${react.renderProp("users", react.identifier("users"))}${react.renderProp("status", react.identifier("status"))}${react.renderProp("onLoadMore", react.function("() => {}"))}${react.renderProp("hrefOf", react.function("() => {}"))} />`,
  metadata: { nestable: true },
};
