import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { RestockDialog } from "./restock-dialog.tsx";

afterEach(cleanup);

test("a stock that could not be read is said, and asked for again: nothing opened", async () => {
  let answer: object = { code: 500, msg: "出错了" };
  const { user } = mount(
    <RestockDialog goodsId="4" onClose={() => undefined} />,
    { "GET /api/bbs/goods/manage/detail": () => answer },
    "t",
  );
  const again = await screen.findByRole("button", { name: "重试" });
  const good = { id: "4", goodsName: "马克杯", goodsType: 1, coverUrl: "", stock: 3 };
  answer = { code: 200, msg: "操作成功", data: good };
  await user.click(again);
  expect(await screen.findByLabelText(/增减的件数/)).toBeTruthy();
});
