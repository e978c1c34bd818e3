// url=<LENSCAPE_UI>?node-id=<video-upload>
// source=packages/ui/src/widgets/video-upload/video-upload.tsx
// component=VideoUpload
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "video-upload",
  imports: ['import { VideoUpload } from "@lenscape/ui/video-upload";'],
  example: figma.code`<VideoUpload${react.renderProp("name", it.getString("name"))}${react.renderProp("status", react.identifier("status"))} />`,
  metadata: { nestable: true },
};
