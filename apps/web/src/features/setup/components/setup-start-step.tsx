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
const HEAD = "font-semibold text-ui";
/** Checkbox in a card with a title and a note. */
function ChoiceCard({
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
        "rounded-media border px-3 transition-colors",
        checked ? "border-brand bg-brand-soft" : "border-border",
      )}
    >
      <Checkbox checked={checked} onCheckedChange={onChange} className="w-full">
        <span className="grid gap-0.5 py-2.5">
          <span>{title}</span>
          <span className="text-meta text-text-muted">{note}</span>
        </span>
      </Checkbox>
    </div>
  );
}

/** Adds or removes a key, in the order of all keys. */
const toggleKey = <Key extends string>(
  all: readonly Key[],
  selected: readonly Key[],
  key: Key,
  on: boolean,
) => all.filter((each) => (each === key ? on : selected.includes(each)));

function GroupRow({ icon, title, note }: { icon: ReactNode; title: string; note: string }) {
  return (
    <li className="flex items-center gap-3.5">
      {icon}
      <span className="grid min-w-0 gap-0.5">
        <span>{title}</span>
        <span className="text-meta text-text-muted">{note}</span>
      </span>
    </li>
  );
}

/** User groups that will be created. Their permissions can be changed in the console. */
function Groups({ groups, standing }: Pick<Setup, "groups" | "standing">) {
  return (
    <Card className={CARD}>
      <h2 className={HEAD}>{fillText(text.groups, { n: groups.length })}</h2>
      <ul className="grid gap-3.5">
        <GroupRow
          icon={
            <IconTile tone="grey">
              <User />
            </IconTile>
          }
          title={text.newMembers}
          note={
            standing
              ? fillText(text.newMembersNote, { days: standing.days, posts: standing.posts })
              : text.newMembersUnrestricted
          }
        />
        {groups.map(({ name, permissions }) => (
          <GroupRow
            key={name}
            icon={
              <IconTile tone="brand">
                <Users />
              </IconTile>
            }
            title={name}
            note={permissions < 0 ? text.allPermissions : fillText(text.permissions, { n: permissions })}
          />
        ))}
      </ul>
    </Card>
  );
}

export function StartStep({ setup, fields, set }: StepProps) {
  const circles = setup.circles.map(({ key }) => key);
  const extras = setup.extras.map(({ key }) => key);
  const isEmpty = fields.circles.length + fields.extras.length === 0;
  return (
    <>
      <Card className={CARD}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className={HEAD}>{fillText(text.selectedCircles, { n: fields.circles.length })}</h2>
          <Button tone="ghost" size="sm" disabled={isEmpty} onClick={() => set({ circles: [], extras: [] })}>
            {text.selectNone}
          </Button>
        </div>
        <div className="grid gap-2 md:grid-cols-2">
          {setup.circles.map(({ key, name, brief, topics }) => (
            <ChoiceCard
              key={key}
              checked={fields.circles.includes(key)}
              onChange={(on) => set({ circles: toggleKey(circles, fields.circles, key, on) })}
              title={name}
              note={
                <>
                  <span>{brief}</span>
                  <br />
                  <span>{topics.map((topic) => `#${topic}`).join(" ")}</span>
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
            <ChoiceCard
              key={key}
              checked={fields.extras.includes(key)}
              onChange={(on) => set({ extras: toggleKey(extras, fields.extras, key, on) })}
              title={fillText(text.extraNames[key], { n: count })}
              note={text.extraNotes[key]}
            />
          ))}
        </div>
      </Card>
    </>
  );
}
