import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { FOCUS_SETTLE_MS } from "#config/timing.ts";
import { createAppContext } from "#lib/app.tsx";
import { refreshMember } from "#shell/session/member-session.ts";
import { askToLogInAgain } from "#shell/session/session-expiry.ts";
import { testApp } from "#test/test-app.ts";
import { routes } from "../../router.tsx";
import { Providers } from "./providers.tsx";

const answers = {
  "GET /getInfo": {
    code: 200,
    msg: "操作成功",
    user: { userId: "12", userName: "member", nickName: "云野", avatar: "" },
    roles: [],
    permissions: [],
  },
  "POST /logout": { code: 200, msg: "退出成功" },
  "GET /api/thread/searchhistory": { code: 401, msg: "请重新登录" },
};

async function open(address: string, token = "t") {
  const test = testApp(answers, { token, onUnauthorized: () => void askToLogInAgain(test.app, router) });
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext: () => createAppContext(test.app),
  });
  await refreshMember(test.app);
  render(
    <Providers app={test.app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByRole("banner");
  return { ...test, router, user: userEvent.setup() };
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("NAV-028 NAV-029 API-148 logging out asks for confirmation, calls the server and opens the home page", async () => {
  const { app, sent, router, user } = await open("/nothing");
  const choose = async () => {
    await user.click(screen.getByRole("button", { name: "我的菜单" }));
    await user.click(await screen.findByRole("menuitem", { name: "退出登录" }));
    return screen.findByRole("alertdialog");
  };
  expect((await choose()).textContent).not.toContain("清空");
  await user.click(screen.getByRole("button", { name: "取消" }));
  expect(app.session.token()).toBe("t");
  expect(sent.some(({ to }) => to === "POST /logout")).toBe(false);

  // The menu's action is locked for a second after a click.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1000 });
  // What goes with it is said.
  localStorage.setItem("lenscape.draft.comment.12.1", "写到一半");
  expect((await choose()).textContent).toContain("还没发出去的文字会从这台设备上清空");
  await user.click(screen.getByRole("button", { name: "退出登录" }));
  await waitFor(() => expect(app.session.token()).toBeUndefined());
  expect(router.state.location.pathname).toBe("/");
  expect(sent.filter(({ to }) => to === "POST /logout")).toMatchObject([{ authorization: "Bearer t" }]);
});

const question = "登录状态已过期，您可以继续留在该页面，或者重新登录?";
const expire = ({ app }: Awaited<ReturnType<typeof open>>) =>
  Promise.allSettled([1, 2, 3].map(() => app.api.call("searchHistory", {})));

test("ERR-002 STATE-036 STATE-037 STATE-038 ROUTE-012 asks once for three rejected calls and opens the PC login page on confirmation", async () => {
  const opened = await open("/nothing");
  await expire(opened);
  await screen.findByText(question);
  expect(screen.getAllByRole("alertdialog")).toHaveLength(1);
  await opened.user.click(screen.getByRole("button", { name: "重新登录" }));
  await waitFor(() => expect(opened.router.state.location.pathname).toBe("/pages/pclogin"));
  // Who has signed in again is back where they were.
  expect(opened.router.state.location.search).toBe("?redirect=%2Fnothing");
  expect(screen.queryByText(question)).toBeNull();
});

test("ERR-002 asks a writing member to log in only when the field loses focus and keeps the text", async () => {
  const opened = await open("/nothing");
  const field = document.body.appendChild(document.createElement("textarea"));
  const aside = document.body.appendChild(document.createElement("button"));
  await opened.user.type(field, "写到一半");
  await expire(opened);
  expect(opened.app.session.token()).toBeUndefined();
  await opened.user.type(field, "，又写了几个字");
  expect(screen.queryByText(question)).toBeNull();
  expect(document.activeElement).toBe(field);
  await opened.user.click(aside);
  await screen.findByText(question);
  expect(field.value).toBe("写到一半，又写了几个字");
  await opened.user.click(screen.getByRole("button", { name: "取消" }));
  field.remove();
  aside.remove();
});

test("ERR-002 does not ask a writing member who has already opened the login page", async () => {
  const opened = await open("/nothing");
  const field = document.body.appendChild(document.createElement("textarea"));
  await opened.user.type(field, "写到一半");
  await expire(opened);
  await opened.router.navigate("/pages/pclogin?redirect=%2Fnothing");
  field.blur();
  const dialogText = screen.findByText(question, {}, { timeout: 3 * FOCUS_SETTLE_MS });
  await expect(dialogText).rejects.toThrow();
  expect(opened.router.state.location.search).toBe("?redirect=%2Fnothing");
  field.remove();
});

test("STATE-038 AMB-018 declining stays on the page as a visitor, and the next private page redirects to the login", async () => {
  const opened = await open("/nothing");
  await expire(opened);
  await screen.findByText(question);
  await opened.user.click(screen.getByRole("button", { name: "取消" }));
  expect(opened.router.state.location.pathname).toBe("/nothing");
  expect(await screen.findByRole("link", { name: "登录" })).toBeDefined();
  await opened.router.navigate("/pages/mine/index");
  expect(opened.router.state.location.pathname).toBe("/pages/pclogin");
});

test("sets the title of the first page and does not move the focus", async () => {
  await open("/nothing");
  await waitFor(() => expect(document.title).toBe("这里什么也没有 · 镜界社区"));
  expect(document.activeElement).toBe(document.body);
});

test("moves the focus to a new page and announces its title", async () => {
  const { router } = await open("/nothing");
  await router.navigate("/pages/register");
  await waitFor(() => expect(document.activeElement?.id).toBe("main"));
  expect(document.title).toBe("注册 · 镜界社区");
  expect(await screen.findByText("注册 · 镜界社区")).toBeDefined();
});

test("returns the focus to the trigger when the back button closes a dialog", async () => {
  const { router } = await open("/nothing");
  const link = screen.getAllByRole("link")[1]!;
  await router.navigate("/nothing?edit=1", { preventScrollReset: true, state: { opened: true } });
  await waitFor(() => expect(router.state.location.search).toBe("?edit=1"));
  const main = vi.spyOn(document.getElementById("main")!, "focus");
  link.focus();
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.search).toBe(""));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(document.activeElement).toBe(link);
  expect(main).not.toHaveBeenCalled();
});

test("keeps the focus when a tab or a dialog with a URL opens", async () => {
  const { router } = await open("/nothing");
  const link = screen.getAllByRole("link")[1]!;
  link.focus();
  await router.navigate("/nothing?tab=2", { preventScrollReset: true });
  await waitFor(() => expect(router.state.location.search).toBe("?tab=2"));
  expect(document.activeElement).toBe(link);
  await router.navigate("/nothing?tab=3");
  await waitFor(() => expect(document.activeElement?.id).toBe("main"));
});
