import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type Text, zhHans } from "./text-zh-hans.ts";

/** Languages included in the design system. */
export type Locale = "zh-Hans" | "en";

/** Maps each catalogue of Chinese texts to its translation. */
export type Translations = ReadonlyMap<object, object>;

const LocaleContext = createContext<{ locale: Locale; translations?: Translations; text?: Partial<Text> }>({
  locale: "zh-Hans",
});

/**
 * Sets the language of everything below: `locale` of numbers, `translations` of the default texts (`english`). `text`
 * replaces single sentences with the app's own wording.
 */
export function LocaleProvider({
  locale = "zh-Hans",
  translations,
  text,
  children,
}: {
  locale?: Locale;
  translations?: Translations;
  text?: Partial<Text>;
  children: ReactNode;
}) {
  const value = useMemo(() => ({ locale, translations, text }), [locale, translations, text]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** Returns the catalogue in the current language; unchanged for Chinese. */
export function useTranslation<Catalogue extends object>(catalogue: Catalogue): Catalogue {
  const { translations } = useContext(LocaleContext);
  return (translations?.get(catalogue) as Catalogue | undefined) ?? catalogue;
}

/** Returns the default texts of the current language; zh-Hans without a provider. */
export function useText(): Text {
  const text = useTranslation(zhHans);
  const own = useContext(LocaleContext).text;
  return useMemo(() => (own ? { ...text, ...own } : text), [text, own]);
}

/** Returns the current language, for formatters such as `formatCount`. */
export function useLocale(): Locale {
  return useContext(LocaleContext).locale;
}
