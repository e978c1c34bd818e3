import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

afterEach(cleanup);

test("while loading neither a click nor Enter in the form submits", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="用户名" />
      <Button type="submit" loading={loading}>
        登录
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.click(screen.getByRole("button"));
  await userEvent.type(screen.getByRole("textbox"), "yunye{enter}");
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.click(screen.getByRole("button"));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("a button does not submit a form by accident", () => {
  render(<Button>展开</Button>);
  expect(screen.getByRole("button").getAttribute("type")).toBe("button");
});
