import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { VideoPlayer } from "./video-player.tsx";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test("ERR-022 ERR-024 a video that failed before the page was taken over goes on to its next source and then says so", async () => {
  const onError = vi.fn();
  const player = <VideoPlayer sources={["/a.mp4"]} onError={onError} />;
  const root = document.createElement("div");
  document.body.append(root);
  root.innerHTML = renderToString(player);
  const video = root.querySelector("video")!;
  Object.defineProperty(video, "error", { value: { code: 4 } });
  await act(() => {
    hydrateRoot(root, player);
  });
  expect(onError.mock.calls).toEqual([["/a.mp4"]]);
  expect(screen.getByRole("alert").textContent).toContain("视频");
});

test("video and retry hand the focus to each other", async () => {
  const { container } = render(<VideoPlayer sources={["/a.mp4"]} />);
  const video = () => container.querySelector("video") as HTMLVideoElement;
  video().focus();
  await act(async () => fireEvent.error(video()));
  const retry = screen.getByRole("button", { name: "重试" });
  expect(document.activeElement).toBe(retry);
  await act(async () => fireEvent.click(retry));
  expect(document.activeElement).toBe(video());
});

test("a poster fills the frame until the video moves, which is shown whole", () => {
  const { container, rerender } = render(<VideoPlayer sources={["/a.mp4"]} poster="/a.jpg" />);
  const video = () => container.querySelector("video") as HTMLVideoElement;
  expect(video().className).toContain("object-cover");
  fireEvent.play(video());
  expect(video().className).toContain("object-contain");
  rerender(<VideoPlayer sources={["/b.mp4"]} poster="/b.jpg" />);
  fireEvent.seeking(video());
  expect(video().className).toContain("object-contain");
  rerender(<VideoPlayer sources={["/c.mp4"]} />);
  expect(video().className).toContain("object-contain");
});
