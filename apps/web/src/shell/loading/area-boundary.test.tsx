import { ApiError } from "@lenscape/api/errors";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Component, type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AreaBoundary } from "./area-boundary.tsx";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let error: unknown;
function Area() {
  if (error) throw error;
  return <p>帖子列表</p>;
}

function Page({ fallback }: { fallback?: ReactNode }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`点了 ${count} 次`}
      </button>
      <AreaBoundary fallback={fallback}>
        <Area />
      </AreaBoundary>
    </>
  );
}

test("keeps the rest of the page when an area crashes, and renders the area again after a retry", () => {
  error = new DOMException("The node to be removed is not a child of this node.", "NotFoundError");
  render(<Page />);
  fireEvent.click(screen.getByRole("button", { name: "点了 0 次" }));
  expect(screen.getByRole("button", { name: "点了 1 次" })).toBeDefined();
  expect(screen.getByRole("alert").textContent).toContain("社区这边出了点问题");
  error = undefined;
  fireEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(screen.getByText("帖子列表")).toBeDefined();
});

test("keeps the page when browser translation has replaced a text node that React removes", () => {
  error = undefined;
  function Translated() {
    const [isShort, setShort] = useState(false);
    return (
      <p>
        {isShort ? null : "很长的文字"}
        <button type="button" onClick={() => setShort(true)}>
          收起
        </button>
      </p>
    );
  }
  render(
    <>
      <h1>标题</h1>
      <AreaBoundary>
        <Translated />
      </AreaBoundary>
    </>,
  );
  const node = screen.getByText("很长的文字", { exact: false }).firstChild as Text;
  const font = document.createElement("font");
  node.replaceWith(font);
  font.append(node);
  fireEvent.click(screen.getByRole("button", { name: "收起" }));
  expect(screen.getByRole("heading", { name: "标题" })).toBeDefined();
  expect(screen.getByRole("button", { name: "重试" })).toBeDefined();
});

test("renders the fallback of an optional area", () => {
  error = new Error("crash");
  render(<Page fallback={null} />);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("button", { name: "点了 0 次" })).toBeDefined();
});

test("passes API errors to the page's error boundary", () => {
  error = new ApiError({ kind: "code", code: 404, message: "没有" });
  class PageBoundary extends Component<{ children: ReactNode }, { caught?: unknown }> {
    override state: { caught?: unknown } = {};
    static getDerivedStateFromError(caught: unknown) {
      return { caught };
    }
    override render() {
      return this.state.caught === error ? <p>这里什么也没有</p> : this.props.children;
    }
  }
  render(
    <PageBoundary>
      <Page />
    </PageBoundary>,
  );
  expect(screen.getByText("这里什么也没有")).toBeDefined();
});
