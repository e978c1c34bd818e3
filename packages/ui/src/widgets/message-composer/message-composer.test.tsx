import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { MessageComposer } from "./message-composer.tsx";

afterEach(cleanup);

test("Enter sends the message, except while an input method handles the key", () => {
  const onSend = vi.fn();
  render(
    <MessageComposer
      value="你好"
      length={2}
      max={500}
      label="写私信"
      onValueChange={() => {}}
      onSend={onSend}
    />,
  );
  const field = screen.getByRole("textbox", { name: "写私信" });
  fireEvent.keyDown(field, { key: "Enter", isComposing: true });
  // Safari fires compositionend first: only the key code belongs to the input method.
  fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: "Enter", keyCode: 13 });
  expect(onSend).toHaveBeenCalledOnce();
});

/** Pastes a clipboard with text, HTML and a picture; returns whether the browser inserts the text. */
function paste(field: HTMLElement, contents: Record<string, string>): boolean {
  const event = createEvent.paste(field, {
    clipboardData: {
      files: [new File(["x"], "image.png", { type: "image/png" })],
      getData: (type: string) => contents[type] ?? "",
    },
  });
  fireEvent(field, event);
  return !event.defaultPrevented;
}

test("a copied table is pasted as text, a copied picture is attached and not sent", () => {
  const onSend = vi.fn();
  const onPictures = vi.fn();
  const composer = (pictures: { id: string; src: string; name: string }[]) => (
    <MessageComposer
      value=""
      length={0}
      max={500}
      label="写私信"
      onValueChange={() => {}}
      onSend={onSend}
      onPictures={onPictures}
      pictures={pictures}
    />
  );
  const { rerender } = render(composer([]));
  const field = screen.getByRole("textbox", { name: "写私信" });
  expect(paste(field, { "text/plain": "型号\t重量\nA1\t49g", "text/html": "<table></table>" })).toBe(true);
  expect(onPictures).not.toHaveBeenCalled();
  expect(paste(field, {})).toBe(false);
  expect(onPictures).toHaveBeenCalledOnce();
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "发送" }).disabled).toBe(true);
  rerender(composer([{ id: "1", src: "blob:1", name: "image.png" }]));
  fireEvent.click(screen.getByRole("button", { name: "发送" }));
  expect(onSend).toHaveBeenCalledOnce();
});
