// url=<LENSCAPE_UI>?node-id=<pull-refresh>
// source=packages/ui/src/widgets/pull-refresh/pull-refresh.tsx
// component=PullRefresh
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "pull-refresh",
  imports: ['import { PullRefresh } from "@lenscape/ui/pull-refresh";'],
  example: figma.code`<PullRefresh${react.renderProp("onRefresh", react.function("() => {}"))}${react.renderProp("disabled", it.getBoolean("disabled"))}>${it.getString("children")}</PullRefresh>`,
  metadata: { nestable: true },
};
