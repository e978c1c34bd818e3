import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { cn } from "@lenscape/ui/lib/cn";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { consoleText as text } from "#copy/console.ts";
import { lookText } from "#copy/look.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useAttempt } from "#lib/use-attempt.ts";
import { useFields } from "#lib/use-fields.ts";
import { useMediaQuery } from "#lib/use-media-query.ts";
import { FormAlert } from "#shell/form-alert.tsx";
import { LookFields } from "#shell/look/look-fields.tsx";
import { checkLook, type LookValues, lookBody } from "#shell/look/look-values.ts";
import { Body } from "./body.tsx";
import { consoleQuery } from "./queries.ts";

type Look = AnswerOf<"consoleLook">;

/** The community's names, logo and colour. */
export function LookForm() {
  const { api } = useApp();
  const look = useQuery(consoleQuery(api, "consoleLook"));
  const { data } = look;
  return <Body query={look}>{data && <Form key={JSON.stringify(data)} look={data} />}</Body>;
}

/** From here on the preview has room beside the fields. */
const BESIDE = "(min-width: 80rem)";

function Form({ look }: { look: Look }) {
  const isBeside = useMediaQuery(BESIDE);
  const { api, queries } = useApp();
  const { fixed, logoUrl, ...names } = look;
  const { fields, set, errors, setErrors } = useFields<LookValues>({ ...names, logo: undefined });
  const [failure, attempt] = useAttempt();
  const [save, saving] = useAction(async () => {
    const body = lookBody(fields);
    if (!(await attempt(() => api.call("consoleLookSave", { body, silent: true })))) return;
    toast(text.saved, { tone: "success" });
    // The bars of this very page show it too.
    await queries.invalidateQueries();
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
