import { shownUnits } from "@lenscape/richtext/text";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { english } from "../../lib/english.ts";
import { LocaleProvider } from "../../lib/locale.tsx";
import { RichText } from "./rich-text.tsx";

// Here no picture is ever fetched, and one that is complete without a width counts as broken.
beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
});
afterEach(cleanup);

test("CONST-012 CONST-047 HOLE-021 of a folded preview the first 70 units are shown, by one named constant", () => {
  expect(shownUnits).toBe(70);
  const { container } = render(<RichText fold html={`<p>${"字".repeat(90)}</p>`} />);
  const getShownText = () => container.querySelector("p")?.textContent;
  expect(getShownText()).toBe(`${"字".repeat(shownUnits)}…`);
  fireEvent.click(screen.getByRole("button", { name: "展开" }));
  expect(getShownText()).toBe("字".repeat(90));
});

const SITE = "https://pictures.example";

/** Every address that a browser asks for by itself. */
const fetched = (root: ParentNode) =>
  [...root.querySelectorAll("[src], [poster], [srcset]")].flatMap((element) =>
    ["src", "poster", "srcset"].flatMap((name) => element.getAttribute(name) ?? []),
  );

const ELSEWHERE = `<p><img src="${SITE}/a.jpg" alt="山脊" width="960" height="640"></p><p><img src="/uploads/b.webp"></p><p><video src="${SITE}/c.mp4" poster="${SITE}/c.jpg"></video></p><p><video poster="${SITE}/d.jpg"><source src="/d.mp4"><source src="${SITE}/d.mp4"></video></p><p><video src="/e.mp4" poster="${SITE}/e.jpg"></video></p><p><iframe src="https://player.bilibili.com/player.html?bvid=1"></iframe></p>`;

test("nothing of another site is asked for before a reader wants it, nor by the server's markup", () => {
  const { container } = render(<RichText html={ELSEWHERE} />);
  expect(fetched(container)).toEqual(["/uploads/b.webp", "/e.mp4"]);
  const page = document.createElement("div");
  page.innerHTML = renderToString(<RichText html={ELSEWHERE} />);
  expect(fetched(page)).toEqual(["/uploads/b.webp", "/e.mp4"]);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "山脊显示来自 pictures.example 的图片",
    "播放来自 pictures.example 的视频",
    "播放来自 pictures.example 的视频",
    "播放来自 player.bilibili.com 的视频",
  ]);
});

test("the picture that was wanted comes without saying from where, alone, and has the focus", () => {
  const { container } = render(<RichText html={ELSEWHERE} />);
  fireEvent.click(screen.getByRole("button", { name: /图片/ }));
  const image = screen.getByRole("img", { name: "山脊" });
  expect(image.getAttribute("src")).toBe(`${SITE}/a.jpg`);
  expect(image.getAttribute("referrerpolicy")).toBe("no-referrer");
  expect(document.activeElement).toBe(image);
  expect(fetched(container).filter((address) => address.startsWith("https:"))).toEqual([`${SITE}/a.jpg`]);
  fireEvent.click(screen.getByRole("button", { name: /bilibili/ }));
  expect(container.querySelector("iframe")).toBe(document.activeElement);
});

test("a picture that can be opened opens after it was shown; one in a link is shown without following it", () => {
  const open = vi.fn();
  const followed = vi.fn();
  render(
    // biome-ignore lint/a11y: only what reaches the outside is looked at
    <div onClick={(event) => followed(event.defaultPrevented)}>
      <RichText html={`<a href="/x"><img src="${SITE}/a.jpg" alt="山脊"></a>`} onImageOpen={open} />
    </div>,
  );
  fireEvent.click(screen.getByRole("button", { name: /图片/ }));
  expect(followed).not.toHaveBeenCalled();
  const opener = screen.getByRole("button", { name: "山脊" });
  expect(document.activeElement).toBe(opener);
  fireEvent.click(opener);
  expect(open).toHaveBeenCalledWith(`${SITE}/a.jpg`);
});

test.each([null, undefined])(
  "an answer without its text, %s, shows nothing and takes nothing else away",
  (html) => {
    render(
      <section>
        <RichText html={html} fold />
        <p>旁边的</p>
      </section>,
    );
    expect(screen.getByText("旁边的")).toBeDefined();
    expect(document.querySelector("[data-slot=rich-text]")?.textContent).toBe("");
  },
);

test("the reason why a text is not shown, and the title of a player, are in the reader's language", () => {
  const inEnglish = (html: string) => (
    <LocaleProvider locale="en" translations={english}>
      <RichText html={html} />
    </LocaleProvider>
  );
  const { container, rerender } = render(inEnglish("字".repeat(100_000)));
  expect(container.textContent).toBe("This text is too long to be shown.");
  rerender(inEnglish('<iframe src="https://player.bilibili.com/player.html?bvid=1"></iframe>'));
  fireEvent.click(screen.getByRole("button"));
  expect(container.querySelector("iframe")?.title).toBe("Video from player.bilibili.com");
});

