import { Button } from "@lenscape/ui/button";
import { Logo } from "@lenscape/ui/logo";
import { Upload } from "lucide-react";
import { useId, useRef, useState } from "react";
import { LOGO_TYPES, LogoError, readLogo } from "./read-logo.ts";
import { appearanceText as text } from "./text.ts";

interface LogoPickerProps {
  /** URL of the logo; empty for the default logo. */
  url: string;
  /** Called with a data URL, or an empty string for the default logo. */
  onChange: (picture: string) => void;
}

/** Picker for the logo of a community, with previews on light and dark backgrounds. */
export function LogoPicker({ url, onChange }: LogoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [error, setError] = useState("");

  async function select(file: File | undefined) {
    if (!file) return;
    setError("");
    try {
      onChange(await readLogo(file));
    } catch (cause) {
      setError(cause instanceof LogoError ? cause.message : text.logoBroken);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="w-full font-semibold text-meta">{text.logo}</span>
      {(["light", "dark"] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          role="img"
          aria-label={theme === "light" ? text.onLight : text.onDark}
          className="grid size-18 flex-none place-items-center rounded-media border border-border bg-surface"
        >
          {url ? (
            <img src={url} alt="" className="size-12 object-contain" />
          ) : (
            <Logo markOnly className="gap-0" />
          )}
        </div>
      ))}
      <div className="grid min-w-0 flex-1 basis-60 gap-2">
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => input.current?.click()} aria-describedby={hintId}>
            <Upload aria-hidden="true" strokeWidth={1.7} />
            {text.choose}
          </Button>
          {url && (
            <Button
              tone="ghost"
              onClick={() => {
                setError("");
                onChange("");
              }}
            >
              {text.remove}
            </Button>
          )}
        </div>
        <p
          id={hintId}
          role={error ? "alert" : undefined}
          className={error ? "text-danger-text text-meta" : "text-text-muted text-meta"}
        >
          {error || text.logoHint}
        </p>
        <input
          ref={input}
          type="file"
          accept={LOGO_TYPES}
          aria-label={text.logo}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            void select(target.files?.[0]);
            target.value = "";
          }}
        />
      </div>
    </div>
  );
}
