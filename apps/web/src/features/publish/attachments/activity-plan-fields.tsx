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
import { type Plan, type PlanConstraints, type PlanField, planLimits } from "./activity-plan.ts";
import { CoordinatesField } from "./coordinates-field.tsx";
import { activityPlanText as text } from "./text.ts";

interface PlanFieldsProps {
  /** Initial values. Another draft needs another `key`. */
  plan: Plan;
  /** Limits of the changes of a published plan. */
  constraints?: PlanConstraints;
  errors: Partial<Record<string, string>>;
  onChange: (to: Partial<Plan>) => void;
}

const LOCATION_OPTIONS = [
  { value: "offline", label: text.offline },
  { value: "online", label: text.online },
] as const;

/** Maximum length of the line of options. */
const MAX_OPTIONS_LINE_LENGTH = 200;
const locationLimits = planLimits.location.properties;
const agendaLimits = planLimits.agenda.items.properties;
const countDigits = ({ maximum }: { maximum: number }) => String(maximum).length;

/** Fields of an activity: times, location, participants and registration. */
export function PlanFields({ plan, constraints, errors, onChange }: PlanFieldsProps) {
  const { control, register, setValue, subscribe, watch } = useForm<Plan>({ defaultValues: plan });
  const emitChange = useEffectEvent(onChange);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          const field = name?.split(".", 1)[0] as keyof Plan | undefined;
          if (field) emitChange({ [field]: values[field] });
        },
      }),
    [subscribe],
  );
  const agenda = useFieldArray({ control, name: "agenda" });
  const formFields = useFieldArray({ control, name: "fields" });
  const { cover, isOnline, placeName, point, needAudit, fields } = watch();
  const participantCount = constraints?.participantCount ?? 0;
  /** Name of the location when its coordinates were attached. */
  const [locatedName, setLocatedName] = useState(placeName);

  const renderField = (
    name: Exclude<PlanField, "agenda" | "fields"> | "address",
    label: string,
    input: Partial<Parameters<typeof Input>[0]>,
    rest = {},
  ) => (
    <Field label={label} error={errors[name]} {...rest}>
      <Input {...register(name)} autoComplete="off" {...input} />
    </Field>
  );
  const renderTime = (
    name: "startAt" | "endAt" | "signStartAt" | "signEndAt",
    label: string,
    rest = {},
    disabled = false,
  ) => renderField(name, label, { type: "datetime-local", disabled }, rest);
  return (
    <section aria-label={text.plan} className="grid gap-4 border-border border-t px-4 py-5 md:px-8">
      <h2 className="font-semibold text-read">{text.plan}</h2>
      {participantCount > 0 && <Alert>{fillText(text.joined, { n: participantCount })}</Alert>}
      <CoverField cover={cover} onChange={(url) => setValue("cover", url)} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        {renderTime("startAt", text.startAt, { required: true }, constraints?.hasStarted)}
        {renderTime("endAt", text.endAt, { required: true })}
        {renderTime("signStartAt", text.signStartAt, { help: text.signStartHelp })}
        {renderTime("signEndAt", text.signEndAt, { required: true })}
      </div>
      <div className="grid justify-items-start gap-1.5">
        <span aria-hidden="true" className="font-semibold text-meta text-text-secondary">
          {text.where}
        </span>
        <Segmented
          aria-label={text.where}
          options={LOCATION_OPTIONS}
          value={isOnline ? "online" : "offline"}
          onValueChange={(where) => setValue("isOnline", where === "online")}
        />
      </div>
      {isOnline ? (
        renderField(
          "onlineUrl",
          text.link,
          { type: "url", maxLength: planLimits.onlineUrl.maxLength, placeholder: "https://" },
          { help: text.linkHelp },
        )
      ) : (
        <div className="grid items-start gap-4 md:grid-cols-2">
          {renderField(
            "placeName",
            text.place,
            { maxLength: locationLimits.name.maxLength, placeholder: text.placeHint },
            { required: true },
          )}
          {renderField("address", text.address, {
            maxLength: locationLimits.address.maxLength,
            placeholder: text.addressHint,
          })}
          <CoordinatesField
            point={point}
            isRenamed={locatedName !== "" && locatedName !== placeName}
            onChange={(to) => {
              setLocatedName(placeName);
              setValue("point", to);
            }}
          />
        </div>
      )}
      <div className="grid items-start gap-4 md:grid-cols-2">
        {renderField(
          "maxNum",
          text.maxParticipants,
          { inputMode: "numeric", maxLength: countDigits(planLimits.maxNum) },
          { help: text.maxParticipantsHelp },
        )}
        {renderField(
          "costPoints",
          text.points,
          {
            inputMode: "numeric",
            maxLength: countDigits(planLimits.costPoints),
            disabled: participantCount > 0,
          },
          { help: text.pointsHelp },
        )}
      </div>
      <Checkbox checked={needAudit} onCheckedChange={(on) => setValue("needAudit", on)}>
        {text.needAudit}
      </Checkbox>
      <FieldList
        label={text.agenda}
        addLabel={text.addAgenda}
        error={errors.agenda}
        isFull={agenda.fields.length >= planLimits.agenda.maxItems}
        onAdd={() => agenda.append({ time: "", title: "", note: "" })}
      >
        {agenda.fields.map(({ id }, index) => (
          <FieldRow key={id} onRemove={() => agenda.remove(index)}>
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
              maxLength={agendaLimits.title.maxLength}
            />
            <Input
              {...register(`agenda.${index}.note`)}
              aria-label={text.agendaNote}
              placeholder={text.agendaNote}
              maxLength={agendaLimits.note.maxLength}
            />
          </FieldRow>
        ))}
      </FieldList>
      <FieldList
        label={text.fields}
        addLabel={text.addField}
        error={errors.fields}
        disabled={participantCount > 0}
        isFull={participantCount > 0 || formFields.fields.length >= planLimits.fields.maxItems}
        onAdd={() => formFields.append({ label: "", options: "", required: false })}
      >
        {formFields.fields.map(({ id }, index) => (
          <FieldRow key={id} onRemove={() => formFields.remove(index)}>
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
              maxLength={MAX_OPTIONS_LINE_LENGTH}
            />
            <Checkbox
              className="self-center"
              checked={fields[index]?.required ?? false}
              onCheckedChange={(required) => setValue(`fields.${index}.required`, required)}
            >
              <span className="whitespace-nowrap">{text.required}</span>
            </Checkbox>
          </FieldRow>
        ))}
      </FieldList>
    </section>
  );
}

interface FieldListProps {
  label: string;
  addLabel: string;
  error?: string;
  disabled?: boolean;
  isFull: boolean;
  onAdd: () => void;
  children: ReactNode;
}

/** List of rows with a button to add one. */
function FieldList({ label, addLabel, error, disabled, isFull, onAdd, children }: FieldListProps) {
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-meta text-text-secondary">{label}</legend>
      <div className="grid gap-2">
        {children}
        {!isFull && (
          <Button size="sm" className="justify-self-start" onClick={onAdd}>
            <Plus aria-hidden="true" strokeWidth={1.7} />
            {addLabel}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 flex items-center gap-1 text-danger-text text-meta">
          <TriangleExclamationPoint
            aria-hidden="true"
            size="0.875rem"
            strokeWidth={1.7}
            className="flex-none"
          />
          <span key={error}>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

function FieldRow({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2">
      <div className="grid min-w-0 grow gap-2 md:flex [&>*]:min-w-0 md:[&>label]:flex-none">{children}</div>
      <IconButton aria-label={text.remove} onClick={onRemove}>
        <X aria-hidden="true" strokeWidth={1.7} />
      </IconButton>
    </div>
  );
}
