// url=<LENSCAPE_UI>?node-id=<level-mark>
// source=packages/ui/src/widgets/level-mark/level-mark.tsx
// component=LevelMark
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "level-mark",
  imports: ['import { LevelMark } from "@lenscape/ui/level-mark";'],
  example: figma.code`<LevelMark${react.renderProp("level", react.identifier("level"))} />`,
  metadata: { nestable: true },
};
