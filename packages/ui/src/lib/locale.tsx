import { createContext, type ReactNode, useContext, useMemo } from "react";
import { en } from "./text-en.ts";
import { type Text, zhHans } from "./text-zh-hans.ts";

/** The languages the design system speaks out of the box. */
export type Locale = "zh-Hans" | "en";

const TEXTS: Record<Locale, Text> = { "zh-Hans": zhHans, en };

const LocaleContext = createContext<{ locale: Locale; text: Text }>({ locale: "zh-Hans", text: zhHans });

/**
 * Chooses the language of every default text below it.
 * `text` replaces single sentences, so that an app can word one of them its own way.
 */
export function LocaleProvider({
  locale = "zh-Hans",
  text,
  children,
}: {
  locale?: Locale;
  text?: Partial<Text>;
  children: ReactNode;
}) {
  const value = useMemo(() => ({ locale, text: { ...TEXTS[locale], ...text } }), [locale, text]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** The default texts of the current language; zh-Hans without a provider. */
export function useText(): Text {
  return useContext(LocaleContext).text;
}

/** The current language, for formatters that need it (`formatCount`). */
export function useLocale(): Locale {
  return useContext(LocaleContext).locale;
}
