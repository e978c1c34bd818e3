import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import type { SentRequest } from "#test/test-app.ts";
import { BannerTable } from "../content/banner-table.tsx";

const LIST = "GET /api/bbs/console/banner/list";
const SAVE = "POST /api/bbs/console/banner/save";

const banner = {
  ...{
    id: "7",
    version: "first",
    title: "日出之前",
    subtitle: "",
    tag: "",
    picUrl: "/static/demo/g-mug.svg",
  },
  ...{ linkUrl: "/", buttonText: "看看", orderNum: 1, isShow: 1 },
};
const ok = { code: 200, msg: "操作成功" };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("shows the changes of a colleague after a conflict, and overwrites them with the next save", async () => {
  let row = banner;
  const { user, sent } = mount(
    <BannerTable />,
    {
      [LIST]: () => ({ ...ok, rows: [row], total: 1 }),
      [SAVE]: ({ body }: SentRequest) =>
        (body as typeof banner).version === row.version
          ? { ...ok, data: { id: "7" } }
          : { code: 409, msg: "有人刚刚改过这一条，你写的都还在，核对后再保存" },
    },
    "t",
  );
  await user.click(await screen.findByRole("button", { name: "编辑" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: "标题" }), "，先戴");
  row = { ...banner, version: "second", title: "日落之后", buttonText: "去看看" };
  const save = dialog.getByRole("button", { name: "保存" });
  await user.click(save);
  await dialog.findByText("同事改成了「日落之后」");
  expect(dialog.getByRole("alert").textContent).toContain("有人刚刚改过这一条");
  await waitFor(
    async () => {
      await user.click(save);
      expect(screen.queryByRole("dialog")).toBeNull();
    },
    { timeout: 3000 },
  );
  expect(sent.filter(({ to }) => to === SAVE).at(-1)?.body).toMatchObject({
    ...{ id: "7", version: "second", title: "日出之前，先戴", buttonText: "去看看" },
  });
});
