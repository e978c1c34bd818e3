import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { cn } from "@lenscape/ui/lib/cn";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import type { FieldErrors } from "#lib/use-fields.ts";
import { useMediaQuery } from "#lib/use-media-query.ts";
import { useSubmit } from "#lib/use-submit.ts";
import { AppearanceFields } from "#shell/appearance/appearance-fields.tsx";
import {
  type AppearanceValues,
  toAppearanceBody,
  validateAppearance,
} from "#shell/appearance/appearance-values.ts";
import { appearanceText } from "#shell/appearance/text.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";
import { UnsavedChangesNote } from "../form/unsaved-changes-note.tsx";
import { QueryBody } from "../frame/query-body.tsx";
import { consoleQuery } from "../queries.ts";
import { consoleText as text } from "../text.ts";

type Look = AnswerOf<"consoleLook">;

/** Names, logo and colour of the community. */
export function AppearanceForm() {
  const { api } = useApp();
  const look = useQuery(consoleQuery(api, "consoleLook"));
  const { data } = look;
  // Remounts the form after each save, also if the saved data is equal, so that it starts from the saved values.
  const [saveCount, setSaveCount] = useState(0);
  return (
    <QueryBody query={look}>
      {data && (
        <Form
          key={`${saveCount} ${JSON.stringify(data)}`}
          look={data}
          onSaved={() => setSaveCount(saveCount + 1)}
        />
      )}
    </QueryBody>
  );
}

/** Screens with room for the preview beside the fields. */
const TWO_COLUMNS = "(min-width: 80rem)";

function Form({ look, onSaved }: { look: Look; onSaved: () => void }) {
  const isBeside = useMediaQuery(TWO_COLUMNS);
  const { api, queries } = useApp();
  const { fixed, logoUrl, ...editable } = look;
  const { userId } = useMember();
  const { form, change, changed, clear, discard } = usePersistentForm("console.look", userId, {
    ...editable,
    logo: logoUrl,
  });
  const [wasRestored] = useState(changed);
  const [errors, setErrors] = useState<FieldErrors<AppearanceValues>>({});
  const fields: AppearanceValues = { ...form, logo: form.logo === logoUrl ? undefined : form.logo };
  const set = ({ logo = form.logo, ...names }: Partial<AppearanceValues>) => {
    change({ ...names, logo });
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(names).map((key) => [key, undefined])),
    }));
  };
  const [failure, attempt] = useSubmit();
  const [save, saving] = useAction(async () => {
    const body = toAppearanceBody(fields);
    if (!(await attempt(() => api.call("consoleLookSave", { body, silent: true })))) return;
    clear();
    toast(text.saved, { tone: "success" });
    // The header of this page shows the name and logo too.
    await queries.invalidateQueries();
    onSaved();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const invalid = validateAppearance(fields);
    setErrors(invalid);
    if (Object.keys(invalid).length === 0) void save();
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={text.sections.look}
      className={cn("grid grid-cols-1 gap-4", isBeside ? "max-w-5xl" : "max-w-3xl")}
    >
      <p className="text-meta text-text-muted">{appearanceText.lead}</p>
      {wasRestored && changed && <UnsavedChangesNote onDiscard={discard} />}
      <FormAlert message={failure} />
      <AppearanceFields
        values={fields}
        errors={errors}
        set={set}
        fixed={fixed}
        logoUrl={logoUrl}
        isBeside={isBeside}
      />
      <Button type="submit" tone="primary" size="lg" loading={saving} className="justify-self-start">
        {text.save}
      </Button>
    </form>
  );
}
