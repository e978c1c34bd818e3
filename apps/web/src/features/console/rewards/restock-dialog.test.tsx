import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { RestockDialog } from "./restock-dialog.tsx";

afterEach(cleanup);

test("shows an error with a retry when the stock cannot be loaded", async () => {
  let response: object = { code: 500, msg: "出错了" };
  const { user } = mount(
    <RestockDialog goodsId="4" onClose={() => undefined} />,
    { "GET /api/bbs/goods/manage/detail": () => response },
    "t",
  );
  const retry = await screen.findByRole("button", { name: "重试" });
  const product = { id: "4", goodsName: "马克杯", goodsType: 1, coverUrl: "", stock: 3 };
  response = { code: 200, msg: "操作成功", data: product };
  await user.click(retry);
  expect(await screen.findByLabelText(/增减的件数/)).toBeTruthy();
});
