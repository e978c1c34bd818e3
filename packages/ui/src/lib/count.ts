/** Truncates instead of rounding, so that a count is never overstated. */
function oneDecimal(value: number): string {
  return String(Math.floor(value * 10) / 10);
}

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

/**
 * Formats a count in the given language. zh-Hans: 1,284 · 1.2 万 · 3.4 亿. en: 1,284 · 12.8K · 1.2M. Negative numbers
 * and NaN are shown as 0.
 */
export function formatCount(count: number, locale: "zh-Hans" | "en" = "zh-Hans"): string {
  const n = Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
  if (n < 10_000) return grouped(n);
  if (locale === "en") return n < 1e6 ? `${oneDecimal(n / 1e3)}K` : `${oneDecimal(n / 1e6)}M`;
  return n < 1e8 ? `${oneDecimal(n / 1e4)} 万` : `${oneDecimal(n / 1e8)} 亿`;
}

/** Formats a count next to an icon that already says what is counted: empty for zero. */
export function formatSome(count: number, locale?: "zh-Hans" | "en"): string {
  return count > 0 ? formatCount(count, locale) : "";
}

/** Returns the name of the counted thing with its count; the name alone for zero. */
export function nameCount(name: string, count: number, locale?: "zh-Hans" | "en"): string {
  return count > 0 ? `${name} ${formatCount(count, locale)}` : name;
}

/**
 * Formats a whole number with thousands separators and minus sign, never abbreviated, for balances and prices. NaN
 * and infinity are shown as 0.
 */
export function formatExact(value: number): string {
  const whole = Number.isFinite(value) ? Math.trunc(value) : 0;
  const digits = BigInt(Math.abs(whole)).toString();
  return (whole < 0 ? "\u2212" : "") + digits.replace(/\B(?=(\d{3})+$)/g, ",");
}
