import type { StoryObj } from "@storybook/react-vite";
import { getPath } from "#paths";
import { waitForPage } from "#test/page-plays.ts";
import { pageStory } from "#test/page-story.tsx";
import { appealText as text } from "../text.ts";

const meta = {
  id: "pages-banned",
  title: "页面 Pages/封禁与申诉 Banned · 封禁 关闭 登录不了 ban",
  ...pageStory(getPath("banned")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 不是从登录页来的：先登录一次。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage(text.loginRequired),
};
