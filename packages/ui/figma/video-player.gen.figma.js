// url=<LENSCAPE_UI>?node-id=<video-player>
// source=packages/ui/src/widgets/video-player/video-player.tsx
// component=VideoPlayer
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "video-player",
  imports: ['import { VideoPlayer } from "@lenscape/ui/video-player";'],
  example: figma.code`<VideoPlayer${react.renderProp("sources", react.identifier("sources"))} />`,
  metadata: { nestable: true },
};
