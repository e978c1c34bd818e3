import { fillText } from "@lenscape/ui/lib/fill-text";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fallbackSite } from "#config/fallbacks.ts";
import { accountText } from "#copy/account-text.ts";
import { pageOf } from "#paths";
import { lookText } from "#shell/appearance/text.ts";
import { auth } from "#test/answers/auth.ts";
import { bodyOf } from "#test/mock.ts";
import { mountRoutes } from "#test/mount.tsx";
import { setupText as text } from "../text.ts";
import { Component as Setup } from "./setup.page.tsx";

vi.setConfig({ testTimeout: 30_000 });
window.scrollTo = () => {};
afterEach(cleanup);

const LOOK = "POST /api/without/setup/look";
const ok = { code: 200, msg: "操作成功" };
const withMail = { ...auth.setupLook, mailHost: "smtp.example.org", mailFrom: "a@example.org" };

const open = (answers: Record<string, unknown> = { [LOOK]: { ...ok, data: withMail } }) =>
  mountRoutes([{ path: pageOf("setup"), element: <Setup /> }], `${pageOf("setup")}?token=a`, answers);
const heading = (name: string) => screen.findByRole("heading", { name, level: 1 });

type User = ReturnType<typeof open>["user"];
const next = (user: User) => user.click(screen.getByRole("button", { name: /^下一步/ }));

/** Fills the first step and goes on to the second. */
async function begin(user: User) {
  await user.type(await screen.findByLabelText(text.username), "zhouyu");
  await user.type(screen.getByLabelText(text.password), "mountains-at-dawn");
  await user.type(screen.getByLabelText(text.again), "mountains-at-dawn");
  await next(user);
  await heading(text.look);
}

test("a nickname that will not do is told at its field, not after the last step", async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText(text.nickname), "很长".repeat(8));
  await next(user);
  expect(await screen.findByText(accountText.nicknameRule)).toBeTruthy();
});

test("an address that serves no more is answered with the command of this server", async () => {
  const setupCommand = "docker compose run --rm tools setup";
  open({
    "GET /api/bbs/site/info": bodyOf("siteInfo", { ...fallbackSite, setupCommand }),
    [LOOK]: { code: 400, reason: "LINK_INVALID", msg: "这个地址不对" },
  });
  expect(await screen.findByText(setupCommand)).toBeTruthy();
});

test("the way back leads to the step before, with what was typed there", async () => {
  const { user, router } = open();
  await begin(user);
  await act(() => router.navigate(-1));
  await heading(text.operator);
  expect((screen.getByLabelText(text.username) as HTMLInputElement).value).toBe("zhouyu");
  await act(() => router.navigate(1));
  await heading(text.look);
});

test("what was typed is asked about before it is lost", async () => {
  const { user } = open();
  await screen.findByLabelText(text.username);
  const leave = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(leave()).toBe(false);
  await begin(user);
  expect(leave()).toBe(true);
});

test("no step is left with a colour that is none", async () => {
  const { user } = open();
  await begin(user);
  const field = screen.getByLabelText(lookText.hex);
  await user.clear(field);
  await user.type(field, "red");
  await next(user);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getByText(lookText.hexRule)).toBeTruthy();
  await user.clear(field);
  await user.type(field, "266fb8");
  await next(user);
  await heading(text.start);
});

test("mail that nobody has tried is not said to be in order", async () => {
  const { user } = open();
  await begin(user);
  for (const name of [text.start, text.mail, text.open]) {
    await next(user);
    await heading(name);
  }
  expect(screen.getByText(fillText(text.mailOn.untried, { host: "smtp.example.org" }))).toBeTruthy();
});

test("where the community has been founded the address leads to the login", async () => {
  open({ [LOOK]: { code: 409, msg: "社区已经建好了，请直接登录", reason: "STATE_CHANGED" } });
  await heading(text.done);
  await waitFor(() => expect(screen.getByRole("link", { name: text.toLogin })).toBeTruthy());
  expect(screen.queryByText(text.badLead)).toBeNull();
});