test("what stands for a failed picture or video stands where a paragraph may hold it", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const { container } = render(
    <RichText html='<p>看：<video src="/a.mp4"></video><img src="/b.webp"></p>' />,
  );
  fireEvent.error(container.querySelector("video")!);
  fireEvent.error(container.querySelector("img")!);
  expect(screen.getByRole("alert")).toBeDefined();
  expect(container.querySelector("p div, p p")).toBeNull();
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

test("a link to a mailbox opens no window", () => {
  render(<RichText html='<p><a href="mailto:help@forum.example">写信</a></p>' />);
  const link = screen.getByRole("link", { name: "写信" });
  expect(link.getAttribute("href")).toBe("mailto:help@forum.example");
  expect(link.hasAttribute("target")).toBe(false);
});

test("a table is a named region that a keyboard reaches, and is copied cell by cell", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  const rows =
    "<thead><tr><th>场景</th><th>档位</th><th>照度</th></tr></thead><tbody><tr><td>晴，<b>正午</b></td><td>5</td><td>9,800</td></tr></tbody>";
  render(<RichText html={`<table>${rows}</table><pre><code>a\n  b</code></pre>`} />);
  const region = screen.getByRole("region", { name: "表格，2 行 3 列" });
  expect(region.tabIndex).toBe(0);
  expect(region.dataset.pinned).toBe("true");
  fireEvent.click(await screen.findByRole("button", { name: "复制表格" }));
  expect(writeText).toHaveBeenLastCalledWith("场景\t档位\t照度\n晴，正午\t5\t9,800");
  expect(await screen.findByText("已复制")).toBeDefined();
  fireEvent.click(await screen.findByRole("button", { name: "复制代码" }));
  expect(writeText).toHaveBeenLastCalledWith("a\n  b");
  vi.unstubAllGlobals();
});

test("a table whose cells reach down keeps no column in place", () => {
  render(
    <RichText html='<table><tr><td rowspan="2">一</td><td>二</td><td>三</td></tr><tr><td>四</td><td>五</td></tr></table>' />,
  );
  expect(screen.getByRole("region").dataset.pinned).toBeUndefined();
});

const figure = (src: string) => `<figure><img src="${src}"><figcaption>图注</figcaption></figure>`;

test.each([
  ["two", "/a.jpg /b.jpg", 1],
  ["one", "/a.jpg", 0],
  ["three, which are looked at one by one", "/a.jpg /b.jpg /c.jpg", 0],
  ["one of another site", `/a.jpg ${SITE}/b.jpg`, 0],
])("pictures that follow each other stand side by side when they are two: %s", (_, sources, pairs) => {
  const html = sources.split(" ").map(figure).join("");
  const { container } = render(<RichText html={`<p>前</p>${html}<p>后</p>${figure("/z.jpg")}`} />);
  const found = container.querySelectorAll("[data-slot=rich-text-pair]");
  expect(found).toHaveLength(pairs);
  for (const pair of found) expect(pair.querySelectorAll("figure")).toHaveLength(2);
});

const sized = (width: number, height: number) =>
  `<figure><img src="/a.jpg" width="${width}" height="${height}"></figure>`;

test.each([
  ["as wide as their shapes", sized(1600, 900) + sized(800, 900), "1440000fr 720000fr"],
  ["half each, one size unknown", sized(1600, 900) + figure("/b.jpg"), ""],
  ["half each, one a strip", sized(5000, 900) + sized(800, 900), ""],
])("both pictures of a pair are equally high: %s", (_, html, columns) => {
  const { container } = render(<RichText html={html} />);
  const pair = container.querySelector<HTMLElement>("[data-slot=rich-text-pair]");
  expect(pair?.style.gridTemplateColumns).toBe(columns);
});

test("a cell stands on its side, and a block of code names its language outside of what is copied", () => {
  const { container } = render(
    <RichText html='<table><tr><td align="right">5</td></tr></table><pre><code class="language-ts">let a;</code></pre>' />,
  );
  expect(container.querySelector("td")?.getAttribute("align")).toBe("right");
  const code = container.querySelector("pre");
  expect(code?.dataset.language).toBe("ts");
  expect(code?.textContent).toBe("let a;");
});

test("of a long text all but the beginning may be skipped: painted empty, it would push the rest away", () => {
  const { container } = render(<RichText html={"<p>字</p>".repeat(101)} />);
  const groups = [...container.querySelectorAll("[data-slot=rich-text-group]")];
  const isSkippable = ({ className }: Element) => className.includes("content-visibility:auto");
  expect(groups.map(isSkippable)).toEqual([false, true, true]);
});
