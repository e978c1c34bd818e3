import { limits } from "@lenscape/api/operations.gen";
import type { BodyOf } from "@lenscape/api/types";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import { Field } from "@lenscape/ui/field";
import { Radio, RadioGroup } from "@lenscape/ui/radio-group";
import { Textarea } from "@lenscape/ui/textarea";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { moderationText as text } from "./text.ts";

export type ReportReason = BodyOf<"threadReport">["reason"];

const DETAIL_MAX = limits.threadReport.detail.maxLength;

interface ReportFieldsProps {
  reason: ReportReason | undefined;
  detail: string;
  error: string;
  onReason: (reason: ReportReason) => void;
  onDetail: (detail: string) => void;
}

/** Fields of a report: reason and optional details. */
export function ReportFields({ reason, detail, error, onReason, onDetail }: ReportFieldsProps) {
  return (
    <>
      <RadioGroup
        legend={text.reportReason}
        value={reason}
        onValueChange={(value) => onReason(value as ReportReason)}
      >
        {Object.entries(text.reportReasons).map(([value, label]) => (
          <Radio key={value} value={value}>
            {label}
          </Radio>
        ))}
      </RadioGroup>
      <FormAlert message={error} />
      <Field
        label={text.reportDetail}
        counter={detail ? { value: countGraphemes(detail), max: DETAIL_MAX } : undefined}
      >
        <Textarea
          rows={2}
          maxLength={DETAIL_MAX}
          value={detail}
          onChange={(event) => onDetail(event.target.value)}
        />
      </Field>
    </>
  );
}
