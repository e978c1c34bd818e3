// url=<LENSCAPE_UI>?node-id=<level-curve>
// source=packages/ui/src/widgets/level-curve/level-curve.tsx
// component=LevelCurve
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "level-curve",
  imports: ['import { LevelCurve } from "@lenscape/ui/level-curve";'],
  example: figma.code`<LevelCurve${react.renderProp("level", react.identifier("level"))}${react.renderProp("max", react.identifier("max"))}${react.renderProp("progress", react.identifier("progress"))}${react.renderProp("aria-label", it.getString("aria-label"))} />`,
  metadata: { nestable: true },
};
