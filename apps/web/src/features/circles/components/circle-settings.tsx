import { limits } from "@lenscape/api/operations.gen";
import type { Circle } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { Textarea } from "@lenscape/ui/textarea";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { communityText as text } from "#copy/community-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { circle as circleQuery } from "../queries.ts";

const { notice: NOTICE, rule: RULE } = limits.circleUpdate;

interface CircleSettingsProps {
  circle: Circle;
  onSaved: () => void;
}

/** Notice and rules of a circle; what was written stays after a refusal. */
export function CircleSettings({ circle, onSaved }: CircleSettingsProps) {
  const { api, queries } = useApp();
  const [notice, setNotice] = useState(circle.notice);
  const [rule, setRule] = useState(circle.rule);
  const [save, saving] = useAction(async () => {
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
        counter={{ value: [...notice].length, max: NOTICE.maxLength }}
      >
        <Textarea
          rows={2}
          value={notice}
          maxLength={NOTICE.maxLength}
          onChange={(event) => setNotice(event.target.value)}
        />
      </Field>
      <Field
        label={text.rules}
        help={text.ruleHelp}
        counter={{ value: [...rule].length, max: RULE.maxLength }}
      >
        <Textarea
          rows={5}
          value={rule}
          maxLength={RULE.maxLength}
          onChange={(event) => setRule(event.target.value)}
        />
      </Field>
      <Button type="submit" tone="primary" loading={saving} className="justify-self-end">
        {text.save}
      </Button>
    </form>
  );
}
