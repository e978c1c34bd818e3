// url=<LENSCAPE_UI>?node-id=<staff-mark>
// source=packages/ui/src/widgets/staff-mark/staff-mark.tsx
// component=StaffMark
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "staff-mark",
  imports: ['import { StaffMark } from "@lenscape/ui/staff-mark";'],
  example: figma.code`<StaffMark${react.renderProp("isStaff", react.identifier("isStaff"))} />`,
  metadata: { nestable: true },
};
