import { act, cleanup, renderHook } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Providers } from "#shell/frame/providers.tsx";
import { testApp } from "#test/test-app.ts";
import { type SentPicture, usePictureFiles } from "./picture-files.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("keeps the images in the order of selection, regardless of upload order", async () => {
  const { app } = testApp({}, { token: "t" });
  const arrive = new Map<string, () => void>();
  vi.spyOn(app.api, "upload").mockImplementation(
    (file) =>
      new Promise((resolve) => {
        const { name } = file as File;
        arrive.set(name, () => resolve({ url: `/uploads/${name}`, filePath: "" } as never));
      }),
  );
  const uploaded: SentPicture = { url: "/uploads/kept.png", name: "kept.png", size: 1 };
  const { result } = renderHook(
    () => {
      const [sent, setSent] = useState<SentPicture[]>([uploaded]);
      return { sent, files: usePictureFiles(sent, 6, setSent) };
    },
    { wrapper: ({ children }) => <Providers app={app}>{children}</Providers> },
  );
  const names = ["number.png", "receipt.png"];
  act(() => result.current.files.add(names.map((name) => new File(["x"], name, { type: "image/png" }))));
  await act(async () => arrive.get("receipt.png")?.());
  await act(async () => arrive.get("number.png")?.());
  expect(result.current.sent.map(({ name }) => name)).toEqual(["kept.png", ...names]);
});
