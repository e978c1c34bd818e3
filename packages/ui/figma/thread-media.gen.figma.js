// url=<LENSCAPE_UI>?node-id=<thread-media>
// source=packages/ui/src/widgets/thread-media/thread-media.tsx
// component=ThreadMedia
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "thread-media",
  imports: ['import { ThreadMedia } from "@lenscape/ui/thread-media";'],
  example: figma.code`<ThreadMedia${react.renderProp("images", react.identifier("images"))}${react.renderProp("firstPerson", it.getBoolean("firstPerson"))}${react.renderProp("wide", it.getBoolean("wide"))}${react.renderProp("cover", it.getBoolean("cover"))}${react.renderProp("priority", it.getBoolean("priority"))} />`,
  metadata: { nestable: true },
};
