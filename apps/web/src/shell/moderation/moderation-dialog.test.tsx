import { ApiError } from "@lenscape/api/errors";
import { shownToasts } from "@lenscape/ui/toast";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "#test/mount.tsx";
import { ModerationDialog } from "./moderation-dialog.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** The dialog of an act that the server refuses, with its reason chosen and sent. */
async function refused(code: 400 | 409, sentence: string) {
  const close = vi.fn();
  const refresh = vi.fn(async () => undefined);
  const act = () => Promise.reject(new ApiError({ code, message: sentence, kind: "code" }));
  const asking = { name: "essence.7", title: "加精", presets: ["内容扎实"], act, refresh };
  const { user } = mount(<ModerationDialog prompt={asking} onClose={close} />, {}, "t");
  await user.click(await screen.findByRole("radio", { name: "内容扎实" }));
  await user.click(screen.getByRole("button", { name: "加精" }));
  return { close, refresh };
}

test("closes with the reason and refetches when another moderator was faster", async () => {
  const { close, refresh } = await refused(409, "状态已变化，请刷新后重试");
  await waitFor(() => expect([close.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 1]));
  expect(shownToasts().map(({ message }) => message)).toContain("状态已变化，请刷新后重试");
});

test("stays open with input and error when the reason is rejected", async () => {
  const { close, refresh } = await refused(400, "原因太长");
  await screen.findByText("原因太长");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("内容扎实");
  expect([close.mock.calls.length, refresh.mock.calls.length]).toEqual([0, 0]);
});

test("requires a target circle and preselects none", async () => {
  const act = vi.fn(async () => undefined);
  const options = [{ value: "3", label: "夜景" }];
  const asking = {
    name: "move.7",
    title: "移动",
    presets: ["发错了圈子"],
    places: { label: "移到", options, missing: "请选择圈子", none: "请选择" },
    act,
    refresh: async () => undefined,
  };
  const { user } = mount(<ModerationDialog prompt={asking} onClose={() => {}} />, {}, "t");
  await user.click(await screen.findByRole("radio", { name: "发错了圈子" }));
  await user.click(screen.getByRole("button", { name: "移动" }));
  const place = screen.getByRole("combobox", { name: /移到/, description: "请选择圈子" });
  expect(act).not.toHaveBeenCalled();
  await user.selectOptions(place, "3");
  // A press right after the first one is taken for the same.
  await waitFor(
    async () => {
      await user.click(screen.getByRole("button", { name: "移动" }));
      expect(act).toHaveBeenCalledOnce();
    },
    { timeout: 5000 },
  );
  expect(act).toHaveBeenCalledWith({ reason: "发错了圈子", days: 0, place: "3" });
});
