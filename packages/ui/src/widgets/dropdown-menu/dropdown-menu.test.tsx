import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { DropdownMenu, DropdownMenuItem } from "./dropdown-menu.tsx";

afterEach(cleanup);

/** A menu whose code comes with the press on its button. */
function Fetched() {
  const [pressed, setPressed] = useState(false);
  const button = <button type="button">更多</button>;
  if (!pressed)
    return (
      <button type="button" onClick={() => setPressed(true)}>
        更多
      </button>
    );
  return (
    <DropdownMenu trigger={button} defaultOpen>
      <DropdownMenuItem>举报</DropdownMenuItem>
      <DropdownMenuItem>屏蔽</DropdownMenuItem>
    </DropdownMenu>
  );
}

test("a menu that comes open with the key that asked for it has the focus on its first item", async () => {
  render(<Fetched />);
  const button = screen.getByRole("button", { name: "更多" });
  fireEvent.keyDown(button, { key: "Enter" });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("举报"));
});
