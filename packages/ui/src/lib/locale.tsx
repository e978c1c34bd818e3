import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type Text, zhHans } from "./text-zh-hans.ts";

/** The languages the design system speaks out of the box. */
export type Locale = "zh-Hans" | "en";

/** From each catalogue of Chinese texts to the same one in another language. */
export type Translations = ReadonlyMap<object, object>;

const LocaleContext = createContext<{ locale: Locale; translations?: Translations; text?: Partial<Text> }>({
  locale: "zh-Hans",
});

/**
 * Chooses the language of everything below it: `locale` of numbers, `translations` of the default texts (`english`).
 * `text` replaces single sentences, so that an app can word one of them its own way.
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

/** A catalogue in the current language; in Chinese as it is given. */
export function useTranslation<Catalogue extends object>(catalogue: Catalogue): Catalogue {
  const { translations } = useContext(LocaleContext);
  return (translations?.get(catalogue) as Catalogue | undefined) ?? catalogue;
}

/** The default texts of the current language; zh-Hans without a provider. */
export function useText(): Text {
  const text = useTranslation(zhHans);
  const own = useContext(LocaleContext).text;
  return useMemo(() => (own ? { ...text, ...own } : text), [text, own]);
}

/** The current language, for formatters that need it (`formatCount`). */
export function useLocale(): Locale {
  return useContext(LocaleContext).locale;
}
