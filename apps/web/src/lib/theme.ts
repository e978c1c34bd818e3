/** What the member chose; system follows the device. */
export type Theme = "light" | "dark" | "system";

/** 0 usual, 1 large, 2 very large. */
export type FontSize = 0 | 1 | 2;

const COOKIE = "theme";
const YEAR = 365 * 24 * 60 * 60;

/** The theme kept in a cookie header or `document.cookie`. */
export function readTheme(cookie: string): Theme {
  const value = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookie)?.[1];
  return (value as Theme | undefined) ?? "system";
}

/** Keeps a value in a cookie of this browser for `life` seconds. */
export function keepCookie(document: Document, name: string, value: string | number, life: number): void {
  const secure = document.location?.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}; path=/; max-age=${life}; samesite=lax${secure}`;
}

/** Applies a theme and remembers it in a cookie of this browser, because logging out empties the local storage. */
export function applyTheme(document: Document, theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const life = theme === "system" ? 0 : YEAR;
  keepCookie(document, COOKIE, theme, life);
}

/**
 * Applies the text size: 0 normal, 1 large, 2 very large. It is the member's setting, remembered here against a flash.
 */
export function applyFontSize(document: Document, size: FontSize): void {
  if (size === 0) delete document.documentElement.dataset.font;
  else document.documentElement.dataset.font = String(size);
  keepCookie(document, "font", size, size === 0 ? 0 : YEAR);
}

/**
 * The part of the inline script that runs before the first paint: sets the theme and the text size, and marks a
 * signed-in browser, so that the visitor's buttons of the server's markup do not flash.
 */
export const themeScript = `(function(d){var m=/(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie);d.dataset.theme=m?m[1]:"system";m=/(?:^|; )font=([12])(?:;|$)/.exec(document.cookie);if(m)d.dataset.font=m[1];try{if((localStorage.getItem("lenscape.token")||'""').length>2)d.dataset.member=""}catch(e){}})(document.documentElement)`;
