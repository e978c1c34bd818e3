import { forcedDeclarations } from "./forced-declarations.ts";
import { answeredQuery, type Preferences } from "./media-query.ts";

type RuleParent = {
  readonly cssRules: CSSRuleList;
  insertRule(rule: string, index: number): number;
  deleteRule(index: number): void;
};

const KINDS = ["forcedColors", "reducedMotion", "largeText"] as const;

let held: Preferences = {};
let undo: (() => void)[] = [];

const askTheBrowser = window.matchMedia.bind(window);

/**
 * Shows the page as for somebody with these preferences, as far as a page can: its media queries are answered so, in the
 * stylesheets and in scripts, and with forced colours each rule gets a twin with what is left of its colours. Colours in
 * `style` attributes, the browser's own controls and scrollbars stay.
 */
export function emulate(preferences: Preferences): void {
  if (KINDS.every((kind) => held[kind] === preferences[kind])) return;
  held = preferences;
  window.matchMedia = (query) => askTheBrowser(answeredQuery(query, held));
  refresh();
}

function refresh() {
  for (const step of undo.reverse()) step();
  undo = [];
  if (!KINDS.some((kind) => held[kind])) return;
  const sheets = [...document.styleSheets].filter(isReadable);
  for (const sheet of sheets) answerQueries(sheet);
  if (!held.forcedColors) return;
  const optOut = sheets.flatMap((sheet) => optOuts(sheet)).join(", ");
  const root = getComputedStyle(document.documentElement);
  for (const sheet of sheets) addTwins(sheet, { optOut, tokenOf: (name) => root.getPropertyValue(name) });
}

// A page that is opened later brings a stylesheet of its own.
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

/** The selectors of what keeps its colours. */
function optOuts(parent: { cssRules?: CSSRuleList }): string[] {
  return [...(parent.cssRules ?? [])].flatMap((rule) => {
    const own = rule instanceof CSSStyleRule && rule.style.getPropertyValue("forced-color-adjust") === "none";
    // A selector inside another rule stands for nothing elsewhere.
    return [
      ...(own && !rule.selectorText.includes("&") ? [rule.selectorText] : []),
      ...optOuts(rule as RuleParent & CSSRule),
    ];
  });
}

interface Forcing {
  /** The selectors of what keeps its colours. */
  optOut: string;
  tokenOf: (name: string) => string;
}

function answerQueries(parent: { cssRules?: CSSRuleList }) {
  for (const rule of parent.cssRules ?? []) {
    if (rule instanceof CSSMediaRule) answer(rule.media);
    answerQueries(rule as CSSRule & { cssRules?: CSSRuleList });
  }
}

/** From the last to the first: what is put behind a rule moves none that is still to come. */
function addTwins(parent: RuleParent, forcing: Forcing) {
  const rules = [...parent.cssRules];
  for (const [index, rule] of [...rules.entries()].reverse()) {
    if (rule instanceof CSSKeyframesRule) continue;
    addTwin(parent, { rule, index }, forcing);
    if ("cssRules" in rule) addTwins(rule as RuleParent & CSSRule, forcing);
  }
}

function answer(media: MediaList) {
  const asked = media.mediaText;
  const answered = answeredQuery(asked, held);
  if (answered === asked) return;
  media.mediaText = answered;
  undo.push(() => {
    media.mediaText = asked;
  });
}

/** Right behind the rule and as specific, so that what wins over the one wins over the other. */
function addTwin(parent: RuleParent, { rule, index }: { rule: CSSRule; index: number }, forcing: Forcing) {
  if (!("style" in rule) || rule instanceof CSSFontFaceRule) return;
  const declarations = forcedDeclarations((rule as CSSStyleRule).style, forcing.tokenOf);
  if (!declarations) return;
  const selector = rule instanceof CSSStyleRule ? rule.selectorText : "&";
  const text = `${forcing.optOut ? except(selector, forcing.optOut) : selector} { ${declarations} }`;
  try {
    parent.insertRule(text, index + 1);
  } catch {
    return;
  }
  const twin = parent.cssRules[index + 1];
  // Taken back in the opposite order it stands where it was put, unless a tool has written the sheet again.
  undo.push(() => {
    if (parent.cssRules[index + 1] === twin) parent.deleteRule(index + 1);
  });
}

/** Pseudo-elements take nothing behind them and are forced all the same. */
function except(selector: string, optOut: string): string {
  return selector.includes("::") ? selector : `:is(${selector}):where(:not(${optOut}, :is(${optOut}) *))`;
}
