import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Field } from "@lenscape/ui/field";
import { IconButton } from "@lenscape/ui/icon-button";
import { Input } from "@lenscape/ui/input";
import { Segmented } from "@lenscape/ui/segmented";
import { Plus, TriangleExclamationPoint, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { activityPlanText as text } from "#copy/publish.ts";
import { CoverField } from "./cover-field.tsx";
import { PLAN_LIMITS, type Plan, type PlanBounds, type PlanField } from "./plan.ts";
import { PointField } from "./point-field.tsx";

interface PlanBodyProps {
  plan: Plan;
  /** What those who are signed up can rely on, of a plan that is changed. */
  bounds?: PlanBounds;
  errors: Partial<Record<string, string>>;
  onChange: (to: Partial<Plan>) => void;
}

const PLACES = [
  { value: "offline", label: text.offline },
  { value: "online", label: text.online },
] as const;

/** When, where and for whom an activity is (screens.md 4.21, 4.22). */
export function PlanBody({ plan, bounds, errors, onChange }: PlanBodyProps) {
  const field = (
    name: PlanField & keyof Plan,
    label: string,
    input: Partial<Parameters<typeof Input>[0]>,
    rest = {},
  ) => (
    <Field label={label} error={errors[name]} {...rest}>
      <Input
        value={plan[name] as string}
        onChange={(event) => onChange({ [name]: event.target.value })}
        {...input}
      />
    </Field>
  );
  const joined = bounds?.joined ?? 0;
  /** What the place was called when its point was taken. */
  const [named, setNamed] = useState(plan.placeName);
  const time = (
    name: "startAt" | "endAt" | "signStartAt" | "signEndAt",
    label: string,
    rest = {},
    disabled = false,
  ) => field(name, label, { type: "datetime-local", disabled }, rest);
  return (
    <section aria-label={text.plan} className="grid gap-4 border-border border-t px-4 py-5 md:px-8">
      <h2 className="font-semibold text-read">{text.plan}</h2>
      {joined > 0 && <Alert>{text.joined.replaceAll("{n}", String(joined))}</Alert>}
      <CoverField cover={plan.cover} onChange={(cover) => onChange({ cover })} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        {time("startAt", text.startAt, { required: true }, bounds?.begun)}
        {time("endAt", text.endAt, { required: true })}
        {time("signStartAt", text.signStartAt, { help: text.signStartHelp })}
        {time("signEndAt", text.signEndAt, { required: true })}
      </div>
      <div className="grid justify-items-start gap-1.5">
        <span aria-hidden="true" className="font-medium text-sm text-text-secondary">
          {text.where}
        </span>
        <Segmented
          aria-label={text.where}
          options={PLACES}
          value={plan.isOnline ? "online" : "offline"}
          onValueChange={(where) => onChange({ isOnline: where === "online" })}
        />
      </div>
      {plan.isOnline ? (
        field(
          "onlineUrl",
          text.link,
          { type: "url", maxLength: 300, placeholder: "https://" },
          { help: text.linkHelp },
        )
      ) : (
        <div className="grid items-start gap-4 md:grid-cols-2">
          {field("placeName", text.place, { maxLength: 40, placeholder: text.placeHint }, { required: true })}
          <Field label={text.address}>
            <Input
              value={plan.address}
              maxLength={120}
              placeholder={text.addressHint}
              onChange={(event) => onChange({ address: event.target.value })}
            />
          </Field>
          <PointField
            point={plan.point}
            renamed={named !== "" && named !== plan.placeName}
            onChange={(point) => {
              setNamed(plan.placeName);
              onChange({ point });
            }}
          />
        </div>
      )}
      <div className="grid items-start gap-4 md:grid-cols-2">
        {field("maxNum", text.people, { inputMode: "numeric", maxLength: 6 }, { help: text.peopleHelp })}
        {field(
          "costPoints",
          text.points,
          { inputMode: "numeric", maxLength: 5, disabled: joined > 0 },
          { help: text.pointsHelp },
        )}
      </div>
      <Checkbox checked={plan.needAudit} onCheckedChange={(needAudit) => onChange({ needAudit })}>
        {text.audit}
      </Checkbox>
      <Rows
        label={text.agenda}
        addLabel={text.addAgenda}
        error={errors.agenda}
        full={plan.agenda.length >= PLAN_LIMITS.agenda}
        onAdd={() => onChange({ agenda: [...plan.agenda, { time: "", title: "", note: "" }] })}
      >
        {plan.agenda.map((row, index) => {
          const set = (to: Partial<typeof row>) =>
            onChange({
              agenda: plan.agenda.map((other, at) => (at === index ? { ...other, ...to } : other)),
            });
          return (
            <Row
              key={index}
              onRemove={() => onChange({ agenda: plan.agenda.filter((_, at) => at !== index) })}
            >
              <Input
                type="time"
                aria-label={text.agendaTime}
                value={row.time}
                className="md:w-30"
                onChange={(event) => set({ time: event.target.value })}
              />
              <Input
                aria-label={text.agendaTitle}
                placeholder={text.agendaTitle}
                maxLength={40}
                value={row.title}
                onChange={(event) => set({ title: event.target.value })}
              />
              <Input
                aria-label={text.agendaNote}
                placeholder={text.agendaNote}
                maxLength={80}
                value={row.note}
                onChange={(event) => set({ note: event.target.value })}
              />
            </Row>
          );
        })}
      </Rows>
      <Rows
        label={text.fields}
        addLabel={text.addField}
        error={errors.fields}
        disabled={joined > 0}
        full={joined > 0 || plan.fields.length >= PLAN_LIMITS.fields}
        onAdd={() => onChange({ fields: [...plan.fields, { label: "", options: "", required: false }] })}
      >
        {plan.fields.map((row, index) => {
          const set = (to: Partial<typeof row>) =>
            onChange({
              fields: plan.fields.map((other, at) => (at === index ? { ...other, ...to } : other)),
            });
          return (
            <Row
              key={index}
              onRemove={() => onChange({ fields: plan.fields.filter((_, at) => at !== index) })}
            >
              <Input
                aria-label={text.fieldLabel}
                placeholder={text.fieldLabel}
                maxLength={20}
                value={row.label}
                onChange={(event) => set({ label: event.target.value })}
              />
              <Input
                aria-label={text.fieldOptions}
                placeholder={text.fieldOptions}
                maxLength={200}
                value={row.options}
                onChange={(event) => set({ options: event.target.value })}
              />
              <Checkbox
                className="self-center"
                checked={row.required}
                onCheckedChange={(required) => set({ required })}
              >
                <span className="whitespace-nowrap">{text.required}</span>
              </Checkbox>
            </Row>
          );
        })}
      </Rows>
    </section>
  );
}

interface RowsProps {
  label: string;
  addLabel: string;
  error?: string;
  disabled?: boolean;
  full: boolean;
  onAdd: () => void;
  children: ReactNode;
}

/** A list that grows by a button. */
function Rows({ label, addLabel, error, disabled, full, onAdd, children }: RowsProps) {
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm text-text-secondary">{label}</legend>
      <div className="grid gap-2">
        {children}
        {!full && (
          <Button size="sm" className="justify-self-start" onClick={onAdd}>
            <Plus aria-hidden="true" strokeWidth={1.7} />
            {addLabel}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 flex items-center gap-1 text-danger-text text-xs">
          <TriangleExclamationPoint aria-hidden="true" size={14} strokeWidth={1.7} className="flex-none" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Row({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2">
      <div className="grid min-w-0 grow gap-2 md:flex [&>*]:min-w-0">{children}</div>
      <IconButton aria-label={text.remove} onClick={onRemove}>
        <X aria-hidden="true" strokeWidth={1.7} />
      </IconButton>
    </div>
  );
}
