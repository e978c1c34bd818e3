import { Card } from "@lenscape/ui/card";
import { Checkbox } from "@lenscape/ui/checkbox";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { CircleCheck, CircleExclamationPoint, Info } from "lucide-react";
import { setupText as text } from "../text.ts";
import type { StepProps } from "./setup-steps.tsx";

const CHECK_STATES = {
  ok: { Icon: CircleCheck, label: text.checkOk, className: "text-success-text" },
  note: { Icon: Info, label: text.checkNote, className: "text-info-text" },
  bad: { Icon: CircleExclamationPoint, label: text.checkBad, className: "text-danger-text" },
};

/** Mail counts as working only after a successful test mail. */
const MAIL_STATES = { sent: "ok", refused: "bad", untried: "note" } as const;

/** Last step: results of the checks, summary of the input, and whether to open the community at once. */
export function OpenStep({ setup, fields, set }: StepProps) {
  const mail = setup.mailHost
    ? ({
        state: MAIL_STATES[fields.mail ?? "untried"],
        text: fillText(text.mailOn[fields.mail ?? "untried"], { host: setup.mailHost }),
      } as const)
    : ({ state: "note", text: text.mailNone } as const);
  const checks = [...setup.checks, mail, { state: "note", text: text.backup } as const];
  const joinNames = (names: readonly string[]) => names.join("、") || text.none;
  // The pact is a thread and needs a circle.
  const isAvailable = (key: string) => key !== "pact" || fields.circles.length > 0;
  const facts = [
    [text.username, fields.username.trim()],
    [text.brandName, fields.brandName.trim()],
    [
      text.circles,
      joinNames(setup.circles.filter(({ key }) => fields.circles.includes(key)).map(({ name }) => name)),
    ],
    [
      text.extras,
      joinNames(
        setup.extras
          .filter(({ key }) => fields.extras.includes(key) && isAvailable(key))
          .map(({ key, count }) => fillText(text.extraNames[key], { n: count })),
      ),
    ],
  ];
  return (
    <>
      <Card className="p-4 md:p-6">
        <ul className="grid gap-3">
          {checks.map(({ state, text: sentence }) => {
            const { Icon, label, className } = CHECK_STATES[state];
            return (
              <li key={sentence} className="flex items-start gap-3">
                <Icon aria-hidden="true" className={`mt-0.5 size-4.5 flex-none ${className}`} />
                <span className="min-w-0 flex-1 wrap-anywhere">{sentence}</span>
                <span className={`flex-none text-meta ${className}`}>{label}</span>
              </li>
            );
          })}
        </ul>
      </Card>
      <Card className="p-4 md:p-6">
        <dl className="grid gap-2">
          {facts.map(([name, value]) => (
            <div key={name} className="flex flex-wrap gap-x-4">
              <dt className="text-text-muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card className="p-4 md:p-6">
        <Checkbox checked={fields.notOpen} onCheckedChange={(notOpen) => set({ notOpen })}>
          {text.notOpen}
        </Checkbox>
        <p className="mt-1 text-meta text-text-muted">{text.notOpenHint}</p>
      </Card>
    </>
  );
}
