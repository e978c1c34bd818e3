import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { RedemptionCodesDialog } from "./redemption-codes-dialog.tsx";

const RECODE = "POST /api/bbs/goods/manage/recode";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("replaces a code of an order with a reason, but offers no replacement for an unused code", async () => {
  const ok = { code: 200, msg: "操作成功" };
  const { user, sent } = mount(
    <RedemptionCodesDialog goodsId="3" onClose={() => undefined} />,
    {
      "GET /api/bbs/goods/manage/codes": {
        ...{ ...ok, total: 2 },
        rows: [
          { id: "7", codeMask: "LENS****", orderNo: "E2026112100318" },
          { id: "8", codeMask: "LENS****", orderNo: "" },
        ],
      },
      [RECODE]: ok,
    },
    "t",
  );
  await user.click(await screen.findByRole("button", { name: "换码" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: "新的兑换码" }), "LENS-9P2T");
  await user.type(dialog.getByRole("textbox", { name: "原因" }), "供应方确认失效");
  await user.click(dialog.getByRole("button", { name: "换码" }));
  await screen.findByText("还没给出");
  expect(sent.find(({ to }) => to === RECODE)?.body).toEqual({
    ...{ codeId: "7", code: "LENS-9P2T", reason: "供应方确认失效" },
  });
});
