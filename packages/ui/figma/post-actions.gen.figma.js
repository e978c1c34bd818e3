// url=<LENSCAPE_UI>?node-id=<post-actions>
// source=packages/ui/src/widgets/post-actions/post-actions.tsx
// component=PostActions
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "post-actions",
  imports: ['import { PostActions } from "@lenscape/ui/post-actions";'],
  example: figma.code`<PostActions />`,
  metadata: { nestable: true },
};
