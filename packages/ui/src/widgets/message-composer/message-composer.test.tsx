import { cleanup, fireEvent, render, screen } from "@testing-library/react";
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
