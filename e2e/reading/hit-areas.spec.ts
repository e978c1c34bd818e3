import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { loginDemo, open, startSignedIn } from "../support/member.ts";

/** Every page, with whether visitors can open it. */
const pages: [name: string, address: string, alsoVisitor?: "visitor"][] = [
  ["home", "/", "visitor"],
  ["thread", ""],
  ["composer of a thread", "/pages/content/index?currentContentIndex=1"],
  ["composer of a moment", "/pages/content/index?currentContentIndex=0"],
  ["mine", "/pages/mine/index"],
  ["messages", "/pages/mine/message/index"],
  ["interactions", "/pages/mine/message/index?section=posts"],
  ["check-in", "/pages/mine/sigin/index"],
  ["mall", "/pages/mall/index"],
  ["search", "/pages/search/search?keyword=%E9%95%9C"],
];

/**
 * Measures the hit area of every control of the page with elementFromPoint. Returns controls smaller than 40 px and
 * points at which a press reaches another control. A link in text may be as high as its line (WCAG 2.5.8, inline), a text
 * field as high as it looks with a mouse.
 */
async function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const WANTED = 40;
    const CONTROLS =
      "a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=button], [role=switch]";
    /** Links in a line of text. */
    const LINES = [
      "p",
      ...[
        // The sun below the controls of the top bar is 24 px high, as WCAG 2.5.8 requires.
        "day-line",
        "thread-card-author",
        "thread-card-title",
        "front-pick-title",
        "thread-post",
        "comment-item",
        "author-card",
        "notice-row-title",
      ].map((slot) => `[data-slot=${slot}]`),
    ].join();
    const FIELDS = "select, textarea, input:not([type=radio], [type=checkbox])";
    const touch = matchMedia("(pointer: coarse)").matches;
    const found: string[] = [];

    const named = (element: Element | null) =>
      element
        ? `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 24)}” in ${element.closest("[data-slot]")?.getAttribute("data-slot")}`
        : "nothing";

    /** Returns the control at a point, also by its label. */
    const controlAt = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      const control = hit?.closest(CONTROLS);
      return control ?? hit?.closest("label")?.control ?? null;
    };

    /** Maximum height in px that sticky elements cover at the top of the window. */
    const HEAD = 120;

    /** Scrolls an element to the middle of the window; an element in a sticky column is scrolled to from above. */
    const show = (element: Element) => {
      const middle = () => element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      middle();
      const { top } = element.getBoundingClientRect();
      if (top > HEAD && top < window.innerHeight) return;
      window.scrollTo({ top: 0, behavior: "instant" });
      middle();
    };

    for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (control.matches(":disabled") || control.closest("[aria-hidden=true], [inert]")) continue;
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      if (getComputedStyle(control).pointerEvents === "none") continue;
      const label = (control as HTMLInputElement).labels?.[0];
      const box = () => {
        // The longest line of a link with several lines.
        const [own] = [...control.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
        return own && own.width > 1 ? own : label?.getBoundingClientRect();
      };
      show(label ?? control);
      const area = box();
      // Visible only to screen readers, such as the skip link.
      if (!area || area.width <= 1) continue;

      const isMine = (x: number, y: number) => controlAt(x, y) === control;
      const x = area.left + area.width / 2;
      const y = area.top + area.height / 2;
      if (!isMine(x, y)) {
        found.push(`${named(control)}: a press in its middle reaches ${named(controlAt(x, y))}`);
        continue;
      }
      for (const [edgeX, edgeY] of [
        [area.left + 2, y],
        [area.right - 2, y],
        [x, area.top + 2],
        [x, area.bottom - 2],
      ] as const) {
        const reached = controlAt(edgeX, edgeY);
        if (reached && reached !== control && !control.contains(reached) && !label?.contains(reached))
          found.push(`${named(control)}: a press on its edge reaches ${named(reached)}`);
      }

      const reach = (stepX: number, stepY: number) => {
        let far = 0;
        while (far < WANTED && isMine(x + stepX * (far + 0.5), y + stepY * (far + 0.5))) far += 0.5;
        return far;
      };
      const width = reach(1, 0) + reach(-1, 0);
      const height = reach(0, 1) + reach(0, -1);
      const isLink = control.matches("a");
      if (isLink && getComputedStyle(control).display === "inline" && control.closest("p")) continue;
      const isInLine = isLink && control.closest(LINES) !== null;
      const least = isInLine ? 20 : control.matches(FIELDS) && !touch ? 36 : WANTED;
      // Tolerance for controls at fractional positions.
      if (height < least - 1 || (!isInLine && width < least - 1))
        found.push(`${named(control)}: ${width} × ${height}`);
    }
    return [...new Set(found)];
  });
}

async function firstThread(request: APIRequestContext): Promise<string> {
  const answer = await request.get("/api/api/without/thread/homelist?tab=recommend");
  const { rows } = (await answer.json()) as { rows: { id: string; threadClassify: number }[] };
  const { id } = rows.find((row) => row.threadClassify === 1) ?? rows[0]!;
  return `/pages/content/postdetail?threadId=${id}`;
}

for (const [name, address, alsoVisitor] of pages) {
  for (const reader of ["member", ...(alsoVisitor ? ["visitor"] : [])]) {
    test(`a press finds every control of ${name} within 40 px, as ${reader}`, async ({
      page,
      request,
      isMobile,
    }) => {
      if (!isMobile) await page.setViewportSize({ width: 1440, height: 900 });
      if (reader === "member") await startSignedIn(page, await loginDemo(request, "member"));
      await open(page, address || (await firstThread(request)));
      await expect(page.locator("main [aria-busy=true]").filter({ visible: true })).toHaveCount(0);
      expect(await smallControls(page)).toEqual([]);
    });
  }
}
