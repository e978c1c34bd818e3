import { ConfirmHost } from "@lenscape/ui/confirm-dialog";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { mount } from "#test/mount.tsx";
import TwoStepDialog from "../two-step/two-step-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

afterEach(cleanup);

const ok = { code: 200, msg: "操作成功" };
const generatedCodes = { ...ok, data: { codes: ["k7q2-m9fx-t4hd", "b8nv-c6ys-w2rp"] } };
const known = {
  "POST /api/wx/getinfo": { ...ok, data: { isWxBound: 0, wxNickname: "", phone: "", hasPassword: 1 } },
};

/** An answer that is on its way until it is given. */
function later() {
  let give = (_: unknown) => {};
  const answer = new Promise((resolve) => {
    give = resolve;
  });
  return { answer, give };
}

/** Presses the mask; what the modal dialog takes from the page's pointer is not looked at. */
const pressMask = () =>
  fireEvent.pointerDown(document.querySelector("[data-slot=dialog-mask]") as Element, { button: 0 });

type User = ReturnType<typeof mount>["user"];

/** Tries all that closes a dialog. */
async function tryToClose(user: User) {
  await user.keyboard("{Escape}");
  pressMask();
  await user.click(screen.getByRole("button", { name: "关闭" }));
}

test("keeps the dialog open while recovery codes are generated", async () => {
  const { answer, give } = later();
  const onClose = vi.fn();
  const { user, sent } = mount(
    <RecoveryCodesDialog onClose={onClose} />,
    { ...known, "POST /api/bbs/account/codes": answer },
    "t",
  );
  await user.type(await screen.findByLabelText("登录密码"), "secret-1{Enter}");
  await waitFor(() => expect(sent.map(({ to }) => to)).toContain("POST /api/bbs/account/codes"));
  expect(screen.getByRole("button", { name: "取消" })).toHaveProperty("disabled", true);
  await tryToClose(user);
  expect(onClose).not.toHaveBeenCalled();
  give(generatedCodes);
  await screen.findByText("k7q2-m9fx-t4hd");
});

test("keeps the dialog open while backup codes are generated", async () => {
  const { answer, give } = later();
  const onClose = vi.fn();
  const { user, sent } = mount(
    <TwoStepDialog onClose={onClose} />,
    {
      ...known,
      "POST /api/bbs/account/twostep/begin": { ...ok, data: { secret: "JBSW", uri: "otpauth://totp/a" } },
      "POST /api/bbs/account/twostep/confirm": answer,
    },
    "t",
  );
  await user.type(await screen.findByLabelText("登录密码"), "secret-1{Enter}");
  await user.type(await screen.findByLabelText("动态码"), "492039{Enter}");
  await waitFor(() => expect(sent.map(({ to }) => to)).toContain("POST /api/bbs/account/twostep/confirm"));
  expect(screen.getByRole("button", { name: "取消" })).toHaveProperty("disabled", true);
  await tryToClose(user);
  expect(onClose).not.toHaveBeenCalled();
  give(generatedCodes);
  await screen.findByText("k7q2-m9fx-t4hd");
});

/** The dialog with new codes in it. */
async function showCodes() {
  const onClose = vi.fn();
  const mounted = mount(
    <>
      <RecoveryCodesDialog onClose={onClose} />
      <ConfirmHost />
    </>,
    { ...known, "POST /api/bbs/account/codes": generatedCodes },
    "t",
  );
  await mounted.user.type(await screen.findByLabelText("登录密码"), "secret-1{Enter}");
  await screen.findByText("k7q2-m9fx-t4hd");
  return { ...mounted, onClose };
}

test("ignores the backdrop and Escape, and asks before the close button closes new codes", async () => {
  const { user, onClose } = await showCodes();
  await user.keyboard("{Escape}");
  pressMask();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await user.click(screen.getByRole("button", { name: "关闭" }));
  await screen.findByRole("alertdialog", { name: text.codesLeaveTitle });
  await user.click(screen.getByRole("button", { name: text.codesLeaveStay }));
  screen.getByText("k7q2-m9fx-t4hd");
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await screen.findByRole("button", { name: "关闭" }));
  await user.click(await screen.findByRole("button", { name: text.codesLeaveGo }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test("closes without a question when the codes are saved", async () => {
  const { user, onClose } = await showCodes();
  await user.click(screen.getByRole("checkbox", { name: text.codesKept }));
  await user.click(screen.getByRole("button", { name: text.codesDone }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("asks before the page with new codes is left", async () => {
  const { user, router } = await showCodes();
  void router.navigate("/elsewhere");
  await user.click(await screen.findByRole("button", { name: text.codesLeaveStay }));
  expect(router.state.location.pathname).toBe("/");
  void router.navigate("/elsewhere");
  await user.click(await screen.findByRole("button", { name: text.codesLeaveGo }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/elsewhere"));
});
