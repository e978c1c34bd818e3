import { ConfirmHost } from "@lenscape/ui/confirm-dialog";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { AppearanceForm } from "./appearance-form.tsx";

const SAVE = "POST /api/bbs/console/look/save";
const ok = { code: 200, msg: "操作成功" };
const look = {
  brandName: "远眺社区",
  brandNameEn: "Overlook",
  officialSite: "",
  filingNumber: "",
  brandColor: "",
  logoUrl: "/site/logo-0123456789abcdef.png",
  fixed: ["brandNameEn"],
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("saves names and colour, and the logo only if it was changed", async () => {
  const { user, sent } = mount(
    <AppearanceForm />,
    { "GET /api/bbs/console/look/get": { ...ok, data: look }, [SAVE]: ok },
    "t",
  );
  const name = await screen.findByLabelText("社区的名字");
  expect(screen.getByLabelText("英文名")).toHaveProperty("readOnly", true);
  await user.clear(name);
  await user.click(screen.getByRole("button", { name: "保存" }));
  expect(screen.getByText("请填写社区的名字")).toBeDefined();

  await user.type(name, "远山");
  const hex = screen.getByLabelText("也可以填色值");
  await user.clear(hex);
  await user.type(hex, "#D6C21A");
  expect(screen.getByText(/「柠黄」直接用只有 1\.81/)).toBeDefined();
  const getSaves = () => sent.filter(({ to }) => to === SAVE).map(({ body }) => body);
  await waitFor(
    async () => {
      await user.click(screen.getByRole("button", { name: "保存" }));
      expect(getSaves()).toHaveLength(1);
    },
    { timeout: 3000 },
  );
  const { logoUrl: _, fixed: __, ...editable } = look;
  expect(getSaves()[0]).toEqual({ ...editable, brandName: "远山", brandColor: "#d6c21a" });

  await user.click(screen.getByRole("button", { name: "用回原来的标志" }));
  await waitFor(
    async () => {
      await user.click(screen.getByRole("button", { name: "保存" }));
      expect(getSaves().at(-1)).toMatchObject({ logo: "" });
    },
    { timeout: 3000 },
  );
});

test("restores unsaved changes, and discards them on request", async () => {
  const answers = { "GET /api/bbs/console/look/get": { ...ok, data: look } };
  const { user } = mount(<AppearanceForm />, answers, "t");
  await user.type(await screen.findByLabelText("社区的名字"), "二");
  expect(screen.queryByText(/有没保存的修改/)).toBeNull();
  cleanup();

  mount(
    <>
      <AppearanceForm />
      <ConfirmHost />
    </>,
    answers,
    "t",
  );
  const name = await screen.findByLabelText("社区的名字");
  expect(name).toHaveProperty("value", "远眺社区二");
  expect(screen.getByText(/有没保存的修改/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "放弃修改" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "放弃修改" }));
  await waitFor(() => expect(name).toHaveProperty("value", "远眺社区"));
  expect(screen.queryByText(/有没保存的修改/)).toBeNull();
});
