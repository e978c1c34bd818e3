import type { JourneyPage } from "./page.ts";

/** The demo community's member, and the password that the journeys' server gives the demo's accounts. */
export const MEMBER = { username: "member", password: "journeys-of-the-demo" };

const THREAD = "[data-slot=thread-card] a[href*=postdetail]";
const LIKE = "[data-slot=post-actions] button";
const COMMENT_MENU = "#comments [data-slot=comment-item] [aria-haspopup=menu]";

async function logIn(page: JourneyPage) {
  await page.open("/pages/pclogin");
  await page.type("input[autocomplete=username]", MEMBER.username);
  await page.type("input[autocomplete=current-password]", MEMBER.password);
  await page.click("form button[type=submit]");
  await page.until("html[data-member]");
}

/**
 * The main journeys in few steps each, with real clicks and keys. They run one after another in one window and share
 * its session.
 */
export const journeys: Record<string, (page: JourneyPage) => Promise<void>> = {
  "a visitor reads a thread and comes back": async (page) => {
    await page.open("/");
    await page.click(THREAD);
    await page.until("#comments");
    await page.until("h1");
    await page.back();
    await page.until(THREAD);
  },
  "a visitor searches, and for something else": async (page) => {
    await page.open(`/pages/search/search?keyword=${encodeURIComponent("续航")}`);
    await page.until("article", "续航");
    await page.type("[data-slot=search-header] input", "眼镜");
    await page.until("article", "眼镜");
  },
  "a member logs in, likes a thread and comments on it": async (page) => {
    await logIn(page);
    await page.click(THREAD);
    await page.until("#comments");
    await page.click(`${LIKE}[aria-pressed=false]`);
    await page.until(`${LIKE}[aria-pressed=true]`);
    const words = `写于 ${Date.now()}`;
    await page.type("#comments textarea", words);
    await page.click("#comments form button[type=submit]");
    await page.until("[data-slot=comment-item]", words);
  },
  "a member publishes": async (page) => {
    const words = `雾散之前到了湖边 ${Date.now()}`;
    await page.open("/pages/content/index?currentContentIndex=0");
    await page.type("main textarea", words);
    await page.click("main form button[type=submit]");
    await page.until("main article", words);
  },
  "menus and a dialog by keyboard alone": async (page) => {
    await page.open("/");
    await page.focus("header [data-slot=hover-menu-trigger]");
    await page.press("ArrowDown");
    await page.until("header [role=menuitem]:focus");
    await page.press("Escape");
    await page.until("header [data-slot=hover-menu-trigger][aria-expanded=false]:focus");
    await page.click(THREAD);
    await page.focus(COMMENT_MENU);
    await page.press("Enter");
    await page.until("[role=menu]:focus, [role=menuitem]:focus");
    await page.press("ArrowDown");
    await page.until("[role=menuitem]:focus");
    await page.press("Enter");
    await page.until("[role=dialog] :focus");
    await page.press("Escape");
    await page.until(`${COMMENT_MENU}:focus`);
  },
};
