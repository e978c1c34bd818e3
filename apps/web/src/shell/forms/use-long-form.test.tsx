import { ApiError } from "@lenscape/api/errors";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { REMOVAL_DELAY_MS } from "#shell/session/unsent-texts.ts";
import { FormAlert } from "./form-alert.tsx";
import { useLongForm } from "./use-long-form.ts";
import { createBrowserFormStore } from "./use-persistent-form.ts";

interface Values {
  name: string;
  tel: string;
}

interface FormProps {
  send?: (values: Values) => Promise<unknown>;
  onSent?: () => void;
  obstacle?: () => string;
}

function Form({ send = async () => undefined, onSent = () => undefined, obstacle }: FormProps) {
  const { formRef, submit, sending, failure, field, getError } = useLongForm<Values, unknown>({
    initialValues: { name: "", tel: "" },
    store: createBrowserFormStore("test", "7"),
    limits: { name: { required: true, maxLength: 4 }, tel: { required: true } },
    rules: { name: { sentence: "请填写姓名" }, tel: { sentence: "请填写手机号" } },
    validateForm: obstacle,
    send,
    onSuccess: onSent,
  });
  return (
    <form ref={formRef} noValidate onSubmit={submit}>
      <FormAlert message={failure} />
      <Field label="姓名" error={getError("name")}>
        <Input {...field("name")} />
      </Field>
      <Field label="手机号" error={getError("tel")}>
        <Input {...field("tel")} />
      </Field>
      <button type="submit" disabled={sending}>
        保存
      </button>
    </form>
  );
}

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole("button", { name: "保存" });
const refusal = (field?: string) =>
  new ApiError({ code: 400, message: "这个不行", kind: "code", ...(field && { field }) });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("shows errors at empty fields, focuses the first and clears an error on change", async () => {
  const send = vi.fn();
  render(<Form send={send} />);
  const user = userEvent.setup();
  await user.type(input("姓名"), "  ");
  await user.click(save());
  await waitFor(() => expect(document.activeElement).toBe(input("姓名")));
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "请填写姓名",
    "请填写手机号",
  ]);
  expect(input("姓名").getAttribute("aria-invalid")).toBe("true");
  await user.type(input("姓名"), "云");
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(["请填写手机号"]);
  expect(send).not.toHaveBeenCalled();
});

test("restores the input with its whitespace after a reload until it is submitted", async () => {
  render(<Form />);
  const user = userEvent.setup();
  await user.type(input("姓名"), " 云野 ");
  cleanup();
  const onSent = vi.fn();
  const send = vi.fn().mockResolvedValue("done");
  render(<Form send={send} onSent={onSent} />);
  expect(input("姓名").value).toBe(" 云野 ");
  await user.type(input("手机号"), "1");
  await user.click(save());
  await waitFor(() => expect(onSent).toHaveBeenCalledWith("done", { name: " 云野 ", tel: "1" }));
  expect(localStorage.length).toBe(0);
});

test("submits once despite repeated clicks", async () => {
  let answer: (value: unknown) => void = () => undefined;
  const send = vi.fn(() => new Promise<unknown>((resolve) => (answer = resolve)));
  const onSent = vi.fn();
  render(<Form send={send} onSent={onSent} />);
  const user = userEvent.setup();
  await user.type(input("姓名"), "云");
  await user.type(input("手机号"), "1{Enter}{Enter}");
  fireEvent.submit(save().closest("form")!);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  answer("done");
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  ["at the field that it names", "tel", "手机号"],
  ["above the form when it names one that is not there", "code", undefined],
  ["above the form when it names none", undefined, undefined],
])("shows an error %s and keeps the input", async (_, named, label) => {
  render(<Form send={() => Promise.reject(refusal(named))} />);
  const user = userEvent.setup();
  await user.type(input("姓名"), "云");
  await user.type(input("手机号"), "1");
  await user.click(save());
  expect((await screen.findByRole("alert")).textContent).toBe("这个不行");
  if (label) await waitFor(() => expect(document.activeElement).toBe(input(label)));
  else expect(document.querySelector("[aria-invalid=true]")).toBeNull();
  expect([input("姓名").value, input("手机号").value]).toEqual(["云", "1"]);
  expect(localStorage.length).toBe(1);
});

test("shows form-level errors when all fields are valid", async () => {
  const send = vi.fn();
  render(<Form send={send} obstacle={() => "请等待图片上传完成"} />);
  const user = userEvent.setup();
  await user.click(save());
  expect(await screen.findByText("请填写姓名")).toBeTruthy();
  expect(screen.queryByText("请等待图片上传完成")).toBeNull();
  await user.type(input("姓名"), "云");
  await user.type(input("手机号"), "1");
  await user.click(save());
  expect(await screen.findByText("请等待图片上传完成")).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

test("clears values that another tab has sent, and keeps different ones", async () => {
  const key = "lenscape.draft.test.7";
  const sendInOtherTab = (oldValue: string | null) => {
    localStorage.removeItem(key);
    fireEvent(window, new StorageEvent("storage", { key, oldValue, newValue: null }));
  };
  render(<Form />);
  fireEvent.change(input("姓名"), { target: { value: "云野" } });
  sendInOtherTab(localStorage.getItem(key));
  await waitFor(() => expect(input("姓名").value).toBe(""));
  fireEvent.change(input("姓名"), { target: { value: "山月" } });
  vi.useFakeTimers();
  sendInOtherTab(JSON.stringify({ name: "云野" }));
  await vi.advanceTimersByTimeAsync(REMOVAL_DELAY_MS);
  expect(input("姓名").value).toBe("山月");
});
