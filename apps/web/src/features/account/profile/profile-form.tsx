import { ApiError } from "@lenscape/api/errors";
import { limits } from "@lenscape/api/operations.gen";
import type { AnswerOf } from "@lenscape/api/types";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { Link } from "@lenscape/ui/link";
import { Radio, RadioGroup } from "@lenscape/ui/radio-group";
import { Textarea } from "@lenscape/ui/textarea";
import { toast } from "@lenscape/ui/toast";
import { MapPin } from "lucide-react";
import { type FormEvent, useState } from "react";
import { toErrorMessage, useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { getPath } from "#paths";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { refreshMember } from "#shell/session/member-session.ts";
import { getNicknameError } from "#shell/sign-in/nickname-error.ts";
import { getChanges } from "../account-rules.ts";
import { accountText as text } from "../text.ts";
import { useUnsavedPrompt } from "../use-unsaved-prompt.ts";
import { AvatarField } from "./avatar-field.tsx";

type Info = AnswerOf<"ownInfo">;

const getFields = ({ nickname, avatar, signature, gender, birthday, region }: Info) => ({
  nickname,
  avatar,
  signature,
  gender,
  birthday,
  region,
});

/** Form of the member's own profile. Sends only changed fields and keeps the input after an error. */
export function ProfileForm({ info }: { info: Info }) {
  const app = useApp();
  const [saved, setSaved] = useState(() => getFields(info));
  const [fields, setFields] = useState(saved);
  const [nicknameError, setNicknameError] = useState("");
  const [failure, setFailure] = useState("");
  const changes = getChanges(saved, fields);
  const hasChanges = Object.keys(changes).length > 0;
  useUnsavedPrompt(hasChanges);

  const set = (change: Partial<typeof fields>) => setFields((before) => ({ ...before, ...change }));

  const [submit, isSubmitting] = useAction(async () => {
    try {
      await app.api.call("ownInfoUpdate", { body: changes, silent: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(toErrorMessage(error));
      return;
    }
    setSaved(fields);
    toast(text.saved, { tone: "success" });
    await Promise.all([invalidateAfter(app.queries, "ownInfoUpdate"), refreshMember(app)]);
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const error = getNicknameError(fields.nickname) ?? "";
    setNicknameError(error);
    setFailure("");
    if (!error && hasChanges) void submit();
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid max-w-130 gap-5 px-4 py-5 md:px-6">
      <FormAlert message={failure} />
      <AvatarField name={fields.nickname} avatar={fields.avatar} onChange={(avatar) => set({ avatar })} />
      <Field label={text.nickname} help={text.nicknameHelp} error={nicknameError} required>
        <Input
          name="nickname"
          value={fields.nickname}
          onChange={(event) => {
            set({ nickname: event.target.value });
            setNicknameError("");
          }}
          maxLength={limits.ownInfoUpdate.nickname.maxLength}
          autoComplete="nickname"
        />
      </Field>
      <Field
        label={text.signature}
        counter={{ value: countGraphemes(fields.signature), max: limits.ownInfoUpdate.signature.maxLength }}
      >
        <Textarea
          name="signature"
          rows={2}
          value={fields.signature}
          onChange={(event) => set({ signature: event.target.value })}
          maxLength={limits.ownInfoUpdate.signature.maxLength}
          placeholder={text.signatureHint}
        />
      </Field>
      <RadioGroup
        legend={text.gender}
        value={String(fields.gender)}
        onValueChange={(value) => set({ gender: Number(value) as Info["gender"] })}
      >
        {text.genders.map((label, gender) => (
          <Radio key={label} value={String(gender)}>
            {label}
          </Radio>
        ))}
      </RadioGroup>
      <Field label={text.birthday}>
        <Input
          type="date"
          name="birthday"
          min="1900-01-01"
          value={fields.birthday}
          onChange={(event) => set({ birthday: event.target.value })}
          autoComplete="bday"
        />
      </Field>
      <Field label={text.region}>
        <Input
          name="region"
          value={fields.region}
          onChange={(event) => set({ region: event.target.value })}
          maxLength={limits.ownInfoUpdate.region.maxLength}
          placeholder={text.regionHint}
          trailing={
            <Link
              href={getPath("chooseLocation")}
              aria-label={text.regionChoose}
              className="grid size-8 place-items-center rounded-control hover:text-brand-text"
            >
              <MapPin aria-hidden="true" size="1.125rem" strokeWidth={1.7} />
            </Link>
          }
        />
      </Field>
      <Button
        tone="primary"
        size="lg"
        type="submit"
        loading={isSubmitting}
        disabled={!hasChanges}
        className="md:w-40"
      >
        {text.save}
      </Button>
    </form>
  );
}
