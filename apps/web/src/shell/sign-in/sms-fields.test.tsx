import { ApiError } from "@lenscape/api/errors";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SmsFields } from "./sms-fields.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A form with SMS fields. `onFailure` receives the error messages. */
function Form({
  onSend,
  onFailure,
}: {
  onSend: () => Promise<boolean>;
  onFailure: (message: string) => void;
}) {
  const [values, setValues] = useState({ phone: "13800138000", smsCode: "" });
  return (
    <SmsFields
      values={values}
      errors={{}}
      onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      onSend={onSend}
      onFailure={onFailure}
    />
  );
}

const button = () => screen.getByRole("button");
const press = () => act(async () => void button().click());
const advance = (seconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));
const createRateLimitError = (retryAfter?: number) =>
  new ApiError({ code: 429, message: "太频繁", kind: "code", retryAfter });

test("starts a resend delay per phone number after sending, which continues while the page is suspended", async () => {
  render(<Form onSend={async () => true} onFailure={() => {}} />);
  await press();
  expect(button().textContent).toBe("60s后重新获取");
  fireEvent.change(screen.getByLabelText("手机号"), { target: { value: "13800138001" } });
  expect(button()).toHaveProperty("disabled", false);
  fireEvent.change(screen.getByLabelText("手机号"), { target: { value: "13800138000" } });
  expect(button()).toHaveProperty("disabled", true);
  vi.setSystemTime(Date.now() + 40_000);
  await advance(1);
  expect(button().textContent).toBe("19s后重新获取");
  await advance(19);
  expect(button().textContent).toBe("获取验证码");
});

test("shows the delay after a rate-limited request, and allows a retry at once after other errors", async () => {
  const onFailure = vi.fn();
  const onSend = vi.fn<() => Promise<boolean>>();
  render(<Form onSend={onSend.mockRejectedValueOnce(createRateLimitError(37))} onFailure={onFailure} />);
  await press();
  expect(onFailure).toHaveBeenLastCalledWith("太频繁");
  expect(button().textContent).toBe("37s后重新获取");
  await advance(37);
  onSend.mockRejectedValueOnce(createRateLimitError());
  await press();
  expect(button()).toHaveProperty("disabled", false);
  expect(button().textContent).toBe("获取验证码");
});
