// url=<LENSCAPE_UI>?node-id=<poll>
// source=packages/ui/src/widgets/poll/poll.tsx
// component=Poll
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "poll",
  imports: ['import { Poll } from "@lenscape/ui/poll";'],
  example: figma.code`<Poll${react.renderProp("options", react.identifier("options"))}${react.renderProp("maxChoices", react.identifier("maxChoices"))}${react.renderProp("voterCount", react.identifier("voterCount"))}${react.renderProp("endAt", it.getString("endAt"))}${react.renderProp("isOver", it.getBoolean("isOver"))}${react.renderProp("loading", it.getBoolean("loading"))} />`,
  metadata: { nestable: true },
};
