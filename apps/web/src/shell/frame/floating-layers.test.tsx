import { dismissToast, shownToasts } from "@lenscape/ui/toast";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openPage } from "#test/open-page.tsx";

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) dismissToast(id);
});

test("ERR-013 reports a network failure with a toast", async () => {
  const unreachable = new Proxy({}, { get: () => () => Promise.reject(new TypeError("Failed to fetch")) });
  openPage("/pages/content/community", unreachable);

  // The page itself shows the same message.
  const findToast = () =>
    screen.queryAllByText("后端接口连接异常").find((element) => element.closest("main") === null);
  await waitFor(() => expect(findToast()).toBeDefined());
  await waitFor(() => expect(findToast()).toBeUndefined(), { timeout: 3000 });
});
