import { ApiError } from "@lenscape/api/errors";
import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { ErrorState } from "@lenscape/ui/error-state";
import { Field } from "@lenscape/ui/field";
import { Select } from "@lenscape/ui/select";
import { Spinner } from "@lenscape/ui/spinner";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { consoleText as text } from "#copy/console.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { settings } from "./queries.ts";
import { refreshConsole } from "./refresh.ts";

const CHOICES = Array.from({ length: limits.consoleSettingsSave.reviewedPosts.maximum + 1 }, (_, n) => n);

/** The settings of the site that its operators change themselves. */
export function SettingsForm() {
  const { api } = useApp();
  const { data, isError, isFetching, refetch } = useQuery(settings(api));
  return (
    <Card className="max-w-160 p-4 md:p-6">
      {data ? (
        <Form key={data.reviewedPosts} reviewedPosts={data.reviewedPosts} />
      ) : isError ? (
        <ErrorState size="sm" loading={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-busy="true" className="grid h-24 place-items-center">
          <Spinner />
        </div>
      )}
    </Card>
  );
}

function Form({ reviewedPosts }: { reviewedPosts: number }) {
  const app = useApp();
  const [value, setValue] = useState(reviewedPosts);
  const [error, setError] = useState("");
  const [save, saving] = useAction(async () => {
    setError("");
    try {
      await app.api.call("consoleSettingsSave", { body: { reviewedPosts: value }, silent: true });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      return setError(cause.message);
    }
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
              {n}
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
