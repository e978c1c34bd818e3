import { fillText } from "@lenscape/ui/lib/fill-text";
import type { StoryObj } from "@storybook/react-vite";
import { mallText } from "#copy/mall-text.ts";
import { paths } from "#paths";
import { community } from "#test/answers/community.ts";
import { answering, failing, refusing } from "#test/mock.ts";
import { offersRetry, recoversOnRetry, waitsForPage } from "#test/page-plays.ts";
import { answered, pageStory } from "#test/page-story.tsx";

const meta = { id: "pages-goods", ...pageStory(paths.goods("1")) };

export default meta;
type Story = StoryObj<typeof meta>;

/** 看得到价钱与库存；兑换要先登录。 */
export const Visitor: Story = {
  name: "访客",
  play: waitsForPage("日出色夹片", mallText.buy.visitor),
};

/** 积分够：选好机型与颜色就能兑。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitsForPage(mallText.buy.open),
};

/** 等级不到，按钮说还差多少。 */
export const NoPermission: Story = {
  name: "无权限",
  args: { viewer: "member" },
  ...answered(...answering({ goodsDetail: { ...community.goodsDetail, minLevel: 10 } })),
  play: waitsForPage(fillText(mallText.buy.level, { n: "10" })),
};

/** 一件也没有了。 */
export const SoldOut: Story = {
  name: "兑完",
  args: { viewer: "member" },
  ...answered(...answering({ goodsDetail: { ...community.goodsDetail, stock: 0, state: "soldOut" } })),
  play: waitsForPage(mallText.buy.soldOut),
};

/** 商品下架了。 */
export const Gone: Story = {
  name: "不存在",
  ...answered(...refusing(404, "goodsDetail")),
  play: waitsForPage(mallText.gone),
};

/** 商品没有取到：整页重试。 */
export const Failed: Story = {
  name: "失败",
  ...answered(...failing("goodsDetail")),
  play: offersRetry,
};

/** 重试之后整页回来。 */
export const Retried: Story = {
  name: "失败后重试",
  ...answered(...failing("goodsDetail")),
  play: recoversOnRetry("日出色夹片"),
};
