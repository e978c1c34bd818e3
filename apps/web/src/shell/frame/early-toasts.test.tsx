import { dismissToast, shownToasts } from "@lenscape/ui/toast";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openPage } from "#test/open-page.tsx";

vi.mock("./floating-layers.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) dismissToast(id);
});

test("ERR-013 a network failure is reported before the code of the toast host has come", async () => {
  const unreachable = new Proxy({}, { get: () => () => Promise.reject(new TypeError("Failed to fetch")) });
  openPage("/pages/content/community", unreachable);

  // The page says it in its own place too.
  const findToast = () =>
    screen.queryAllByText("后端接口连接异常").find((element) => element.closest("main") === null);
  await waitFor(() => expect(findToast()).toBeDefined());
  await waitFor(() => expect(findToast()).toBeUndefined(), { timeout: 3000 });
});
