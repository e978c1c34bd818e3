import { createForcedDeclarations } from "./forced-declarations.ts";
import { emulateQuery, type Preferences } from "./media-query.ts";

type RuleParent = {
  readonly cssRules: CSSRuleList;
  insertRule(rule: string, index: number): number;
  deleteRule(index: number): void;
};

const KINDS = ["forcedColors", "reducedMotion", "largeText"] as const;

let current: Preferences = {};
let undoSteps: (() => void)[] = [];

const originalMatchMedia = window.matchMedia.bind(window);

/**
 * Emulates preferences of the user within the page: media queries in stylesheets and scripts match accordingly, and with
 * forced colours each rule is followed by a twin that overrides its colours. Colours in `style` attributes, native
 * controls and scrollbars stay.
 */
export function emulate(preferences: Preferences): void {
  if (KINDS.every((kind) => current[kind] === preferences[kind])) return;
  current = preferences;
  window.matchMedia = (query) => originalMatchMedia(emulateQuery(query, current));
  refresh();
}

function refresh() {
  for (const step of undoSteps.reverse()) step();
  undoSteps = [];
  if (!KINDS.some((kind) => current[kind])) return;
  const sheets = [...document.styleSheets].filter(isReadable);
  for (const sheet of sheets) rewriteQueries(sheet);
  if (!current.forcedColors) return;
  const optOut = sheets.flatMap((sheet) => findOptOuts(sheet)).join(", ");
  const root = getComputedStyle(document.documentElement);
  for (const sheet of sheets) addTwins(sheet, { optOut, getToken: (name) => root.getPropertyValue(name) });
}

// Chunks loaded later add their own stylesheets.
new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (node instanceof HTMLLinkElement) node.addEventListener("load", refresh, { once: true });
    else if (node instanceof HTMLStyleElement || node.parentNode instanceof HTMLStyleElement) refresh();
  }
}).observe(document.head, { childList: true, subtree: true });

function isReadable(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules.length >= 0;
  } catch {
    return false;
  }
}

/** Collects the selectors of elements that opt out of forced colours. */
function findOptOuts(parent: { cssRules?: CSSRuleList }): string[] {
  return [...(parent.cssRules ?? [])].flatMap((rule) => {
    const own = rule instanceof CSSStyleRule && rule.style.getPropertyValue("forced-color-adjust") === "none";
    // A nested selector has no meaning outside of its parent rule.
    return [
      ...(own && !rule.selectorText.includes("&") ? [rule.selectorText] : []),
      ...findOptOuts(rule as RuleParent & CSSRule),
    ];
  });
}

interface ForcedColors {
  /** Selector list of the elements that opt out of forced colours. */
  optOut: string;
  getToken: (name: string) => string;
}

function rewriteQueries(parent: { cssRules?: CSSRuleList }) {
  for (const rule of parent.cssRules ?? []) {
    if (rule instanceof CSSMediaRule) rewriteQuery(rule.media);
    rewriteQueries(rule as CSSRule & { cssRules?: CSSRuleList });
  }
}

/** Adds twins from the last rule to the first, so that insertions do not move the rules still to visit. */
function addTwins(parent: RuleParent, forcing: ForcedColors) {
  const rules = [...parent.cssRules];
  for (const [index, rule] of [...rules.entries()].reverse()) {
    if (rule instanceof CSSKeyframesRule) continue;
    addTwin(parent, { rule, index }, forcing);
    if ("cssRules" in rule) addTwins(rule as RuleParent & CSSRule, forcing);
  }
}

function rewriteQuery(media: MediaList) {
  const original = media.mediaText;
  const emulated = emulateQuery(original, current);
  if (emulated === original) return;
  media.mediaText = emulated;
  undoSteps.push(() => {
    media.mediaText = original;
  });
}

/** Inserts the twin directly after its rule and with the same specificity, so that it takes part in the cascade alike. */
function addTwin(
  parent: RuleParent,
  { rule, index }: { rule: CSSRule; index: number },
  forcing: ForcedColors,
) {
  if (!("style" in rule) || rule instanceof CSSFontFaceRule) return;
  const declarations = createForcedDeclarations((rule as CSSStyleRule).style, forcing.getToken);
  if (!declarations) return;
  const selector = rule instanceof CSSStyleRule ? rule.selectorText : "&";
  const text = `${forcing.optOut ? excludeOptOuts(selector, forcing.optOut) : selector} { ${declarations} }`;
  try {
    parent.insertRule(text, index + 1);
  } catch {
    return;
  }
  const twin = parent.cssRules[index + 1];
  // Undone in reverse order, the twin is still at this index unless a tool has rewritten the sheet.
  undoSteps.push(() => {
    if (parent.cssRules[index + 1] === twin) parent.deleteRule(index + 1);
  });
}

/** Excludes opted-out elements from a selector. Not possible after a pseudo-element. */
function excludeOptOuts(selector: string, optOut: string): string {
  return selector.includes("::") ? selector : `:is(${selector}):where(:not(${optOut}, :is(${optOut}) *))`;
}
