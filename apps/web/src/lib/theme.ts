/** Colour theme; `system` follows the device. */
export type Theme = "light" | "dark" | "system";

/** Text size: 0 normal, 1 large, 2 very large. */
export type FontSize = 0 | 1 | 2;

const THEME_COOKIE = "theme";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Reads the theme from a cookie header or `document.cookie`. */
export function readTheme(cookie: string): Theme {
  const value = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookie)?.[1];
  return (value as Theme | undefined) ?? "system";
}

/** Sets a cookie for the whole site; `maxAge` in seconds. */
export function setCookie(document: Document, name: string, value: string | number, maxAge: number): void {
  const secure = document.location?.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=lax${secure}`;
}

/** Applies a theme and stores it in a cookie, because logging out clears localStorage. */
export function applyTheme(document: Document, theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  setCookie(document, THEME_COOKIE, theme, theme === "system" ? 0 : YEAR_SECONDS);
}

/** Applies the member's text size and stores it in a cookie, so that the first paint has it. */
export function applyFontSize(document: Document, size: FontSize): void {
  if (size === 0) delete document.documentElement.dataset.font;
  else document.documentElement.dataset.font = String(size);
  setCookie(document, "font", size, size === 0 ? 0 : YEAR_SECONDS);
}

/**
 * Inline script that runs before the first paint. Sets the theme and the text size, and marks a signed-in browser with
 * `data-member`, which hides the visitor's buttons of the server markup.
 */
export const themeScript = `(function(d){var m=/(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie);d.dataset.theme=m?m[1]:"system";m=/(?:^|; )font=([12])(?:;|$)/.exec(document.cookie);if(m)d.dataset.font=m[1];try{if((localStorage.getItem("lenscape.token")||'""').length>2)d.dataset.member=""}catch(e){}})(document.documentElement)`;
