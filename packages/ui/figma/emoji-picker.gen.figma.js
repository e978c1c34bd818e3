// url=<LENSCAPE_UI>?node-id=<emoji-picker>
// source=packages/ui/src/widgets/emoji-picker/emoji-picker.tsx
// component=EmojiPicker
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "emoji-picker",
  imports: ['import { EmojiPicker } from "@lenscape/ui/emoji-picker";'],
  example: figma.code`<EmojiPicker${react.renderProp("emojis", react.identifier("emojis"))}${react.renderProp("aria-label", it.getString("aria-label"))}${react.renderProp("onPick", react.function("() => {}"))} />`,
  metadata: { nestable: true },
};
