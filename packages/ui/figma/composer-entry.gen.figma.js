// url=<LENSCAPE_UI>?node-id=<composer-entry>
// source=packages/ui/src/widgets/composer-entry/composer-entry.tsx
// component=ComposerEntry
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "composer-entry",
  imports: ['import { ComposerEntry } from "@lenscape/ui/composer-entry";'],
  example: figma.code`<ComposerEntry${react.renderProp("user", react.identifier("user"))}${react.renderProp("momentHref", it.getString("momentHref"))}${react.renderProp("threadHref", it.getString("threadHref"))} />`,
  metadata: { nestable: true },
};
