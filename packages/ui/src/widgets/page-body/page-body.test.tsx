import { act, cleanup, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { PageBody } from "./page-body.tsx";

const rendered = vi.fn();
function Aside() {
  rendered();
  return <p>侧栏</p>;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

test("an aside without room keeps the server's markup and is rendered once there is room", () => {
  const page = <PageBody aside={<Aside />}>正文</PageBody>;
  const root = document.createElement("div");
  document.body.append(root);
  vi.stubGlobal("window", undefined);
  const markup = renderToString(page);
  vi.unstubAllGlobals();
  root.innerHTML = markup;

  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => query);
  const onRecoverableError = vi.fn();
  rendered.mockClear();
  act(() => void hydrateRoot(root, page, { onRecoverableError }));
  expect(screen.getByText("侧栏")).toBeDefined();
  expect(rendered).not.toHaveBeenCalled();

  act(() => {
    query.matches = true;
    query.dispatchEvent(new Event("change"));
  });
  expect(screen.getAllByText("侧栏")).toHaveLength(1);
  expect(rendered).toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
