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

/** Chooses light, dark, or what the device prefers, for this browser. */
export function ThemeSwitch({ className }: { className?: string }) {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<Theme>();
  const theme = chosen ?? (hydrated ? readTheme(document.cookie) : "system");
  return (
    <Segmented
      aria-label={text.theme}
      options={OPTIONS}
      value={theme}
      onValueChange={(next) => {
        applyTheme(document, next);
        setChosen(next);
      }}
      className={className}
    />
  );
}
