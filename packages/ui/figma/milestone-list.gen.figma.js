// url=<LENSCAPE_UI>?node-id=<milestone-list>
// source=packages/ui/src/widgets/milestone-list/milestone-list.tsx
// component=MilestoneList
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "milestone-list",
  imports: ['import { MilestoneList } from "@lenscape/ui/milestone-list";'],
  example: figma.code`<MilestoneList${react.renderProp("items", react.identifier("items"))} />`,
  metadata: { nestable: true },
};
