// url=<LENSCAPE_UI>?node-id=<upload-tile>
// source=packages/ui/src/widgets/upload-tile/upload-tile.tsx
// component=UploadTile
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "upload-tile",
  imports: ['import { UploadTile } from "@lenscape/ui/upload-tile";'],
  example: figma.code`<UploadTile${react.renderProp("src", it.getString("src"))}${react.renderProp("video", it.getBoolean("video"))}${react.renderProp("name", it.getString("name"))}${react.renderProp("status", react.identifier("status"))}${react.renderProp("final", it.getBoolean("final"))}${react.renderProp("cover", it.getBoolean("cover"))} />`,
  metadata: { nestable: true },
};
