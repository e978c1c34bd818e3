import { operationTable } from "@lenscape/api/operations.gen";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { member } from "../answers/member.ts";
import { toWireBody } from "../mock.ts";
import { openPage } from "../open-page.tsx";

afterEach(cleanup);

/** Operations that need a session, as method and path. */
const privateCalls = Object.values(operationTable)
  .filter(({ auth }) => auth === "token")
  .map(({ method, path }) => `${method.toUpperCase()} ${path}`);

const LOGOUT = "POST /logout";
const { path } = operationTable.taskInfo;
const answers = {
  [LOGOUT]: { code: 200, msg: "退出成功" },
  [`POST ${path}`]: toWireBody("taskInfo", member.taskInfo),
};

test.each([
  ["/", "menuitem"],
  ["/pages/mine/index", "menuitem"],
  ["/pages/taskinfo/index", "menuitem"],
  ["/pages/mine/sigin/index", "menuitem"],
  ["/pages/mine/message/index", "menuitem"],
  ["/pages/mine/setting/index", "button"],
] as const)(
  "STATE-041 API-005 sends no request that needs a session after logging out on %s",
  async (address, role) => {
    const { sent, user, app } = openPage(address, answers, "t");
    await waitFor(() => expect(sent.some(({ to }) => privateCalls.includes(to))).toBe(true));
    if (role === "menuitem") await user.click(await screen.findByRole("button", { name: "我的菜单" }));
    await user.click((await screen.findAllByRole(role, { name: "退出登录" })).at(-1)!);
    const dialog = await screen.findByRole("alertdialog");
    await user.click(within(dialog).getAllByRole("button").at(-1)!);
    await waitFor(() => expect(app.session.token()).toBeUndefined());
    await waitFor(() => expect(app.queries.isFetching()).toBe(0));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    const after = sent.slice(sent.findIndex(({ to }) => to === LOGOUT) + 1);
    expect(after.filter(({ authorization }) => authorization !== null)).toEqual([]);
    expect(after.filter(({ to }) => privateCalls.includes(to))).toEqual([]);
  },
);
