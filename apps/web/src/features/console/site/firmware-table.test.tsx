import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { FirmwareTable } from "./firmware-table.tsx";

const SAVE = "POST /api/bbs/device/firmware/save";
const ok = { code: 200, msg: "操作成功" };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("saves the latest firmware of a model, and rejects an invalid version", async () => {
  const row = {
    id: "1",
    version: "first",
    name: "Lens One",
    variants: ["松烟", "石白"],
    picUrl: "",
    firmware: "1.1.1",
  };
  const { user, sent } = mount(
    <FirmwareTable />,
    { "GET /api/bbs/device/firmware/list": { ...ok, rows: [row], total: 1 }, [SAVE]: ok },
    "t",
  );
  await user.click(await screen.findByRole("button", { name: "编辑" }));
  const dialog = within(screen.getByRole("dialog", { name: "Lens One 的最新固件" }));
  const field = dialog.getByRole("textbox", { name: "最新固件" });
  await user.clear(field);
  await user.type(field, "一点二");
  await user.click(dialog.getByRole("button", { name: "保存" }));
  expect(dialog.getByText("写作 1.1.2 这样")).toBeDefined();
  await user.clear(field);
  await user.type(field, "1.1.2");
  // A second press within a moment is ignored.
  await waitFor(
    async () => {
      await user.click(dialog.getByRole("button", { name: "保存" }));
      expect(screen.queryByRole("dialog")).toBeNull();
    },
    { timeout: 3000 },
  );
  expect(sent.filter(({ to }) => to === SAVE).map(({ body }) => body)).toEqual([
    { id: "1", version: "first", firmware: "1.1.2" },
  ]);
});
