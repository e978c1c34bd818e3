import type { StoryObj } from "@storybook/react-vite";
import { appealText as text } from "#copy/appeal-text.ts";
import { pageOf } from "#paths";
import { waitsForPage } from "#test/page-plays.ts";
import { pageStory } from "#test/page-story.tsx";

const meta = { id: "pages-banned", ...pageStory(pageOf("banned")) };

export default meta;
type Story = StoryObj<typeof meta>;

/** 不是从登录页来的：先登录一次。 */
export const Visitor: Story = {
  name: "访客",
  play: waitsForPage(text.noTicket),
};
