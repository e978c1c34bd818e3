/**
 * The names of the custom properties declared for `:root` in the page's own style sheets,
 * in the order of declaration, without those Tailwind adds for itself (`--tw-…`, `--default-…`).
 * Sheets of other origins cannot be read and are skipped.
 */
export function readTokenNames(prefix: string): string[] {
  const names = new Set<string>();
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(":root")) {
        for (const name of rule.style) if (name.startsWith(prefix)) names.add(name);
      } else if (rule instanceof CSSGroupingRule) {
        collect(rule.cssRules);
      }
    }
  };
  for (const sheet of document.styleSheets) {
    try {
      collect(sheet.cssRules);
    } catch {
      // A sheet of another origin: not ours.
    }
  }
  return [...names];
}

/** The value a custom property has on the page now, with the theme and every `var()` applied. */
export function readToken(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
