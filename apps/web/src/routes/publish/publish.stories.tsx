import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { publishText } from "#copy/publish.ts";
import { paths } from "#paths";
import { failing } from "#test/mock.ts";
import { waitsForPage } from "#test/page-plays.ts";
import { answered, pageStory } from "#test/page-story.tsx";

const meta = { id: "pages-publish", ...pageStory(paths.publish(1)) };

export default meta;
type Story = StoryObj<typeof meta>;

/** 没有登录：先到登录页，登录后回到这里。 */
export const Visitor: Story = {
  name: "访客",
  play: waitsForPage("还没有账号？"),
};

/** 写帖子：标题、正文，右边是发到哪里。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitsForPage(publishText.thread),
};

/** 一段话、九张图，不用标题。 */
export const Moment: Story = {
  name: "写动态",
  args: { address: paths.publish(0), viewer: "member" },
  play: waitsForPage(publishText.moment),
};

/** 有办活动权限的成员多一张表。 */
export const Host: Story = {
  name: "办活动",
  args: { address: paths.publish(2), viewer: "host" },
  play: waitsForPage(publishText.activity),
};

/** 没有办活动的权限：地址要的是活动，打开的是动态。 */
export const NoPermission: Story = {
  name: "无权限",
  args: { address: paths.publish(2), viewer: "member" },
  play: async (stage) => {
    await waitsForPage(publishText.moment)(stage);
    await expect(within(stage.canvasElement).queryByRole("link", { name: publishText.activity })).toBeNull();
  },
};

/** 圈子没有取到：不选也能发。 */
export const Failed: Story = {
  name: "失败",
  args: { viewer: "member" },
  ...answered(...failing("filterCircle", "emojiList", "dictList")),
  play: waitsForPage(publishText.thread),
};
