import type { ReactNode } from "react";
import { CopyButton } from "../docs/copy-button.tsx";
import theme from "../styles/theme.css?raw";
import tokens from "../styles/tokens.css?raw";
import { readTokens, type Theme } from "../styles/tokens.ts";

/** Tokens of the stylesheet of these pages. */
export const TOKENS = readTokens(tokens + theme);

export const THEMES: { theme: Theme; label: string }[] = [
  { theme: "light", label: "浅色" },
  { theme: "dark", label: "深色" },
];

/** Adds the default size in px to a length in rem: "0.75rem · 12 px". Other values stay as they are. */
export function formatLength(value: string): string {
  const size = /^([\d.]+)rem$/.exec(value)?.[1];
  return size ? `${value} · ${Number(size) * 16} px` : value;
}

const NAME = "font-mono text-meta break-all text-text-secondary";

/** Inline code. */
export function Code({ children }: { children: string }) {
  return <code className={NAME}>{children}</code>;
}

/** Name of a token, with buttons that copy the name and the CSS variable. */
export function TokenName({ children: name }: { children: string }) {
  const use = `var(${name})`;
  return (
    <span className="-mx-1 inline-flex max-w-full items-start gap-x-1">
      <CopyButton text={name} label={`复制名字 ${name}`} className="min-w-0 px-1 text-left">
        <Code>{name}</Code>
      </CopyButton>
      <CopyButton text={use} label={`复制变量 ${use}`} className="flex-none px-1 text-text-muted">
        变量
      </CopyButton>
    </span>
  );
}

/** Shows the same content in both themes, independent of the theme of the page. */
export function BothThemes({ children }: { children: (theme: Theme) => ReactNode }) {
  return (
    <div className="grid gap-4 wide:grid-cols-2">
      {THEMES.map(({ theme, label }) => (
        <section
          key={theme}
          data-theme={theme}
          aria-label={label}
          className="min-w-0 rounded-media bg-bg p-5 text-text ring-1 ring-border ring-inset"
        >
          <h2 className="mb-4 text-ui font-semibold">{label}</h2>
          {children(theme)}
        </section>
      ))}
    </div>
  );
}
