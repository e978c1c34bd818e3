import type { Page } from "@playwright/test";

/**
 * Changes pages as the translation of Chrome and Edge does: each text, also a later one, is moved into two `<font>`
 * elements. Begins after hydration.
 */
export const translateTexts = (page: Page): Promise<void> =>
  page.addInitScript(() => {
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
    const isHydrated = () => {
      const keyOf = (id: string, prefix: string) => {
        const element = document.getElementById(id) as unknown as Record<string, unknown> | null;
        const key = Object.keys(element ?? {}).find((name) => name.startsWith(prefix));
        return key && element?.[key];
      };
      const root = keyOf("root", "__reactContainer") as
        | { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
        | undefined;
      return keyOf("main", "__react") && root?.stateNode.current.memoizedState.isDehydrated === false;
    };
    const begin = () => {
      if (!document.body || !isHydrated()) return void requestAnimationFrame(begin);
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
    };
    requestAnimationFrame(begin);
  });
