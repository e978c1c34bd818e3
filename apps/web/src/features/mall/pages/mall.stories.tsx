import type { StoryObj } from "@storybook/react-vite";
import { getPath } from "#paths";
import { emptyList, neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { mallText } from "../text.ts";

const meta = {
  id: "pages-mall",
  title: "页面 Pages/积分商城 Mall · 兑换 商品 shop",
  ...pageStory(getPath("mall")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 商品都能看；兑换要先登录。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage("日出色夹片"),
};

/** 我的积分、能兑的与兑换记录。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage("日出色夹片"),
};

/** 这一类还没有商品。 */
export const Empty: Story = {
  name: "空",
  ...withResponses(...respondWith({ shopGoodList: emptyList })),
  play: waitForPage(mallText.noGoods),
};

/** 商品没有取到。 */
export const Failed: Story = {
  name: "失败",
  ...withResponses(...respondUnreadable("shopGoodList")),
  play: expectRetry,
};

/** 货架先有形状。 */
export const Slow: Story = {
  name: "慢",
  ...withResponses(...neverRespond("shopGoodList")),
  play: expectPlaceholders,
};
