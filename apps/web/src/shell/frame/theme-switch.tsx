import { Segmented } from "@lenscape/ui/segmented";
import { useState } from "react";
import { applyTheme, readTheme, type Theme } from "#lib/theme.ts";
import { shellText as text } from "./text.ts";
import { useHydrated } from "./use-frame.ts";

const OPTIONS = [
  { value: "system", label: text.themeSystem },
  { value: "light", label: text.themeLight },
  { value: "dark", label: text.themeDark },
] as const satisfies readonly { value: Theme; label: string }[];

/** Switch for the theme of this browser: light, dark or system. */
export function ThemeSwitch({ className }: { className?: string }) {
  const isHydrated = useHydrated();
  const [selected, setSelected] = useState<Theme>();
  const theme = selected ?? (isHydrated ? readTheme(document.cookie) : "system");
  return (
    <Segmented
      aria-label={text.theme}
      options={OPTIONS}
      value={theme}
      onValueChange={(next) => {
        applyTheme(document, next);
        setSelected(next);
      }}
      className={className}
    />
  );
}
