// url=<LENSCAPE_UI>?node-id=<goods-card>
// source=packages/ui/src/widgets/goods-card/goods-card.tsx
// component=GoodsCard
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "goods-card",
  imports: ['import { GoodsCard } from "@lenscape/ui/goods-card";'],
  example: figma.code`<GoodsCard${react.renderProp("goods", react.identifier("goods"))}${react.renderProp("href", it.getString("href"))} />`,
  metadata: { nestable: true },
};
