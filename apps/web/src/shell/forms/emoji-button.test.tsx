import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { mount } from "#test/mount.tsx";
import { EmojiButton } from "./emoji-button.tsx";

const answers = { "GET /api/without/emoji": { code: 200, msg: "", data: [{ name: "微笑", value: "🙂" }] } };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("docks the emojis at the end of the form on phones and closes them on field focus and submit", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const onPick = vi.fn();
  const { user } = mount(
    <form aria-label="写私信" onSubmit={(event) => event.preventDefault()}>
      <EmojiButton docked onPick={onPick} />
      <textarea aria-label="写点什么" />
      <button type="submit">发送</button>
    </form>,
    answers,
  );
  const text = screen.getByRole("textbox");
  const queryPicker = () => screen.queryByRole("group", { name: "表情" });
  const open = async () => {
    fireEvent.click(screen.getByRole("button", { name: "表情" }));
    return screen.findByRole("group", { name: "表情" });
  };
  await user.click(text);
  const emojis = await open();
  expect(screen.getByRole("form").lastElementChild?.contains(emojis)).toBe(true);
  expect(document.activeElement).not.toBe(text);
  await user.click(screen.getByRole("button", { name: "微笑" }));
  expect(onPick).toHaveBeenCalledWith("🙂", false);
  expect(queryPicker()).not.toBeNull();

  await user.click(text);
  expect(queryPicker()).toBeNull();

  await open();
  await user.click(screen.getByRole("button", { name: "发送" }));
  expect(queryPicker()).toBeNull();
});
