import { limits } from "@lenscape/api/operations.gen";
import type { Circle } from "@lenscape/api/types";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { Textarea } from "@lenscape/ui/textarea";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { circle as circleQuery } from "../queries.ts";
import { circlesText as text } from "../text.ts";

const { notice: noticeLimits, rule: ruleLimits } = limits.circleUpdate;

interface CircleSettingsProps {
  circle: Circle;
  onSaved: () => void;
}

/** Form for the notice and rules of a circle. Keeps the text after a failed request. */
export function CircleSettings({ circle, onSaved }: CircleSettingsProps) {
  const { api, queries } = useApp();
  const [notice, setNotice] = useState(circle.notice);
  const [rule, setRule] = useState(circle.rule);
  const [save, isSaving] = useAction(async () => {
    await api.call("circleUpdate", { body: { circleId: circle.id, notice, rule } });
    await queries.invalidateQueries(circleQuery(api, circle.id));
    toast(text.saved, { tone: "success" });
    onSaved();
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label={text.notice}
        help={text.noticeHelp}
        counter={{ value: countGraphemes(notice), max: noticeLimits.maxLength }}
      >
        <Textarea
          rows={2}
          value={notice}
          maxLength={noticeLimits.maxLength}
          onChange={(event) => setNotice(event.target.value)}
        />
      </Field>
      <Field
        label={text.rules}
        help={text.rulesHelp}
        counter={{ value: countGraphemes(rule), max: ruleLimits.maxLength }}
      >
        <Textarea
          rows={5}
          value={rule}
          maxLength={ruleLimits.maxLength}
          onChange={(event) => setRule(event.target.value)}
        />
      </Field>
      <Button type="submit" tone="primary" loading={isSaving} className="justify-self-end">
        {text.save}
      </Button>
    </form>
  );
}
