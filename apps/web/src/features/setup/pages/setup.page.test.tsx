import { fillText } from "@lenscape/ui/lib/fill-text";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fallbackSite } from "#config/fallbacks.ts";
import { getPath } from "#paths";
import { appearanceText } from "#shell/appearance/text.ts";
import { nicknameText } from "#shell/sign-in/text.ts";
import { auth } from "#test/answers/auth.ts";
import { toWireBody } from "#test/mock.ts";
import { mountRoutes } from "#test/mount.tsx";
import { setupText as text } from "../text.ts";
import { Component as Setup } from "./setup.page.tsx";

vi.setConfig({ testTimeout: 30_000 });
window.scrollTo = () => {};
afterEach(cleanup);

const LOOK = "POST /api/without/setup/look";
const ok = { code: 200, msg: "操作成功" };
const withMail = { ...auth.setupLook, mailHost: "smtp.example.org", mailFrom: "a@example.org" };

const renderPage = (answers: Record<string, unknown> = { [LOOK]: { ...ok, data: withMail } }) =>
  mountRoutes([{ path: getPath("setup"), element: <Setup /> }], `${getPath("setup")}?token=a`, answers);
const findHeading = (name: string) => screen.findByRole("heading", { name, level: 1 });

type User = ReturnType<typeof renderPage>["user"];
const continueSetup = (user: User) => user.click(screen.getByRole("button", { name: /^下一步/ }));

/** Fills the first step and continues with the second. */
async function completeFirstStep(user: User) {
  await user.type(await screen.findByLabelText(text.username), "zhouyu");
  await user.type(screen.getByLabelText(text.password), "mountains-at-dawn");
  await user.type(screen.getByLabelText(text.again), "mountains-at-dawn");
  await continueSetup(user);
  await findHeading(text.look);
}

test("shows the error of a nickname in its step", async () => {
  const { user } = renderPage();
  await user.type(await screen.findByLabelText(text.nickname), "很长".repeat(8));
  await continueSetup(user);
  expect(await screen.findByText(nicknameText.rule)).toBeTruthy();
});

test("shows the setup command of the server for an invalid URL", async () => {
  const setupCommand = "docker compose run --rm tools setup";
  renderPage({
    "GET /api/bbs/site/info": toWireBody("siteInfo", { ...fallbackSite, setupCommand }),
    [LOOK]: { code: 400, reason: "LINK_INVALID", msg: "这个地址不对" },
  });
  expect(await screen.findByText(setupCommand)).toBeTruthy();
});

test("goes back to the previous step with its input", async () => {
  const { user, router } = renderPage();
  await completeFirstStep(user);
  await act(() => router.navigate(-1));
  await findHeading(text.operator);
  expect((screen.getByLabelText(text.username) as HTMLInputElement).value).toBe("zhouyu");
  await act(() => router.navigate(1));
  await findHeading(text.look);
});

test("asks before the page is left with input", async () => {
  const { user } = renderPage();
  await screen.findByLabelText(text.username);
  const isPrevented = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(isPrevented()).toBe(false);
  await completeFirstStep(user);
  expect(isPrevented()).toBe(true);
});

test("rejects an invalid colour", async () => {
  const { user } = renderPage();
  await completeFirstStep(user);
  const field = screen.getByLabelText(appearanceText.hex);
  await user.clear(field);
  await user.type(field, "red");
  await continueSetup(user);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getByText(appearanceText.hexRule)).toBeTruthy();
  await user.clear(field);
  await user.type(field, "266fb8");
  await continueSetup(user);
  await findHeading(text.start);
});

test("does not show untested mail as working", async () => {
  const { user, sent } = renderPage();
  await completeFirstStep(user);
  for (const name of [text.start, text.mail]) {
    await continueSetup(user);
    await findHeading(name);
  }
  await user.click(screen.getByRole("button", { name: text.mailSend }));
  expect(screen.getByText(text.mailMissing)).toBeTruthy();
  await user.type(screen.getByLabelText(text.mailTry), " a@example.org ");
  await user.click(screen.getByRole("button", { name: text.mailSend }));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ email: "a@example.org" }));
  expect(screen.queryByText(text.mailMissing)).toBeNull();
  await continueSetup(user);
  await findHeading(text.open);
  expect(screen.getByText(fillText(text.mailOn.untried, { host: "smtp.example.org" }))).toBeTruthy();
});

test("links to the login if the community is already set up", async () => {
  renderPage({ [LOOK]: { code: 409, msg: "社区已经建好了，请直接登录", reason: "STATE_CHANGED" } });
  await findHeading(text.done);
  await waitFor(() => expect(screen.getByRole("link", { name: text.toLogin })).toBeTruthy());
  expect(screen.queryByText(text.invalidLinkLead)).toBeNull();
});
