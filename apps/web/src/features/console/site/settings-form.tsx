import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Field } from "@lenscape/ui/field";
import { Select } from "@lenscape/ui/select";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { useSubmit } from "#lib/use-submit.ts";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";
import { refreshConsole } from "../console-action.ts";
import { UnsavedChangesNote } from "../form/unsaved-changes-note.tsx";
import { QueryBody } from "../frame/query-body.tsx";
import { consoleQuery } from "../queries.ts";
import { consoleText } from "../text.ts";
import { settingsText as text } from "./text.ts";

const POST_COUNTS = Array.from({ length: limits.consoleSettingsSave.reviewedPosts.maximum + 1 }, (_, n) => n);

/** Site settings that operators can change. */
export function SettingsForm() {
  const { api } = useApp();
  const settings = useQuery(consoleQuery(api, "consoleSettings"));
  const { data } = settings;
  return (
    <Card className="p-4 md:p-6">
      <QueryBody query={settings}>
        {data && <Form key={data.reviewedPosts} reviewedPosts={data.reviewedPosts} />}
      </QueryBody>
    </Card>
  );
}

function Form({ reviewedPosts }: { reviewedPosts: number }) {
  const app = useApp();
  const { userId } = useMember();
  const { form, change, changed, clear, discard } = usePersistentForm("console.settings", userId, {
    reviewedPosts,
  });
  const [wasRestored] = useState(changed);
  const [error, attempt] = useSubmit();
  const [save, saving] = useAction(async () => {
    if (!(await attempt(() => app.api.call("consoleSettingsSave", { body: form, silent: true })))) return;
    clear();
    toast(consoleText.saved, { tone: "success" });
    await refreshConsole(app);
  });
  return (
    <form
      className="grid max-w-3xl gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div>
        <h2 className="font-semibold">{text.reviewed}</h2>
        <p className="text-meta text-text-muted">{text.reviewedLead}</p>
      </div>
      {wasRestored && changed && <UnsavedChangesNote onDiscard={discard} />}
      <Field label={text.reviewedPosts} help={text.reviewedPostsHint} error={error}>
        <Select
          value={form.reviewedPosts}
          onChange={(event) => change({ reviewedPosts: Number(event.target.value) })}
        >
          {POST_COUNTS.map((n) => (
            <option key={n} value={n}>
              {n === 0 ? text.reviewedNone : n}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        type="submit"
        tone="primary"
        loading={saving}
        disabled={!changed}
        className="justify-self-start"
      >
        {consoleText.save}
      </Button>
    </form>
  );
}
