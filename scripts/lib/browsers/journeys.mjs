/** The demo community's member, and the password that the journeys' server gives the demo's accounts. */
export const MEMBER = { username: "member", password: "journeys-of-the-demo" };

const THREAD = "[data-slot=thread-card] a[href*=postdetail]";
const LIKE = "[data-slot=post-actions] button";

/**
 * What people come for, in few steps each, with real clicks and keys.
 * @type {Record<string, (page: ReturnType<typeof import("./page.mjs").pageOf>) => Promise<void>>}
 */
export const journeys = {
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
    await page.open("/pages/pclogin");
    await page.type("input[autocomplete=username]", MEMBER.username);
    await page.type("input[autocomplete=current-password]", MEMBER.password);
    await page.click("form button[type=submit]");
    await page.until("html[data-member]");
    await page.click(THREAD);
    await page.until("#comments");
    await page.click(`${LIKE}[aria-pressed=false]`);
    await page.until(`${LIKE}[aria-pressed=true]`);
    const words = `写于 ${Date.now()}`;
    await page.type("#comments textarea", words);
    await page.click("#comments form button[type=submit]");
    await page.until("[data-slot=comment-item]", words);
  },
};
