/** Cut, not rounded: a count never claims more than there is. */
function oneDecimal(value: number): string {
  return String(Math.floor(value * 10) / 10);
}

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

/**
 * A count as readers of the language write it.
 * zh-Hans: 1,284 · 1.2 万 · 3.4 亿. en: 1,284 · 12.8K · 1.2M. Negative numbers and NaN read as 0.
 */
export function formatCount(count: number, locale: "zh-Hans" | "en" = "zh-Hans"): string {
  const n = Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
  if (n < 10_000) return grouped(n);
  if (locale === "en") return n < 1e6 ? `${oneDecimal(n / 1e3)}K` : `${oneDecimal(n / 1e6)}M`;
  return n < 1e8 ? `${oneDecimal(n / 1e4)} 万` : `${oneDecimal(n / 1e8)} 亿`;
}

/** A count beside a mark that says what is counted: nothing for zero, the mark says it alone. */
export function formatSome(count: number, locale?: "zh-Hans" | "en"): string {
  return count > 0 ? formatCount(count, locale) : "";
}

/** What is counted and how many there are; the name alone for zero. */
export function nameCount(name: string, count: number, locale?: "zh-Hans" | "en"): string {
  return count > 0 ? `${name} ${formatCount(count, locale)}` : name;
}

/** A whole number with thousands separators and, below zero, a minus sign, never shortened: balances and prices. NaN and infinity read as 0. */
export function formatExact(value: number): string {
  const whole = Number.isFinite(value) ? Math.trunc(value) : 0;
  const digits = BigInt(Math.abs(whole)).toString();
  return (whole < 0 ? "\u2212" : "") + digits.replace(/\B(?=(\d{3})+$)/g, ",");
}
