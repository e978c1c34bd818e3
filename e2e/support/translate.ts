import type { Page } from "@playwright/test";
import { open } from "./member.ts";

/**
 * Opens a page and changes it as the translation of Chrome and Edge does: each text, also a later one, is moved into two
 * `<font>` elements.
 */
export async function openTranslated(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.evaluate(() => {
    const wrapTexts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      for (const node of nodes) {
        const parent = node.parentElement;
        if (
          !parent ||
          !node.data.trim() ||
          /^(?:SCRIPT|STYLE|NOSCRIPT|TEXTAREA|FONT|TITLE)$/.test(parent.tagName)
        )
          continue;
        if (parent.closest("svg, [contenteditable=true]")) continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = node.data;
        outer.append(inner);
        node.replaceWith(outer);
      }
    };
    wrapTexts();
    let isPlanned = false;
    const observer = new MutationObserver(() => {
      if (isPlanned) return;
      isPlanned = true;
      requestAnimationFrame(() => {
        isPlanned = false;
        wrapTexts();
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
