import type { Thread } from "@lenscape/api/types";
import { expect, test } from "vitest";
import { getFront, getHeroPicture } from "./front.ts";

const thread = (id: string, more: Partial<Thread> = {}) =>
  ({ id, title: `第 ${id} 篇`, imageList: [], vedioList: [], ...more }) as unknown as Thread;
const picture = (width: number) => ({ url: `/${width}.webp`, width, height: 600 });

test("selects the newest pick with a large image as the hero and two others with titles", () => {
  const small = thread("1", { imageList: [picture(640)] });
  const hero = thread("2", { imageList: [picture(640), picture(960)] });
  const untitled = thread("3", { title: "" });
  const front = getFront([small, hero, untitled, thread("4"), thread("5")]);
  expect(front?.hero).toBe(hero);
  expect(getHeroPicture(hero).url).toBe("/960.webp");
  expect(front?.picks.map((pick) => pick.thread.id)).toEqual(["1", "4"]);
});

test("shows no front without a large image; videos do not count", () => {
  expect(getFront([])).toBeUndefined();
  const video = thread("1", { imageList: [picture(1200)], vedioList: [{ url: "/a.mp4", picUrl: "" }] });
  expect(getFront([thread("2"), video])).toBeUndefined();
});

test("prefers the editors' choice and fills empty places automatically", () => {
  const large = { imageList: [picture(960)] };
  const hero = thread("9", large);
  const question = thread("8");
  const picks = [{ thread: thread("1", large), note: "值得早起" }];
  const front = getFront([thread("1", large), question, thread("2", large), thread("3")], {
    hero,
    picks,
    question,
  });
  expect(front).toMatchObject({ hero, question, isEdited: true });
  expect(front?.picks.map(({ thread: { id }, note }) => [id, note])).toEqual([
    ["1", "值得早起"],
    ["2", ""],
  ]);
  const without = getFront([thread("1", large), thread("2", large)], { picks });
  expect(without).toMatchObject({ hero: { id: "2" }, isEdited: false });
});
