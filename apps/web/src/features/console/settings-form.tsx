import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Field } from "@lenscape/ui/field";
import { Select } from "@lenscape/ui/select";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { consoleText as text } from "#copy/console.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useAttempt } from "#lib/use-attempt.ts";
import { refreshConsole } from "./act.ts";
import { Body } from "./body.tsx";
import { consoleQuery } from "./queries.ts";

const CHOICES = Array.from({ length: limits.consoleSettingsSave.reviewedPosts.maximum + 1 }, (_, n) => n);

/** The settings of the site that its operators change themselves. */
export function SettingsForm() {
  const { api } = useApp();
  const settings = useQuery(consoleQuery(api, "consoleSettings"));
  const { data } = settings;
  return (
    <Card className="max-w-160 p-4 md:p-6">
      <Body query={settings}>
        {data && <Form key={data.reviewedPosts} reviewedPosts={data.reviewedPosts} />}
      </Body>
    </Card>
  );
}

function Form({ reviewedPosts }: { reviewedPosts: number }) {
  const app = useApp();
  const [value, setValue] = useState(reviewedPosts);
  const [error, attempt] = useAttempt();
  const [save, saving] = useAction(async () => {
    const body = { reviewedPosts: value };
    if (!(await attempt(() => app.api.call("consoleSettingsSave", { body, silent: true })))) return;
    toast(text.saved, { tone: "success" });
    await refreshConsole(app);
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={text.reviewedPosts} help={text.reviewedPostsHint} error={error}>
        <Select value={value} onChange={(event) => setValue(Number(event.target.value))}>
          {CHOICES.map((n) => (
            <option key={n} value={n}>
              {n === 0 ? text.reviewedNone : n}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" tone="primary" loading={saving} className="justify-self-start">
        {text.save}
      </Button>
    </form>
  );
}
