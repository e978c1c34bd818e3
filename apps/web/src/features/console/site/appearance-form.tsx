import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { cn } from "@lenscape/ui/lib/cn";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { useAttempt } from "#lib/use-attempt.ts";
import type { FieldErrors } from "#lib/use-fields.ts";
import { useMediaQuery } from "#lib/use-media-query.ts";
import { LookFields } from "#shell/appearance/appearance-fields.tsx";
import { checkLook, type LookValues, lookBody } from "#shell/appearance/appearance-values.ts";
import { lookText } from "#shell/appearance/text.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";
import { KeptNote } from "../form/unsaved-changes-note.tsx";
import { Body } from "../frame/console-query-body.tsx";
import { consoleQuery } from "../queries.ts";
import { consoleText as text } from "../text.ts";

type Look = AnswerOf<"consoleLook">;

/** The community's names, logo and colour. */
export function LookForm() {
  const { api } = useApp();
  const look = useQuery(consoleQuery(api, "consoleLook"));
  const { data } = look;
  // What was saved is the new starting point, also where nothing of it has become different.
  const [round, setRound] = useState(0);
  return (
    <Body query={look}>
      {data && (
        <Form key={`${round} ${JSON.stringify(data)}`} look={data} onSaved={() => setRound(round + 1)} />
      )}
    </Body>
  );
}

/** From here on the preview has room beside the fields. */
const BESIDE = "(min-width: 80rem)";

function Form({ look, onSaved }: { look: Look; onSaved: () => void }) {
  const isBeside = useMediaQuery(BESIDE);
  const { api, queries } = useApp();
  const { fixed, logoUrl, ...written } = look;
  const { userId } = useMember();
  const { form, change, changed, clear, discard } = usePersistentForm("console.look", userId, {
    ...written,
    logo: logoUrl,
  });
  const [found] = useState(changed);
  const [errors, setErrors] = useState<FieldErrors<LookValues>>({});
  const fields: LookValues = { ...form, logo: form.logo === logoUrl ? undefined : form.logo };
  const set = ({ logo = form.logo, ...names }: Partial<LookValues>) => {
    change({ ...names, logo });
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(names).map((key) => [key, undefined])),
    }));
  };
  const [failure, attempt] = useAttempt();
  const [save, saving] = useAction(async () => {
    const body = lookBody(fields);
    if (!(await attempt(() => api.call("consoleLookSave", { body, silent: true })))) return;
    clear();
    toast(text.saved, { tone: "success" });
    // The bars of this very page show it too.
    await queries.invalidateQueries();
    onSaved();
  });

  function begin(event: FormEvent) {
    event.preventDefault();
    const wrong = checkLook(fields);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) void save();
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={begin}
      aria-label={text.sections.look}
      className={cn("grid grid-cols-1 gap-4", isBeside ? "max-w-5xl" : "max-w-3xl")}
    >
      <p className="text-sm text-text-muted">{lookText.lead}</p>
      {found && changed && <KeptNote onDiscard={discard} />}
      <FormAlert message={failure} />
      <LookFields
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
