import { limits } from "@lenscape/api/operations.gen";
import { Card } from "@lenscape/ui/card";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { cn } from "@lenscape/ui/lib/cn";
import type { FieldErrors } from "#lib/use-fields.ts";
import { AppearancePreview } from "./appearance-preview.tsx";
import type { AppearanceValues } from "./appearance-values.ts";
import { BrandPicker } from "./brand-picker.tsx";
import { LogoPicker } from "./logo-picker.tsx";
import { appearanceText as text } from "./text.ts";

type NameField = "brandName" | "brandNameEn" | "officialSite" | "filingNumber";

interface LookFieldsProps {
  values: AppearanceValues;
  errors: FieldErrors<AppearanceValues>;
  set: (change: Partial<AppearanceValues>) => void;
  /** Names of the fields that environment variables set. */
  fixed: readonly string[];
  /** URL of the current logo. */
  logoUrl: string;
  /** Shows the preview in a sticky column beside the fields instead of between them. */
  isBeside?: boolean;
}

const PAIR_CLASS = "grid gap-4 md:grid-cols-2";

/** Fields for the names, logo and colour of a community, with a preview. */
export function AppearanceFields({ values, errors, set, fixed, logoUrl, isBeside = false }: LookFieldsProps) {
  const logo = values.logo ?? logoUrl;
  const renderField = (name: NameField, label: string, help?: string) => (
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
        <div className={PAIR_CLASS}>
          {renderField("brandName", text.brandName)}
          {renderField("brandNameEn", text.brandNameEn)}
        </div>
        <LogoPicker url={logo} onChange={(picture) => set({ logo: picture })} />
      </Card>
      <Card className="p-4 md:p-6">
        <BrandPicker value={values.brandColor} onChange={(brandColor) => set({ brandColor })} />
      </Card>
      <Card
        className={cn(
          "grid gap-3 p-4 md:p-6",
          // Spans all rows of the fields, so that it stays sticky beside them.
          isBeside &&
            "sticky top-[calc(var(--lens-size-navbar)+1.25rem)] col-start-2 row-[1/span_3] self-start",
        )}
      >
        <h2 className="font-semibold text-ui">{text.preview}</h2>
        <AppearancePreview
          name={values.brandName}
          logoUrl={logo}
          color={values.brandColor}
          isNarrow={isBeside}
        />
      </Card>
      <Card className={cn(PAIR_CLASS, "p-4 md:p-6")}>
        {renderField("filingNumber", text.filingNumber, text.filingNumberHelp)}
        {renderField("officialSite", text.officialSite, text.officialSiteHelp)}
      </Card>
    </div>
  );
}
