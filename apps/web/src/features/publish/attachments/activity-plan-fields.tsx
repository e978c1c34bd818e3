import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Field } from "@lenscape/ui/field";
import { IconButton } from "@lenscape/ui/icon-button";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Segmented } from "@lenscape/ui/segmented";
import { Plus, TriangleExclamationPoint, X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useFieldArray, useForm } from "react-hook-form";
import { CoverField } from "../media/cover-field.tsx";
import { activityPlanText as text } from "../text.ts";
import { type Plan, type PlanBounds, type PlanField, planLimits } from "./activity-plan.ts";
import { PointField } from "./coordinates-field.tsx";

interface PlanBodyProps {
  /** What the fields begin with; another draft is another body. */
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

/** The longest line of options to choose from. */
const OPTIONS_LINE_MAX = 200;
const spot = planLimits.location.properties;
const entry = planLimits.agenda.items.properties;
const digits = ({ maximum }: { maximum: number }) => String(maximum).length;

/** When, where and for whom an activity is. */
export function PlanBody({ plan, bounds, errors, onChange }: PlanBodyProps) {
  const { control, register, setValue, subscribe, watch } = useForm<Plan>({ defaultValues: plan });
  const tell = useEffectEvent(onChange);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          const field = name?.split(".", 1)[0] as keyof Plan | undefined;
          if (field) tell({ [field]: values[field] });
        },
      }),
    [subscribe],
  );
  const agenda = useFieldArray({ control, name: "agenda" });
  const asked = useFieldArray({ control, name: "fields" });
  const { cover, isOnline, placeName, point, needAudit, fields } = watch();
  const joined = bounds?.joined ?? 0;
  /** What the place was called when its point was taken. */
  const [named, setNamed] = useState(placeName);

  const field = (
    name: Exclude<PlanField, "agenda" | "fields"> | "address",
    label: string,
    input: Partial<Parameters<typeof Input>[0]>,
    rest = {},
  ) => (
    <Field label={label} error={errors[name]} {...rest}>
      <Input {...register(name)} autoComplete="off" {...input} />
    </Field>
  );
  const time = (
    name: "startAt" | "endAt" | "signStartAt" | "signEndAt",
    label: string,
    rest = {},
    disabled = false,
  ) => field(name, label, { type: "datetime-local", disabled }, rest);
  return (
    <section aria-label={text.plan} className="grid gap-4 border-border border-t px-4 py-5 md:px-8">
      <h2 className="font-semibold text-read">{text.plan}</h2>
      {joined > 0 && <Alert>{fillText(text.joined, { n: joined })}</Alert>}
      <CoverField cover={cover} onChange={(url) => setValue("cover", url)} />
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
          value={isOnline ? "online" : "offline"}
          onValueChange={(where) => setValue("isOnline", where === "online")}
        />
      </div>
      {isOnline ? (
        field(
          "onlineUrl",
          text.link,
          { type: "url", maxLength: planLimits.onlineUrl.maxLength, placeholder: "https://" },
          { help: text.linkHelp },
        )
      ) : (
        <div className="grid items-start gap-4 md:grid-cols-2">
          {field(
            "placeName",
            text.place,
            { maxLength: spot.name.maxLength, placeholder: text.placeHint },
            { required: true },
          )}
          {field("address", text.address, {
            maxLength: spot.address.maxLength,
            placeholder: text.addressHint,
          })}
          <PointField
            point={point}
            renamed={named !== "" && named !== placeName}
            onChange={(to) => {
              setNamed(placeName);
              setValue("point", to);
            }}
          />
        </div>
      )}
      <div className="grid items-start gap-4 md:grid-cols-2">
        {field(
          "maxNum",
          text.people,
          { inputMode: "numeric", maxLength: digits(planLimits.maxNum) },
          { help: text.peopleHelp },
        )}
        {field(
          "costPoints",
          text.points,
          { inputMode: "numeric", maxLength: digits(planLimits.costPoints), disabled: joined > 0 },
          { help: text.pointsHelp },
        )}
      </div>
      <Checkbox checked={needAudit} onCheckedChange={(on) => setValue("needAudit", on)}>
        {text.audit}
      </Checkbox>
      <Rows
        label={text.agenda}
        addLabel={text.addAgenda}
        error={errors.agenda}
        full={agenda.fields.length >= planLimits.agenda.maxItems}
        onAdd={() => agenda.append({ time: "", title: "", note: "" })}
      >
        {agenda.fields.map(({ id }, index) => (
          <Row key={id} onRemove={() => agenda.remove(index)}>
            <Input
              {...register(`agenda.${index}.time`)}
              type="time"
              aria-label={text.agendaTime}
              className="md:w-30 md:flex-none"
            />
            <Input
              {...register(`agenda.${index}.title`)}
              aria-label={text.agendaTitle}
              placeholder={text.agendaTitle}
              maxLength={entry.title.maxLength}
            />
            <Input
              {...register(`agenda.${index}.note`)}
              aria-label={text.agendaNote}
              placeholder={text.agendaNote}
              maxLength={entry.note.maxLength}
            />
          </Row>
        ))}
      </Rows>
      <Rows
        label={text.fields}
        addLabel={text.addField}
        error={errors.fields}
        disabled={joined > 0}
        full={joined > 0 || asked.fields.length >= planLimits.fields.maxItems}
        onAdd={() => asked.append({ label: "", options: "", required: false })}
      >
        {asked.fields.map(({ id }, index) => (
          <Row key={id} onRemove={() => asked.remove(index)}>
            <Input
              {...register(`fields.${index}.label`)}
              aria-label={text.fieldLabel}
              placeholder={text.fieldLabel}
              maxLength={planLimits.fields.items.properties.label.maxLength}
            />
            <Input
              {...register(`fields.${index}.options`)}
              aria-label={text.fieldOptions}
              placeholder={text.fieldOptions}
              maxLength={OPTIONS_LINE_MAX}
            />
            <Checkbox
              className="self-center"
              checked={fields[index]?.required ?? false}
              onCheckedChange={(required) => setValue(`fields.${index}.required`, required)}
            >
              <span className="whitespace-nowrap">{text.required}</span>
            </Checkbox>
          </Row>
        ))}
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
          <TriangleExclamationPoint
            aria-hidden="true"
            size="0.875rem"
            strokeWidth={1.7}
            className="flex-none"
          />
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Row({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2">
      <div className="grid min-w-0 grow gap-2 md:flex [&>*]:min-w-0 md:[&>label]:flex-none">{children}</div>
      <IconButton aria-label={text.remove} onClick={onRemove}>
        <X aria-hidden="true" strokeWidth={1.7} />
      </IconButton>
    </div>
  );
}
