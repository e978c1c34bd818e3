import { ApiError } from "@lenscape/api/errors";
import { cleanup, createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "#test/mount.tsx";
import { readDraft } from "../message-draft.ts";
import { sendText, sendUploadedPicture } from "../message-outbox.ts";
import { MessageComposerForm } from "./message-composer.tsx";

vi.mock("../message-outbox.ts", () => ({
  sendPicture: vi.fn(),
  sendText: vi.fn(),
  sendUploadedPicture: vi.fn(),
}));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

/** Pastes a picture with a text; returns whether the browser inserts the text. */
function paste(field: HTMLElement, text = ""): boolean {
  const files = [new File(["x"], "image.png", { type: "image/png" })];
  const getData = (type: string) => (type === "text/plain" ? text : "");
  const event = createEvent.paste(field, { clipboardData: { files, getData } });
  fireEvent(field, event);
  return !event.defaultPrevented;
}

/** Opens the composer of a conversation; uploads end as the test says. */
function open(upload: () => Promise<unknown> = async () => uploaded, dialogId = "31") {
  const onSent = vi.fn();
  const { app } = mount(
    <MessageComposerForm dialogId={dialogId} editAgain={undefined} refusal="" onSent={onSent} />,
    {},
    "t",
  );
  vi.spyOn(app.api, "upload").mockImplementation(upload as never);
  return { onSent, field: screen.getByRole("textbox") };
}

const uploaded = { url: "/u/1.png", thumbnailUrl: "/u/1.webp", width: 10, height: 10 };
const getPictures = () => screen.queryAllByRole("listitem");
const getSendButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "发送" });
const waitForUpload = () => waitFor(() => expect(getSendButton().disabled).toBe(false));

test("attaches a pasted picture, which can be removed, and sends it only with the button", async () => {
  const { onSent, field } = open();
  expect(paste(field, "型号\t重量\nA1\t49g")).toBe(true);
  expect(getPictures()).toHaveLength(0);
  expect(paste(field)).toBe(false);
  await waitForUpload();
  fireEvent.click(screen.getByRole("button", { name: /1\.png/ }));
  expect(getPictures()).toHaveLength(0);
  paste(field);
  await waitForUpload();
  expect(onSent).not.toHaveBeenCalled();
  fireEvent.click(getSendButton());
  expect(sendUploadedPicture).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    "31",
    expect.objectContaining({ url: "/u/1.png" }),
  );
  expect(sendText).not.toHaveBeenCalled();
  expect(onSent).toHaveBeenCalledOnce();
  expect(getPictures()).toHaveLength(0);
});

test("keeps attached pictures in the draft of their conversation, each with its request ID", async () => {
  paste(open().field);
  await waitForUpload();
  const [stored] = readDraft("12", "31").pictures;
  cleanup();
  open(undefined, "32");
  expect(getPictures()).toHaveLength(0);
  cleanup();
  open();
  expect(getPictures()).toHaveLength(1);
  fireEvent.click(getSendButton());
  expect(sendUploadedPicture).toHaveBeenCalledWith(expect.anything(), "31", stored);
  expect(stored?.requestId).toMatch(/^[0-9A-Za-z]{32}$/);
  expect(readDraft("12", "31").pictures).toEqual([]);
});

test("stores a picture whose upload ends after the conversation was left", async () => {
  let finish = (_: typeof uploaded) => {};
  paste(open(() => new Promise((resolve) => (finish = resolve))).field);
  expect(getPictures()).toHaveLength(1);
  cleanup();
  finish(uploaded);
  await waitFor(() => expect(readDraft("12", "31").pictures).toHaveLength(1));
});

test("sends nothing while a picture is uploading or has failed", async () => {
  let fail = (_: ApiError) => {};
  const { field, onSent } = open(() => new Promise((_, reject) => (fail = reject)));
  fireEvent.change(field, { target: { value: "在吗" } });
  paste(field);
  expect(getSendButton().disabled).toBe(true);
  fail(new ApiError({ code: 0, message: "后端接口连接异常", kind: "network" }));
  const retry = await screen.findByRole("button", { name: /重试/ });
  expect(getSendButton().disabled).toBe(true);
  fireEvent.click(retry);
  fireEvent.click(screen.getByRole("button", { name: /移除|删除/ }));
  fireEvent.click(getSendButton());
  expect(sendText).toHaveBeenCalledOnce();
  expect(onSent).toHaveBeenCalledOnce();
});
