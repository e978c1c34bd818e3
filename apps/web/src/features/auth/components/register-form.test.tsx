import { shownToasts } from "@lenscape/ui/toast";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MIN_CAPTCHA_DELAY_MS } from "#config/timing.ts";
import { mount } from "#test/mount.tsx";
import { Registration } from "./registration.tsx";

afterEach(cleanup);

const off = { "GET /captchaImage": { code: 200, msg: "操作成功", captchaEnabled: false } };

/** Opens the form and fills in everything but the password. */
async function open(password: string, answers: Record<string, unknown> = {}) {
  const mounted = mount(<Registration />, { ...off, ...answers });
  const { user } = mounted;
  await user.type(screen.getByLabelText(/^用户名/), "mountain-lin");
  for (const label of [/^密码/, /^再输一次/]) await user.type(screen.getByLabelText(label), password);
  await user.click(screen.getByRole("checkbox"));
  return { ...mounted, submit: () => user.click(screen.getByRole("button", { name: "注册" })) };
}

test.each([
  ["iloveyou1", "密码太常见，换一个"],
  ["mountain-lin-7", "密码里不能有用户名，换一个"],
  ["lenscape12", "密码和社区的名字太像，换一个"],
])("HOLE-004 rejects the password %s while typing and sends nothing", async (password, why) => {
  const { sent, submit } = await open(password);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(why));
  await submit();
  expect(screen.getByLabelText(/^密码/).getAttribute("aria-invalid")).toBe("true");
  expect(sent.map(({ to }) => to)).not.toContain("POST /register");
});

test("HOLE-004 rejects a password of 7 characters", async () => {
  const { sent, submit } = await open("xk8d2mq");
  await submit();
  expect(screen.getAllByText("密码长度在 8 到 64 个字符之间")).not.toHaveLength(0);
  expect(sent.map(({ to }) => to)).not.toContain("POST /register");
});

test("shows the server's password error at the field and keeps the input", async () => {
  const refusal = { code: 400, msg: "密码太常见，换一个", field: "password" };
  const { submit } = await open("mountains-at-dawn", { "POST /register": refusal });
  await submit();
  await waitFor(() => expect(screen.getByLabelText(/^密码/).getAttribute("aria-invalid")).toBe("true"));
  screen.getByText("密码太常见，换一个");
  expect(screen.getByLabelText(/^密码/)).toHaveProperty("value", "mountains-at-dawn");
});

test("delays an instant submission and leaves the honeypot empty", async () => {
  const uuid = "0f8fad5bd9cb469fa16570867728950e";
  const pictures: number[] = [];
  let registered = 0;
  const { sent, user, submit } = await open("mountains-at-dawn", {
    "GET /captchaImage": () => {
      pictures.push(performance.now());
      return { code: 200, msg: "操作成功", captchaEnabled: true, uuid, img: "" };
    },
    "POST /register": () => {
      registered = performance.now();
      return { code: 400, msg: "该昵称已被占用" };
    },
  });
  const hidden = document.querySelector<HTMLInputElement>("input[name=remark]")!;
  expect(hidden.closest("[inert]")).not.toBeNull();
  await user.type(screen.getByLabelText(/^验证码/), "7k2m");
  await user.click(screen.getByRole("button", { name: "看不清，换一张" }));
  await waitFor(() => expect(pictures).toHaveLength(2));
  await submit();
  await screen.findByText("该昵称已被占用", {}, { timeout: 2 * MIN_CAPTCHA_DELAY_MS });
  expect(registered - pictures[1]!).toBeGreaterThanOrEqual(MIN_CAPTCHA_DELAY_MS);
  const { body } = sent.find(({ to }) => to === "POST /register")!;
  expect(body).toEqual({ username: "mountain-lin", password: "mountains-at-dawn", code: "7k2m", uuid });
});

test("sends a filled honeypot and shows the server's error", async () => {
  const why = "注册没有成功，请刷新页面，重新填写后再试";
  const { sent, submit } = await open("mountains-at-dawn", {
    "POST /register": { code: 400, msg: why },
  });
  const hidden = document.querySelector<HTMLInputElement>("input[name=remark]")!;
  hidden.value = "https://pills.example";
  await submit();
  await screen.findByText(why);
  expect(sent.find(({ to }) => to === "POST /register")?.body).toMatchObject({ remark: hidden.value });
});

test("requires consent, which is unchecked at first", async () => {
  const { sent, user, submit } = await open("mountains-at-dawn");
  await user.click(screen.getByRole("checkbox"));
  await submit();
  screen.getByText("请先阅读并同意《用户协议》和《隐私政策》");
  expect(sent.map(({ to }) => to)).not.toContain("POST /register");
});

test("shows the recovery codes once and continues when they are saved", async () => {
  const recoveryCodes = ["k7q2-m9fx-t4hd", "b8nv-c6ys-j3xe"];
  const registered = { code: 200, msg: "操作成功", recoveryCodes, token: "fresh" };
  const { submit, user, router, app } = await open("mountains-at-dawn", { "POST /register": registered });
  await submit();
  for (const code of recoveryCodes) await screen.findByText(code);
  const finishButton = screen.getByRole("button", { name: "完成" });
  expect(finishButton).toHaveProperty("disabled", true);
  // The member is logged in already.
  await waitFor(() => expect(app.session.token()).toBe("fresh"));
  // A toast would cover the buttons below.
  await user.click(screen.getByRole("button", { name: "复制" }));
  await screen.findByRole("button", { name: "已复制" });
  expect(await navigator.clipboard.readText()).toContain(recoveryCodes[0]);
  expect(shownToasts()).toEqual([]);
  await user.click(screen.getByRole("checkbox"));
  await user.click(finishButton);
  await waitFor(() => expect(router.state.location.pathname).toBe("/pages/mine/start/index"));
});

test("continues without saved recovery codes and says where to generate new ones", async () => {
  const registered = { code: 200, msg: "操作成功", recoveryCodes: ["k7q2-m9fx-t4hd"], token: "fresh" };
  const { submit, user, router } = await open("mountains-at-dawn", { "POST /register": registered });
  await submit();
  await screen.findByText("k7q2-m9fx-t4hd");
  await user.click(screen.getByRole("button", { name: "稍后再存" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/pages/mine/start/index"));
  expect(shownToasts().at(-1)?.message).toMatch(/恢复码没有存/);
});
