// url=<LENSCAPE_UI>?node-id=<file-row>
// source=packages/ui/src/widgets/file-row/file-row.tsx
// component=FileRow
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "file-row",
  imports: ['import { FileRow } from "@lenscape/ui/file-row";'],
  example: figma.code`<FileRow${react.renderProp("name", it.getString("name"))}${react.renderProp("status", react.identifier("status"))} />`,
  metadata: { nestable: true },
};
