import type { StoryObj } from "@storybook/react-vite";
import { getPath } from "#paths";
import { waitForPage } from "#test/page-plays.ts";
import { pageStory } from "#test/page-story.tsx";
import { appealText as text } from "../text.ts";

const meta = { id: "pages-banned", ...pageStory(getPath("banned")) };

export default meta;
type Story = StoryObj<typeof meta>;

/** 不是从登录页来的：先登录一次。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage(text.loginRequired),
};
