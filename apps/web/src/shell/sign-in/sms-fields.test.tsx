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

/** Stands for a form; `told` is what it was told went wrong. */
function Form({ onSend, told }: { onSend: () => Promise<boolean>; told: (message: string) => void }) {
  const [values, setValues] = useState({ phone: "13800138000", smsCode: "" });
  return (
    <SmsFields
      values={values}
      errors={{}}
      onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      onSend={onSend}
      onFailure={told}
    />
  );
}

const button = () => screen.getByRole("button");
const press = () => act(async () => void button().click());
const pass = (seconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));
const refusal = (retryAfter?: number) =>
  new ApiError({ code: 429, message: "太频繁", kind: "code", retryAfter });

test("a code that was sent is followed by a minute's countdown, for this phone and while the page sleeps", async () => {
  render(<Form onSend={async () => true} told={() => {}} />);
  await press();
  expect(button().textContent).toBe("60s后重新获取");
  fireEvent.change(screen.getByLabelText("手机号"), { target: { value: "13800138001" } });
  expect(button()).toHaveProperty("disabled", false);
  fireEvent.change(screen.getByLabelText("手机号"), { target: { value: "13800138000" } });
  expect(button()).toHaveProperty("disabled", true);
  vi.setSystemTime(Date.now() + 40_000);
  await pass(1);
  expect(button().textContent).toBe("19s后重新获取");
  await pass(19);
  expect(button().textContent).toBe("获取验证码");
});

test("anyone who asks too soon reads how long to wait, and who was not sent a code may ask at once", async () => {
  const told = vi.fn();
  const onSend = vi.fn<() => Promise<boolean>>();
  render(<Form onSend={onSend.mockRejectedValueOnce(refusal(37))} told={told} />);
  await press();
  expect(told).toHaveBeenLastCalledWith("太频繁");
  expect(button().textContent).toBe("37s后重新获取");
  await pass(37);
  onSend.mockRejectedValueOnce(refusal());
  await press();
  expect(button()).toHaveProperty("disabled", false);
  expect(button().textContent).toBe("获取验证码");
});
