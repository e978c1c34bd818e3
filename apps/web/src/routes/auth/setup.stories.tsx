import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { setupText as text } from "#copy/setup.ts";
import { pageOf } from "#paths";
import { pending, refusing } from "#test/mock.ts";
import { waitsForPage } from "#test/page-plays.ts";
import { answered, pageStory } from "#test/page-story.tsx";

const meta = { id: "pages-setup", ...pageStory(`${pageOf("setup")}?token=a`) };

export default meta;
type Story = StoryObj<typeof meta>;

/** 第一步：第一位运营者。没填的各说自己缺什么。 */
export const Visitor: Story = {
  name: "访客",
  play: async ({ canvasElement, userEvent }) => {
    await waitsForPage(text.operatorLead)({ canvasElement });
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: text.next.replace("{name}", text.names) }));
    await expect(await page.findByText(text.usernameRule)).toBeVisible();
  },
};

/** 地址用过了、过期了，或者不对。 */
export const Refused: Story = {
  name: "地址用不了",
  ...answered(...refusing(400, "setupLook")),
  play: waitsForPage(text.badLead),
};

/** 先有形状。 */
export const Slow: Story = {
  name: "慢",
  ...answered(...pending("setupLook")),
  play: waitsForPage(text.title),
};
