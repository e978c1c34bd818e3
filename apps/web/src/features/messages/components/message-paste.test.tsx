import { cleanup, createEvent, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "#test/mount.tsx";
import { sendPicture, sendText } from "../message-outbox.ts";
import { MessageComposerForm } from "./message-composer.tsx";

vi.mock("../message-outbox.ts", () => ({ sendPicture: vi.fn(), sendText: vi.fn() }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Pastes a picture with a text; returns whether the browser inserts the text. */
function paste(field: HTMLElement, text: string): boolean {
  const files = [new File(["x"], "image.png", { type: "image/png" })];
  const getData = (type: string) => (type === "text/plain" ? text : "");
  const event = createEvent.paste(field, { clipboardData: { files, getData } });
  fireEvent(field, event);
  return !event.defaultPrevented;
}

test("attaches a pasted picture, which can be removed, and sends it only with the button", () => {
  const onSent = vi.fn();
  const element = <MessageComposerForm dialogId="31" editAgain={undefined} refusal="" onSent={onSent} />;
  mount(element, {}, "t");
  const field = screen.getByRole("textbox");
  expect(paste(field, "型号\t重量\nA1\t49g")).toBe(true);
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(paste(field, "")).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: /image\.png/ }));
  expect(screen.queryByRole("listitem")).toBeNull();
  paste(field, "");
  expect(sendPicture).not.toHaveBeenCalled();
  expect(onSent).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "发送" }));
  expect(sendPicture).toHaveBeenCalledOnce();
  expect(sendText).not.toHaveBeenCalled();
  expect(onSent).toHaveBeenCalledOnce();
  expect(screen.queryByRole("listitem")).toBeNull();
});
