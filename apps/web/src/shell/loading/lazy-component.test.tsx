import { shownToasts } from "@lenscape/ui/toast";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ComponentType, type ReactElement, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { errorText as text } from "#lib/text.ts";
import { lazyDialog, lazySection } from "./lazy-component.tsx";

afterEach(cleanup);

/** Creates a loader that fails on the first call and succeeds afterwards. */
const createFlakyLoader = <Props,>(Body: ComponentType<Props>) =>
  vi
    .fn<() => Promise<{ default: ComponentType<Props> }>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue({ default: Body });

const getToasts = () => shownToasts().map(({ message }) => message);

test("shows a toast if a dialog fails to load, and loads the dialog on the next press", async () => {
  const load = createFlakyLoader(({ onClose }: { onClose: () => void }) => (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        关闭
      </button>
    </div>
  ));
  const Dialog = lazyDialog(load);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="正文" />
        <button type="button" onClick={() => setOpen(true)}>
          打开
        </button>
        {open && <Dialog onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(<Page />);
  const input = screen.getByRole<HTMLInputElement>("textbox");
  fireEvent.change(input, { target: { value: "写到一半" } });
  const opener = screen.getByRole("button", { name: "打开" });
  opener.focus();
  fireEvent.click(opener);
  expect(screen.getByRole("status")).toBeDefined();
  await waitFor(() => expect(getToasts()).toContain(text.dialogFailed));
  await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
  expect(input.value).toBe("写到一半");
  expect(document.activeElement).toBe(opener);
  fireEvent.click(opener);
  expect(await screen.findByRole("dialog")).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test("keeps the button and the focus if a menu fails to load", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = createFlakyLoader(({ trigger }: { trigger: ReactElement }) => (
    <>
      {trigger}
      <div role="menu" />
    </>
  ));
  const Menu = lazyDialog(load);
  render(<Menu trigger={<button type="button">更多</button>} />);
  const button = screen.getByRole("button", { name: "更多" });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(getToasts()).toContain(text.offline));
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(await screen.findByRole("menu")).toBeDefined();
  vi.restoreAllMocks();
});

test("waits for a press of its own button if a menu is loaded already", async () => {
  const Menu = lazyDialog(async () => ({
    default: ({ trigger }: { trigger: ReactElement }) => (
      <>
        {trigger}
        <div role="menu" />
      </>
    ),
  }));
  render(<Menu trigger={<button type="button">第一个</button>} />);
  fireEvent.click(screen.getByRole("button", { name: "第一个" }));
  await screen.findByRole("menu");
  render(<Menu trigger={<button type="button">后来的</button>} />);
  expect(screen.getAllByRole("menu")).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "后来的" }));
  expect(screen.getAllByRole("menu")).toHaveLength(2);
});

test("offers a retry in place of a section that fails to load", async () => {
  const load = createFlakyLoader(() => <p>评论框</p>);
  const Body = lazySection(load);
  render(<Body waiting={<p>等一等</p>} />);
  expect(screen.getByText("等一等")).toBeDefined();
  fireEvent.click(await screen.findByRole("button", { name: "重试" }));
  expect(await screen.findByText("评论框")).toBeDefined();
});

test("shows no error for a quiet section and loads it again when back online", async () => {
  const load = createFlakyLoader(() => <p>轮播</p>);
  const Quiet = lazySection(load, { quiet: true });
  render(<Quiet waiting={<p>第一张</p>} />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText("第一张")).toBeDefined();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("轮播")).toBeDefined();
});

test("renders a preloaded section at once, also on the server", async () => {
  const load = createFlakyLoader(() => <p>投票</p>);
  const Poll = lazySection(load, { quiet: true });
  await Poll.preload();
  expect(renderToString(<Poll waiting="没有" />)).toBe("没有");
  await Poll.preload();
  expect(renderToString(<Poll waiting="没有" />)).toBe("<p>投票</p>");
  expect(load).toHaveBeenCalledTimes(2);
});

test("loads a mounted dialog when it first opens, and again after a failure", async () => {
  const load = createFlakyLoader(({ open }: { open: boolean; onOpenChange: (open: boolean) => void }) => (
    <div role="dialog" data-open={open} />
  ));
  const Dialog = lazyDialog(load);
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const { rerender } = render(<Dialog open={false} onOpenChange={onOpenChange} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Dialog open onOpenChange={onOpenChange} />);
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  rerender(<Dialog open={false} onOpenChange={onOpenChange} />);
  rerender(<Dialog open onOpenChange={onOpenChange} />);
  expect(await screen.findByRole("dialog")).toBeDefined();
  rerender(<Dialog open={false} onOpenChange={onOpenChange} />);
  expect(screen.getByRole("dialog").dataset.open).toBe("false");
});
