// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memberStartPreloadScript, withPreloadedMemberStart } from "./member-start-preload.ts";

const preloadFetch = vi.fn(async (_url: string, _init?: RequestInit) => Response.json({ isPreloaded: true }));
const clientFetch = vi.fn(async (_request: Request) => Response.json({ isPreloaded: false }));
const runScript = () => new Function("fetch", memberStartPreloadScript)(preloadFetch);
const request = (token: string, path = "/api/bbs/member/start") =>
  new Request(`http://forum.test/base${path}`, { headers: { Authorization: `Bearer ${token}` } });

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.setItem("lenscape.token", '"t"');
  document.documentElement.dataset.api = "/base";
});
afterEach(() => {
  localStorage.clear();
  delete window.memberStartPreload;
});

test("sends the member's first request before the scripts load and hands its response to the client once", async () => {
  runScript();
  expect(preloadFetch).toHaveBeenCalledWith("/base/api/bbs/member/start", {
    headers: { Accept: "application/json", platform: "pcweb", Authorization: "Bearer t" },
  });
  const fetch = withPreloadedMemberStart(window, clientFetch);
  expect(await (await fetch(request("t", "/getInfo"))).json()).toEqual({ isPreloaded: false });
  expect(await (await fetch(request("t"))).json()).toEqual({ isPreloaded: true });
  expect(await (await fetch(request("t"))).json()).toEqual({ isPreloaded: false });
});

test("never gives the response to another member", async () => {
  runScript();
  expect(await (await withPreloadedMemberStart(window, clientFetch)(request("other"))).json()).toEqual({
    isPreloaded: false,
  });
});

test("sends no request for a visitor or without the API's base path", () => {
  localStorage.setItem("lenscape.token", '""');
  runScript();
  localStorage.clear();
  runScript();
  localStorage.setItem("lenscape.token", '"t"');
  delete document.documentElement.dataset.api;
  runScript();
  expect(preloadFetch).not.toHaveBeenCalled();
});
