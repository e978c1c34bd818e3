import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { findPage, isPublicPath, pages } from "#paths";
import { openPage } from "../open-page.tsx";

// Private pages offer a login after the session has expired, and report network errors only without a response.

afterEach(cleanup);

const NETWORK = /后端接口连接异常/;

/** Pages that send no request, and redirects. */
const PAGES_WITHOUT_REQUESTS = new Set<string>([
  "login",
  "help",
  "about",
  "protocol",
  "textview",
  "web",
  "publish",
  "preview",
  "chooseLocation",
  "openLocation",
  "template",
  "reference",
]);

const privatePaths = Object.entries(pages)
  .filter(
    ([name, { path }]) => !isPublicPath(path) && findPage(path) === name && !PAGES_WITHOUT_REQUESTS.has(name),
  )
  .map(([, { path }]) => path);

const queries: Record<string, string> = {
  [pages.profile.path]: "?userId=2",
  [pages.inbox.path]: "?dialogId=3",
};

const answerAll = (answer: unknown) => new Proxy({}, { get: () => answer }) as Record<string, unknown>;

test.each(privatePaths)("STATE-034 %s offers a login after the session has expired", async (path) => {
  const expired = answerAll({ code: 401, msg: "登录状态已过期" });
  openPage(path + (queries[path] ?? ""), expired, "t");
  const links = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/pages/pclogin']")];
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
  expect(links[0]?.getAttribute("href")).toContain(encodeURIComponent(path));
  expect(screen.queryByText(NETWORK)).toBeNull();
});

test("shows the server's error message, and a network error only without a response", async () => {
  const fault = "服务开小差了，请稍后再试（编号 a1）";
  openPage(pages.addresses.path, answerAll({ code: 500, msg: fault }), "t");
  expect(await screen.findByText(fault)).toBeDefined();
  expect(screen.queryByText(NETWORK)).toBeNull();
  cleanup();
  openPage(
    pages.addresses.path,
    answerAll(() => Promise.reject(new TypeError("Failed to fetch"))),
    "t",
  );
  expect(await screen.findByText(NETWORK)).toBeDefined();
  expect(screen.getByRole("button", { name: "重试" })).toBeDefined();
});
