import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { SettingsForm } from "./settings-form.tsx";

const SAVE = "POST /api/bbs/console/setting/save";
const ok = { code: 200, msg: "操作成功" };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function mountForm() {
  let reviewedPosts = 0;
  return mount(
    <SettingsForm />,
    {
      "GET /api/bbs/console/setting/get": () => ({ ...ok, data: { reviewedPosts } }),
      [SAVE]: ({ body }: { body: unknown }) => {
        ({ reviewedPosts } = body as { reviewedPosts: number });
        return ok;
      },
    },
    "t",
  );
}

const getSaveButton = () => screen.getByRole("button", { name: "保存" });

test("enables saving after a change, and restores unsaved changes", async () => {
  const { user } = mountForm();
  await user.selectOptions(await screen.findByLabelText("新人先审后发的篇数"), "3");
  expect(getSaveButton()).toHaveProperty("disabled", false);
  cleanup();

  const restored = mountForm();
  expect(await screen.findByLabelText("新人先审后发的篇数")).toHaveProperty("value", "3");
  expect(screen.getByText(/有没保存的修改/)).toBeDefined();
  await restored.user.click(getSaveButton());
  await waitFor(() =>
    expect(restored.sent.find(({ to }) => to === SAVE)?.body).toEqual({ reviewedPosts: 3 }),
  );
  await waitFor(() => expect(getSaveButton()).toHaveProperty("disabled", true));
  expect(screen.getByLabelText("新人先审后发的篇数")).toHaveProperty("value", "3");
  expect(screen.queryByText(/有没保存的修改/)).toBeNull();
});
