import { ConfirmHost } from "@lenscape/ui/confirm-dialog";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { mountRoutes } from "#test/mount.tsx";
import { publishText as text } from "../text.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

afterEach(cleanup);

function Page() {
  const [reason, setReason] = useState("");
  useLeaveGuard(() => reason);
  return <input aria-label="正文" value={reason} onChange={({ target }) => setReason(target.value)} />;
}

test("asks with the current reason before the page is left, and not once it is gone", async () => {
  const { router, user } = mountRoutes(
    [
      {
        path: "/",
        element: (
          <>
            <Page />
            <ConfirmHost />
          </>
        ),
      },
      { path: "/next", element: <p>到了</p> },
    ],
    "/",
  );
  const isUnloadPrevented = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(isUnloadPrevented()).toBe(false);
  await user.type(screen.getByLabelText("正文"), "还在上传");
  expect(isUnloadPrevented()).toBe(true);
  void router.navigate("/next");
  await screen.findByText("还在上传", { selector: "[role=alertdialog] *" });
  await user.click(screen.getByRole("button", { name: text.stay }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(router.state.location.pathname).toBe("/");
  await user.clear(screen.getByLabelText("正文"));
  void router.navigate("/next");
  expect(await screen.findByText("到了")).toBeTruthy();
});
