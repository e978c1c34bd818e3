import { elsewhere, refused } from "@lenscape/richtext/test/redirect-vectors";
import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { Component as LaunchPage } from "#features/launch/pages/launch.page.tsx";
import { launchText } from "#features/launch/text.ts";
import { getDestination } from "#features/tasks/use-start-task.ts";
import { WebView } from "#features/web-views/components/web-view.tsx";
import { webViewText } from "#features/web-views/text.ts";

afterEach(cleanup);

/** Returns the text of a page whose query contains the address, or the link to the address. */
function renderAddress(Viewer: () => React.ReactNode, name: string, address: string): string {
  const { container, unmount } = render(
    <MemoryRouter initialEntries={[`/viewer?${new URLSearchParams({ [name]: address })}`]}>
      <Viewer />
    </MemoryRouter>,
  );
  const content = container.textContent ?? "";
  const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  unmount();
  return links.includes(address) ? `a link to ${address}` : content;
}

const addresses = refused.filter((address) => address !== "");

test("AMB-070 ROUTE-032 the web view opens no rejected address", () => {
  for (const address of addresses)
    expect([address, renderAddress(WebView, "url", address)]).toEqual([
      address,
      expect.stringContaining(webViewText.refused),
    ]);
});

test("AMB-070 ROUTE-007 the mini-program page opens no rejected address and no page of the site", () => {
  for (const address of [...addresses, "/pages/index"])
    expect([address, renderAddress(LaunchPage, "schemeUrl", address)]).toEqual([
      address,
      expect.stringContaining(launchText.refused),
    ]);
});

test("AMB-070 the mini-program page opens only WeChat links", () => {
  const others = [
    ...elsewhere.map(([address]) => address),
    "https://example.com/",
    "https://wxaurl.cn.example.com/abc",
    "https://wxaurl.cn:8443/abc",
    "http://wxaurl.cn/abc",
  ];
  for (const address of others)
    expect([address, renderAddress(LaunchPage, "schemeUrl", address)]).toEqual([
      address,
      expect.stringContaining(launchText.refused),
    ]);
  for (const address of ["weixin://dl/business/?t=abc", "https://wxaurl.cn/abc", "https://wxmpurl.cn/abc"])
    expect([address, renderAddress(LaunchPage, "schemeUrl", address)]).toEqual([
      address,
      expect.stringContaining(launchText.phoneTitle),
    ]);
});

test("AMB-070 a task opens no rejected address, and external sites only through the warning page", () => {
  for (const address of refused) expect([address, getDestination(address)]).toEqual([address, null]);
  for (const [address] of elsewhere)
    expect(getDestination(address)?.href).toMatch(/^\/pages\/common\/webview\/index\?url=http/);
});
