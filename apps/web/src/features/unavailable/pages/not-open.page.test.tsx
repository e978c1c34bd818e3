import { operationTable } from "@lenscape/api/operations.gen";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { getPath } from "#paths";
import { shellText } from "#shell/frame/text.ts";
import { community } from "#test/answers/community.ts";
import { toWireBody } from "#test/mock.ts";
import { openPage } from "#test/open-page.tsx";
import { notOpenText as text } from "../text.ts";

afterEach(cleanup);

test("asks for confirmation before logging out to use another account", async () => {
  const { method, path } = operationTable.siteInfo;
  const siteInfo = { ...community.siteInfo, mode: "notOpen", modeMessage: "社区还没开放" };
  const answers = {
    [`${method.toUpperCase()} ${path}`]: toWireBody("siteInfo", siteInfo),
    "POST /logout": { code: 200, msg: "退出成功" },
  };
  const { app, user } = openPage(getPath("notOpen"), answers, "t");
  await user.click(await screen.findByRole("button", { name: text.otherAccount }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(app.session.token()).toBe("t");
  await user.click(dialog.getByRole("button", { name: shellText.logoutConfirm }));
  await waitFor(() => expect(app.session.token()).toBeUndefined());
});
