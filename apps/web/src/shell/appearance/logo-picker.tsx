import { Button } from "@lenscape/ui/button";
import { Logo } from "@lenscape/ui/logo";
import { Upload } from "lucide-react";
import { useId, useRef, useState } from "react";
import { LOGO_TYPES, LogoFault, readLogo } from "./read-logo.ts";
import { lookText as text } from "./text.ts";

interface LogoPickerProps {
  /** The address of the picture that is shown; empty = the glasses. */
  shown: string;
  /** A data address; empty = back to the glasses. */
  onChange: (picture: string) => void;
}

/** Chooses a community's logo, seen on the light and on the dark. */
export function LogoPicker({ shown, onChange }: LogoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [error, setError] = useState("");

  async function choose(file: File | undefined) {
    if (!file) return;
    setError("");
    try {
      onChange(await readLogo(file));
    } catch (fault) {
      setError(fault instanceof LogoFault ? fault.message : text.logoBroken);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="w-full font-medium text-sm">{text.logo}</span>
      {(["light", "dark"] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          role="img"
          aria-label={theme === "light" ? text.onLight : text.onDark}
          className="grid size-18 flex-none place-items-center rounded-lg border border-border bg-surface"
        >
          {shown ? (
            <img src={shown} alt="" className="size-12 object-contain" />
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
          {shown && (
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
          className={error ? "text-danger-text text-xs" : "text-text-muted text-xs"}
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
            void choose(target.files?.[0]);
            target.value = "";
          }}
        />
      </div>
    </div>
  );
}
