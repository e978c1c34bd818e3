import { limits } from "@lenscape/api/operations.gen";
import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
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
import { BlockTable } from "./block-table.tsx";
import { accessText as text } from "./text.ts";

type Access = AnswerOf<"consoleSiteAccess">;

/** Registration, site mode, and blocked networks and mail domains. */
export function AccessSettings() {
  const { api } = useApp();
  const access = useQuery(consoleQuery(api, "consoleSiteAccess"));
  const { data } = access;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card className="p-4 md:p-6">
        <QueryBody query={access}>{data && <Form key={JSON.stringify(data)} access={data} />}</QueryBody>
      </Card>
      <div className="px-1 pt-2">
        <h2 className="font-semibold">{text.blocks}</h2>
        <p className="text-meta text-text-muted">{text.blocksLead}</p>
      </div>
      <BlockTable />
    </div>
  );
}

function Form({ access }: { access: Access }) {
  const app = useApp();
  const { userId } = useMember();
  const { form, change, changed, clear, discard } = usePersistentForm("console.access", userId, access);
  const [wasRestored] = useState(changed);
  const [error, attempt] = useSubmit();
  const [save, saving] = useAction(async () => {
    if (form.mode !== "open" && form.mode !== access.mode) {
      const content = form.mode === "readOnly" ? text.readOnlyQuestion : text.modeQuestion;
      if (!(await confirm({ content, okText: consoleText.save, tone: "danger" }))) return;
    }
    if (!(await attempt(() => app.api.call("consoleSiteAccessSave", { body: form, silent: true })))) return;
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
      {wasRestored && changed && <UnsavedChangesNote onDiscard={discard} />}
      <Field label={text.registration} help={text.registrationHint}>
        <Select
          value={form.registration}
          onChange={(event) => change({ registration: event.target.value as Access["registration"] })}
        >
          {Object.entries(text.registrations).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text.mode} help={text.modeHints[form.mode]}>
        <Select
          value={form.mode}
          onChange={(event) => change({ mode: event.target.value as Access["mode"] })}
        >
          {Object.entries(text.modes).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {form.mode !== "open" && (
        <Field label={text.message} help={text.messageHint}>
          <Input
            value={form.message}
            maxLength={limits.consoleSiteAccessSave.message.maxLength}
            onChange={(event) => change({ message: event.target.value })}
          />
        </Field>
      )}
      {error && (
        <p role="alert" className="text-danger-text text-meta">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" tone="primary" loading={saving} disabled={!changed}>
          {consoleText.save}
        </Button>
        <span className="text-meta text-text-muted">{text.appliesSoon}</span>
      </div>
    </form>
  );
}
