import { Card } from "@lenscape/ui/card";
import { Checkbox } from "@lenscape/ui/checkbox";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { CircleCheck, CircleExclamationPoint, Info } from "lucide-react";
import { setupText as text } from "../text.ts";
import type { StepProps } from "./setup-steps.tsx";

const MARKS = {
  ok: { Icon: CircleCheck, word: text.checkOk, look: "text-success-text" },
  note: { Icon: Info, word: text.checkNote, look: "text-info-text" },
  bad: { Icon: CircleExclamationPoint, word: text.checkBad, look: "text-danger-text" },
};

/** Mail is in order when a test mail has shown it. */
const MAIL_STATES = { sent: "ok", refused: "bad", untried: "note" } as const;

/** What was looked at, and what will be there: the last look before the door opens. */
export function OpenStep({ setup, fields, set }: StepProps) {
  const mail = setup.mailHost
    ? ({
        state: MAIL_STATES[fields.mail ?? "untried"],
        text: fillText(text.mailOn[fields.mail ?? "untried"], { host: setup.mailHost }),
      } as const)
    : ({ state: "note", text: text.mailNone } as const);
  const checks = [...setup.checks, mail, { state: "note", text: text.backup } as const];
  const named = (names: readonly string[]) => names.join("、") || text.none;
  // A pact stands in a circle.
  const hasRoom = (key: string) => key !== "pact" || fields.circles.length > 0;
  const facts = [
    [text.username, fields.username.trim()],
    [text.brandName, fields.brandName.trim()],
    [
      text.circles,
      named(setup.circles.filter(({ key }) => fields.circles.includes(key)).map(({ name }) => name)),
    ],
    [
      text.extras,
      named(
        setup.extras
          .filter(({ key }) => fields.extras.includes(key) && hasRoom(key))
          .map(({ key, count }) => fillText(text.extraNames[key], { n: count })),
      ),
    ],
  ];
  return (
    <>
      <Card className="p-4 md:p-6">
        <ul className="grid gap-3">
          {checks.map(({ state, text: sentence }) => {
            const { Icon, word, look } = MARKS[state];
            return (
              <li key={sentence} className="flex items-start gap-3">
                <Icon aria-hidden="true" className={`mt-0.5 size-4.5 flex-none ${look}`} />
                <span className="min-w-0 flex-1 wrap-anywhere">{sentence}</span>
                <span className={`flex-none text-sm ${look}`}>{word}</span>
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
        <p className="mt-1 text-sm text-text-muted">{text.notOpenHint}</p>
      </Card>
    </>
  );
}
