import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Checkbox } from "@lenscape/ui/checkbox";
import { IconTile } from "@lenscape/ui/icon-tile";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { User, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { Setup } from "../setup-fields.ts";
import { setupText as text } from "../text.ts";
import type { StepProps } from "./setup-steps.tsx";

const CARD = "grid gap-3 p-4 md:p-6";
const HEAD = "font-semibold text-md";
/** One of several that can be taken along. */
function Choice({
  checked,
  onChange,
  title,
  note,
}: {
  checked: boolean;
  onChange: (on: boolean) => void;
  title: string;
  note: ReactNode;
}) {
  return (
    <div
      className={cn(
        "rounded-lg border px-3 transition-colors",
        // By its edge as well as by its tick.
        checked ? "border-brand bg-brand-soft" : "border-border",
      )}
    >
      <Checkbox checked={checked} onCheckedChange={onChange} className="w-full">
        <span className="grid gap-0.5 py-2.5">
          <span>{title}</span>
          <span className="text-sm text-text-muted">{note}</span>
        </span>
      </Checkbox>
    </div>
  );
}

/** The list with one more or one less, in the order of all. */
const toggled = <Key extends string>(all: readonly Key[], chosen: readonly Key[], key: Key, on: boolean) =>
  all.filter((each) => (each === key ? on : chosen.includes(each)));

function Row({ icon, title, note }: { icon: ReactNode; title: string; note: string }) {
  return (
    <li className="flex items-center gap-3.5">
      {icon}
      <span className="grid min-w-0 gap-0.5">
        <span>{title}</span>
        <span className="text-sm text-text-muted">{note}</span>
      </span>
    </li>
  );
}

/** The groups that there will be; who may do what is changed in the console. */
function Groups({ groups, standing }: Pick<Setup, "groups" | "standing">) {
  return (
    <Card className={CARD}>
      <h2 className={HEAD}>{fillText(text.groups, { n: groups.length })}</h2>
      <ul className="grid gap-3.5">
        <Row
          icon={
            <IconTile tone="grey">
              <User />
            </IconTile>
          }
          title={text.fresh}
          note={
            standing
              ? fillText(text.freshNote, { days: standing.days, posts: standing.posts })
              : text.freshFree
          }
        />
        {groups.map(({ name, permissions }) => (
          <Row
            key={name}
            icon={
              <IconTile tone="brand">
                <Users />
              </IconTile>
            }
            title={name}
            note={permissions < 0 ? text.mayAll : fillText(text.may, { n: permissions })}
          />
        ))}
      </ul>
    </Card>
  );
}

export function StartStep({ setup, fields, set }: StepProps) {
  const circles = setup.circles.map(({ key }) => key);
  const extras = setup.extras.map(({ key }) => key);
  const isBare = fields.circles.length + fields.extras.length === 0;
  return (
    <>
      <Card className={CARD}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className={HEAD}>{fillText(text.circlesHead, { n: fields.circles.length })}</h2>
          <Button tone="ghost" size="sm" disabled={isBare} onClick={() => set({ circles: [], extras: [] })}>
            {text.nothing}
          </Button>
        </div>
        <div className="grid gap-2 md:grid-cols-2">
          {setup.circles.map(({ key, name, brief, topics }) => (
            <Choice
              key={key}
              checked={fields.circles.includes(key)}
              onChange={(on) => set({ circles: toggled(circles, fields.circles, key, on) })}
              title={name}
              note={
                <>
                  {brief}
                  <br />
                  {topics.map((topic) => `#${topic}`).join(" ")}
                </>
              }
            />
          ))}
        </div>
      </Card>
      <Groups groups={setup.groups} standing={setup.standing} />
      <Card className={CARD}>
        <h2 className={HEAD}>{text.extras}</h2>
        <div className="grid gap-2 md:grid-cols-2">
          {setup.extras.map(({ key, count }) => (
            <Choice
              key={key}
              checked={fields.extras.includes(key)}
              onChange={(on) => set({ extras: toggled(extras, fields.extras, key, on) })}
              title={fillText(text.extraNames[key], { n: count })}
              note={text.extraNotes[key]}
            />
          ))}
        </div>
      </Card>
    </>
  );
}
