// url=<LENSCAPE_UI>?node-id=<shortcut-grid>
// source=packages/ui/src/widgets/shortcut-grid/shortcut-grid.tsx
// component=ShortcutGrid
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "shortcut-grid",
  imports: ['import { ShortcutGrid } from "@lenscape/ui/shortcut-grid";'],
  example: figma.code`<ShortcutGrid${react.renderProp("items", react.identifier("items"))} />`,
  metadata: { nestable: true },
};
