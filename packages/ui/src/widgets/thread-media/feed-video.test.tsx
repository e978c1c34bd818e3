import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ThreadMedia } from "./thread-media.tsx";

/** Says how much of an element is in the window, as the browser would. */
let see: (element: Element, ratio: number) => void;
let calm = false;

beforeEach(() => {
  const watched = new Map<Element, (entries: { intersectionRatio: number }[]) => void>();
  see = (element, ratio) => act(() => watched.get(element)?.([{ intersectionRatio: ratio }]));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(readonly callback: (entries: { intersectionRatio: number }[]) => void) {}
      observe(element: Element) {
        watched.set(element, this.callback);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: calm }));
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async function (this: HTMLMediaElement) {
    Object.defineProperty(this, "paused", { value: false, configurable: true });
    fireEvent.play(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, "paused", { value: true, configurable: true });
    fireEvent.pause(this);
  });
});
afterEach(() => {
  cleanup();
  calm = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(...names: string[]) {
  await act(async () =>
    render(names.map((name) => <ThreadMedia key={name} images={[]} videos={[{ url: `/${name}.mp4` }]} />)),
  );
  await waitFor(() => expect(document.querySelectorAll("video")).toHaveLength(names.length));
  return [...document.querySelectorAll("video")];
}
const states = () =>
  [...document.querySelectorAll("[data-slot=feed-video]")].map((video) => video.getAttribute("data-state"));

test("the button of a video in a list plays it there and pauses it", async () => {
  await show("a");
  fireEvent.click(screen.getByRole("button", { name: "播放视频" }));
  expect(states()).toEqual(["playing"]);
  fireEvent.click(screen.getByRole("button", { name: "暂停视频" }));
  expect(states()).toEqual(["paused"]);
});

test("a video plays without sound while most of it is in view, one at a time", async () => {
  const [a, b] = (await show("a", "b")) as [HTMLVideoElement, HTMLVideoElement];
  expect(a.muted).toBe(true);
  see(a, 0.59);
  expect(states()).toEqual(["paused", "paused"]);
  see(a, 0.6);
  expect(states()).toEqual(["playing", "paused"]);
  see(b, 1);
  expect(states()).toEqual(["paused", "playing"]);
  see(b, 0.1);
  expect(states()).toEqual(["playing", "paused"]);
});

test("a mouse over it starts the preview", async () => {
  const [a] = (await show("a")) as [HTMLVideoElement];
  fireEvent.pointerEnter(a.parentElement as Element, { pointerType: "mouse" });
  expect(states()).toEqual(["playing"]);
});

test("nothing plays by itself where less motion is asked for; the button does", async () => {
  calm = true;
  const [a] = (await show("a")) as [HTMLVideoElement];
  see(a, 1);
  fireEvent.pointerEnter(a.parentElement as Element, { pointerType: "mouse" });
  expect(states()).toEqual(["paused"]);
  fireEvent.click(screen.getByRole("button", { name: "播放视频" }));
  expect(states()).toEqual(["playing"]);
});

test("the sound has a button of its own", async () => {
  const [a] = (await show("a")) as [HTMLVideoElement];
  see(a, 1);
  fireEvent.click(screen.getByRole("button", { name: "声音" }));
  expect(a.muted).toBe(false);
});

test("a video that cannot be loaded says so, and its button tries again", async () => {
  const [a] = (await show("a")) as [HTMLVideoElement];
  fireEvent.error(a);
  fireEvent.click(screen.getByRole("button", { name: "视频加载失败，重试" }));
  expect(document.querySelector("video")).not.toBeNull();
});
