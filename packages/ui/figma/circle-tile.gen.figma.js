// url=<LENSCAPE_UI>?node-id=<circle-tile>
// source=packages/ui/src/widgets/circle-tile/circle-tile.tsx
// component=CircleTile
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "circle-tile",
  imports: ['import { CircleTile } from "@lenscape/ui/circle-tile";'],
  example: figma.code`<CircleTile${react.renderProp("circle", react.identifier("circle"))}${react.renderProp("href", it.getString("href"))}${react.renderProp("note", it.getString("note"))} />`,
  metadata: { nestable: true },
};
