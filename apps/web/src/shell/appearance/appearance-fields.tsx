import { limits } from "@lenscape/api/operations.gen";
import { Card } from "@lenscape/ui/card";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { cn } from "@lenscape/ui/lib/cn";
import type { FieldErrors } from "#lib/use-fields.ts";
import { LookPreview } from "./appearance-preview.tsx";
import type { LookValues } from "./appearance-values.ts";
import { BrandPicker } from "./brand-picker.tsx";
import { LogoPicker } from "./logo-picker.tsx";
import { lookText as text } from "./text.ts";

type NameField = "brandName" | "brandNameEn" | "officialSite" | "filingNumber";

interface LookFieldsProps {
  values: LookValues;
  errors: FieldErrors<LookValues>;
  set: (change: Partial<LookValues>) => void;
  /** The names that the environment says. */
  fixed: readonly string[];
  /** The logo there is. */
  logoUrl: string;
  /** How it will look stands beside the fields and stays in sight, instead of between them. */
  isBeside?: boolean;
}

const PAIR = "grid gap-4 md:grid-cols-2";

/** A community's names, logo and colour, with how it will look. */
export function LookFields({ values, errors, set, fixed, logoUrl, isBeside = false }: LookFieldsProps) {
  const shown = values.logo ?? logoUrl;
  const named = (name: NameField, label: string, help?: string) => (
    <Field label={label} error={errors[name]} help={fixed.includes(name) ? text.fixed : help}>
      <Input
        size="lg"
        name={name}
        value={values[name]}
        readOnly={fixed.includes(name)}
        maxLength={limits.consoleLookSave[name].maxLength}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    </Field>
  );
  return (
    <div className={isBeside ? "grid grid-cols-[minmax(0,1fr)_20rem] gap-4" : "contents"}>
      <Card className="grid gap-5 p-4 md:p-6">
        <div className={PAIR}>
          {named("brandName", text.brandName)}
          {named("brandNameEn", text.brandNameEn)}
        </div>
        <LogoPicker shown={shown} onChange={(logo) => set({ logo })} />
      </Card>
      <Card className="p-4 md:p-6">
        <BrandPicker value={values.brandColor} onChange={(brandColor) => set({ brandColor })} />
      </Card>
      <Card
        className={cn(
          "grid gap-3 p-4 md:p-6",
          // Over all rows of the fields, to stay in sight along them.
          isBeside && "sticky top-[calc(var(--size-navbar)+1.25rem)] col-start-2 row-[1/span_3] self-start",
        )}
      >
        <h2 className="font-semibold text-md">{text.preview}</h2>
        <LookPreview name={values.brandName} logoUrl={shown} color={values.brandColor} isNarrow={isBeside} />
      </Card>
      <Card className={cn(PAIR, "p-4 md:p-6")}>
        {named("filingNumber", text.filingNumber, text.filingNumberHelp)}
        {named("officialSite", text.officialSite, text.officialSiteHelp)}
      </Card>
    </div>
  );
}
