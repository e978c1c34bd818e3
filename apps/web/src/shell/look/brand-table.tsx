import { type BrandCheck, type BrandColors, brandChecks } from "@lenscape/ui/lib/brand-colors";
import { lookText as text } from "#copy/look.ts";
import { themed } from "./themed.ts";

const SAMPLES = {
  button: "rounded-sm bg-brand px-2 py-1 text-brand-contrast",
  link: "text-brand-text",
  soft: "rounded-sm bg-brand-soft px-2 py-1 text-brand-text",
  focus: "rounded-sm px-2 py-1 ring-2 ring-focus ring-inset",
} satisfies Record<BrandCheck["name"], string>;

const CELL = "py-2.5 pe-2 text-start";

/** How clear a colour is wherever it is read, in either theme. */
export function BrandTable({ colors }: { colors: BrandColors }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{text.checks}</caption>
      <thead className="text-text-muted">
        <tr>
          {[text.where, text.sample, text.light, text.dark, text.required].map((head) => (
            <th key={head} scope="col" className={`${CELL} font-normal`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {brandChecks(colors).map(({ name, light, dark, required }) => (
          <tr key={name} className="border-border border-t">
            <th scope="row" className={`${CELL} font-normal`}>
              {text.uses[name]}
            </th>
            <td className={CELL}>
              <span
                data-theme="light"
                style={themed(colors.light)}
                className="inline-block rounded-sm bg-surface p-0.5 text-text"
              >
                <span className={`inline-block ${SAMPLES[name]}`}>{text.samples[name]}</span>
              </span>
            </td>
            <td className={`${CELL} tabular-nums`}>{light.toFixed(2)}</td>
            <td className={`${CELL} tabular-nums`}>{dark.toFixed(2)}</td>
            <td className={`${CELL} text-text-muted tabular-nums`}>{required}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
