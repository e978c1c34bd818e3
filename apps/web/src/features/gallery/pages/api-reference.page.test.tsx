import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openPage } from "#test/open-page.tsx";

const REFERENCE = "/pages/API/reference";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens an operation of the reference and its call form. */
async function openCallForm(path: string) {
  const { user } = openPage(REFERENCE, {}, "session-token");
  const search = await screen.findByRole("search", { name: "搜索操作、路径或说明" }, { timeout: 15_000 });
  await user.click(within(search).getByRole("textbox"));
  await user.paste(path);
  const [summary] = await screen.findAllByText(path, { exact: false, selector: "summary code" });
  await user.click(summary!);
  await user.click(await screen.findByText("试一试"));
  return { user, form: screen.getByRole("form") };
}

test("sends a call with an access key and shows the response", async () => {
  const requests: Request[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    requests.push(new Request(new URL(address, "https://lenscape.test"), init));
    return Response.json({ code: 200, msg: "操作成功", data: { title: "秋天" } });
  });
  const { user, form } = await openCallForm("/api/without/thread/detailV2");
  await user.type(screen.getByLabelText("访问密钥或令牌"), "lsk_mine");
  const id = within(form).getByRole("textbox", { name: /threadId/ });
  await user.clear(id);
  await user.type(id, "42");
  await user.click(within(form).getByRole("button", { name: "发送" }));
  await waitFor(() => expect(within(form).getByRole("status").textContent).toContain("秋天"));
  expect(within(form).getByRole("status").textContent).toMatch(/HTTP 200，\d+ 毫秒/);
  const [request] = requests;
  expect(new URL(request!.url).pathname + new URL(request!.url).search).toBe(
    "/api/api/without/thread/detailV2?threadId=42",
  );
  expect(request!.headers.get("authorization")).toBe("Bearer lsk_mine");
});

test("does not send invalid JSON and reports a network error", async () => {
  const fetchMock = vi.fn(async () => Promise.reject(new TypeError("offline")));
  vi.stubGlobal("fetch", fetchMock);
  const { user, form } = await openCallForm("/api/thread/thumbup");
  expect(within(form).getByText("会真的执行，以所用身份的名义。")).toBeTruthy();
  const body = within(form).getByRole("textbox", { name: "请求体" });
  await user.clear(body);
  await user.type(body, "{{");
  expect(within(form).getByRole("alert").textContent).toContain("不是有效的 JSON");
  await user.click(within(form).getByRole("button", { name: "发送" }));
  expect(fetchMock).not.toHaveBeenCalled();
  await user.type(body, "}");
  await user.click(within(form).getByRole("button", { name: "发送" }));
  await waitFor(() => expect(within(form).getByText("后端接口连接异常")).toBeTruthy());
  const [, init] = fetchMock.mock.calls[0] as unknown as [string, RequestInit];
  expect(new Headers(init.headers).get("authorization")).toBe("Bearer session-token");
});

test("opens the tabs of events and error reasons with the keyboard", async () => {
  const { user } = openPage(REFERENCE, {}, "session-token");
  const tab = await screen.findByRole("tab", { name: "操作" }, { timeout: 15_000 });
  tab.focus();
  await user.keyboard("{ArrowRight}");
  await user.click(await screen.findByText("thread.created"));
  expect(screen.getByText("data.author.nickname")).toBeTruthy();
  await user.keyboard("{Escape}");
  screen.getByRole("tab", { name: "事件" }).focus();
  await user.keyboard("{ArrowRight}");
  expect(await screen.findByText("SCOPE_MISSING")).toBeTruthy();
});
