import { fillText } from "@lenscape/ui/lib/fill-text";
import type { StoryObj } from "@storybook/react-vite";
import { paths } from "#paths";
import { mallSharedText } from "#shell/mall/text.ts";
import { community } from "#test/answers/community.ts";
import { rejectWith, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectRecovery, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { mallText } from "../text.ts";

const meta = {
  id: "pages-goods",
  title: "页面 Pages/商品 Goods · 兑换 详情 product",
  ...pageStory(paths.goods("1")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 看得到价钱与库存；兑换要先登录。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage("日出色夹片", mallSharedText.buyStates.visitor),
};

/** 积分够：选好机型与颜色就能兑。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage(mallSharedText.buyStates.open),
};

/** 等级不到，按钮说还差多少。 */
export const NoPermission: Story = {
  name: "无权限",
  args: { viewer: "member" },
  ...withResponses(...respondWith({ goodsDetail: { ...community.goodsDetail, minLevel: 10 } })),
  play: waitForPage(fillText(mallSharedText.buyStates.level, { n: "10" })),
};

/** 一件也没有了。 */
export const SoldOut: Story = {
  name: "兑完",
  args: { viewer: "member" },
  ...withResponses(...respondWith({ goodsDetail: { ...community.goodsDetail, stock: 0, state: "soldOut" } })),
  play: waitForPage(mallSharedText.buyStates.soldOut),
};

/** 商品下架了。 */
export const Gone: Story = {
  name: "不存在",
  ...withResponses(...rejectWith(404, "goodsDetail")),
  play: waitForPage(mallText.gone),
};

/** 商品没有取到：整页重试。 */
export const Failed: Story = {
  name: "失败",
  ...withResponses(...respondUnreadable("goodsDetail")),
  play: expectRetry,
};

/** 重试之后整页回来。 */
export const Retried: Story = {
  name: "失败后重试",
  ...withResponses(...respondUnreadable("goodsDetail")),
  play: expectRecovery("日出色夹片"),
};
