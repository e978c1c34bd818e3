import { limits } from "@lenscape/api/operations.gen";
import { Card } from "@lenscape/ui/card";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Field } from "@lenscape/ui/field";
import { IconTile } from "@lenscape/ui/icon-tile";
import { Input } from "@lenscape/ui/input";
import { PasswordInput } from "@lenscape/ui/password-input";
import { DatabaseBackup, Mail } from "lucide-react";
import type { ReactNode } from "react";
import { setupText as text } from "#copy/setup.ts";
import type { FieldErrors } from "#lib/use-fields.ts";
import type { Setup, SetupFields } from "./setup-fields.ts";

export interface StepProps {
  setup: Setup;
  fields: SetupFields;
  errors: FieldErrors<SetupFields>;
  set: (change: Partial<SetupFields>) => void;
}

const bounds = limits.setupFound;
type TextName = Exclude<keyof SetupFields, "circles" | "again">;

interface TextFieldProps extends StepProps {
  name: Exclude<TextName, "password">;
  label: string;
  help?: string;
  autoComplete?: string;
}

/** One line of text; fixed where the settings say it. */
function TextField({ setup, fields, errors, set, name, label, help, autoComplete = "off" }: TextFieldProps) {
  const isFixed = setup.fixed.includes(name);
  return (
    <Field label={label} error={errors[name]} help={isFixed ? text.fixed : help}>
      <Input
        size="lg"
        name={name}
        value={fields[name]}
        readOnly={isFixed}
        onChange={({ target }) => set({ [name]: target.value })}
        maxLength={bounds[name].maxLength}
        autoComplete={autoComplete}
        spellCheck={false}
      />
    </Field>
  );
}

const PAIR = "grid gap-4 p-4 md:grid-cols-2 md:p-6";

export function OperatorStep(props: StepProps) {
  const { fields, errors, set } = props;
  const password = (name: "password" | "again", label: string) => (
    <Field label={label} error={errors[name]}>
      <PasswordInput
        size="lg"
        name={name}
        value={fields[name]}
        onChange={({ target }) => set({ [name]: target.value })}
        maxLength={bounds.password.maxLength}
        autoComplete="new-password"
      />
    </Field>
  );
  return (
    <Card className={PAIR}>
      <TextField
        {...props}
        name="username"
        label={text.username}
        help={text.usernameHelp}
        autoComplete="username"
      />
      <TextField {...props} name="nickname" label={text.nickname} help={text.nicknameHelp} />
      {password("password", text.password)}
      {password("again", text.again)}
    </Card>
  );
}

export function NamesStep(props: StepProps) {
  return (
    <Card className={PAIR}>
      <TextField {...props} name="brandName" label={text.brandName} />
      <TextField {...props} name="brandNameEn" label={text.brandNameEn} />
      <TextField {...props} name="officialSite" label={text.officialSite} help={text.officialSiteHelp} />
      <TextField {...props} name="filingNumber" label={text.filingNumber} help={text.filingNumberHelp} />
    </Card>
  );
}

export function CirclesStep({ setup, fields, set }: StepProps) {
  return (
    <Card className="grid gap-1 p-4 md:p-6">
      {setup.circles.map(({ key, name, brief }) => (
        <Checkbox
          key={key}
          checked={fields.circles.includes(key)}
          onCheckedChange={(on) =>
            set({
              circles: setup.circles
                .map((circle) => circle.key)
                .filter((each) => (each === key ? on : fields.circles.includes(each))),
            })
          }
        >
          <span className="grid gap-0.5 py-1.5">
            <span>{name}</span>
            <span className="text-sm text-text-muted">{brief}</span>
          </span>
        </Checkbox>
      ))}
    </Card>
  );
}

function Fact({ icon, title, hint }: { icon: ReactNode; title: string; hint: string }) {
  return (
    <li className="flex gap-4 border-border px-4 py-4 not-first:border-t md:px-6">
      {icon}
      <div className="grid min-w-0 gap-0.5">
        <p>{title}</p>
        <p className="text-sm text-text-muted wrap-anywhere">{hint}</p>
      </div>
    </li>
  );
}

export function OpenStep({ setup: { mailHost, mailFrom } }: StepProps) {
  return (
    <Card className="overflow-clip">
      <ul>
        <Fact
          icon={
            <IconTile tone={mailHost ? "brand" : "amber"}>
              <Mail />
            </IconTile>
          }
          title={mailHost ? text.mailOn : text.mailOff}
          hint={
            mailHost
              ? text.mailOnHint.replace("{host}", mailHost).replace("{from}", mailFrom)
              : text.mailOffHint
          }
        />
        <Fact
          icon={
            <IconTile tone="blue">
              <DatabaseBackup />
            </IconTile>
          }
          title={text.backup}
          hint={text.backupHint}
        />
      </ul>
    </Card>
  );
}
