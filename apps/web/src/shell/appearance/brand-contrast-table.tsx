import { type BrandCheck, type BrandColors, brandChecks } from "@lenscape/ui/lib/brand-colors";
import { toBrandStyle } from "./brand-tokens.ts";
import { appearanceText as text } from "./text.ts";

const SAMPLES = {
  button: "rounded-control bg-brand px-2 py-1 text-brand-contrast",
  link: "text-brand-text",
  soft: "rounded-control bg-brand-soft px-2 py-1 text-brand-text",
  focus: "rounded-control px-2 py-1 ring-2 ring-focus ring-inset",
} satisfies Record<BrandCheck["name"], string>;

const THEMES = ["light", "dark"] as const;
const CELL_CLASS = "py-2.5 pe-2 text-start";

/** Table of the contrast ratios of a brand colour by use and theme. */
export function BrandContrastTable({ colors }: { colors: BrandColors }) {
  return (
    <table className="w-full text-meta">
      <caption className="sr-only">{text.checks}</caption>
      <thead className="text-text-muted">
        <tr>
          {[text.where, text.light, text.dark, text.required].map((head) => (
            <th key={head} scope="col" className={`${CELL_CLASS} font-normal`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {brandChecks(colors).map(({ name, required, ...contrast }) => (
          <tr key={name} className="border-border border-t">
            <th scope="row" className={`${CELL_CLASS} font-normal`}>
              {text.uses[name]}
            </th>
            {THEMES.map((theme) => (
              <td key={theme} className={CELL_CLASS}>
                <span className="flex flex-wrap items-center gap-x-2">
                  <span
                    data-theme={theme}
                    style={toBrandStyle(colors[theme])}
                    className="rounded-control border border-border bg-surface p-2 text-text max-xs:p-0"
                  >
                    <span className={`inline-block ${SAMPLES[name]}`}>{text.samples[name]}</span>
                  </span>
                  <span className="tabular-nums">{contrast[theme].toFixed(2)}</span>
                </span>
              </td>
            ))}
            <td className={`${CELL_CLASS} text-text-muted tabular-nums`}>{required}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
