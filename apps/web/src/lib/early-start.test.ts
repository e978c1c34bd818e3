// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { earlyStartScript, takingEarlyStart } from "./early-start.ts";

const sent = vi.fn(async (_url: string, _init?: RequestInit) => Response.json({ early: true }));
const later = vi.fn(async (_request: Request) => Response.json({ early: false }));
const run = () => new Function("fetch", earlyStartScript)(sent);
const request = (token: string, path = "/api/bbs/member/start") =>
  new Request(`http://forum.test/base${path}`, { headers: { Authorization: `Bearer ${token}` } });

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.setItem("lenscape.token", '"t"');
  document.documentElement.dataset.api = "/base";
});
afterEach(() => {
  localStorage.clear();
  delete window.earlyStart;
});

test("a member's first call goes out before the scripts are there, and the client takes its answer once", async () => {
  run();
  expect(sent).toHaveBeenCalledWith("/base/api/bbs/member/start", {
    headers: { Accept: "application/json", platform: "pcweb", Authorization: "Bearer t" },
  });
  const fetch = takingEarlyStart(window, later);
  expect(await (await fetch(request("t", "/getInfo"))).json()).toEqual({ early: false });
  expect(await (await fetch(request("t"))).json()).toEqual({ early: true });
  expect(await (await fetch(request("t"))).json()).toEqual({ early: false });
});

test("another member never gets the answer", async () => {
  run();
  expect(await (await takingEarlyStart(window, later)(request("other"))).json()).toEqual({ early: false });
});

test("a visitor, and a page that does not say where the calls go, ask nothing", () => {
  localStorage.setItem("lenscape.token", '""');
  run();
  localStorage.clear();
  run();
  localStorage.setItem("lenscape.token", '"t"');
  delete document.documentElement.dataset.api;
  run();
  expect(sent).not.toHaveBeenCalled();
});
