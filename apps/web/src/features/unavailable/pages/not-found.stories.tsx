import type { StoryObj } from "@storybook/react-vite";
import { errorText } from "#lib/text.ts";
import { waitForPage } from "#test/page-plays.ts";
import { pageStory } from "#test/page-story.tsx";

const meta = {
  id: "pages-notfound",
  title: "页面 Pages/找不到 NotFound · 404 不存在",
  ...pageStory("/pages/nowhere"),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 没有登录：和成员看到的一样。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage(errorText.notFoundTitle),
};

/** 没有这样的页面，还有两条路可走。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage(errorText.notFoundTitle),
};
