import { ApiError } from "@lenscape/api/errors";
import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { OptionGroup } from "@lenscape/ui/option-group";
import { Switch } from "@lenscape/ui/switch";
import { Textarea } from "@lenscape/ui/textarea";
import { toast } from "@lenscape/ui/toast";
import { type FormEvent, useId, useState } from "react";
import { mallText as text } from "#copy/mall.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { FormAlert } from "#shell/form-alert.tsx";
import {
  type Address,
  type AddressErrors,
  type AddressFields,
  addressErrors,
  addresses,
} from "./addresses.ts";
import { RegionField } from "./region-field.tsx";

const CUSTOM = "custom";
const NO_TAG = "";
const NAME_MAX = 20;
const DETAIL_MAX = 100;

interface AddressDialogProps {
  /** The address to change; none for a new one. */
  address?: Address;
  onClose: () => void;
  onSaved?: (address: Address) => void;
}

/** The form of an address, new or known. What was typed stays after a refusal. */
export default function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const { api, queries } = useApp();
  const form = useId();
  const [fields, setFields] = useState<AddressFields>(() => ({
    name: address?.name ?? "",
    tel: address?.tel ?? "",
    areaCode: address?.areaCode ?? "",
    addressDetail: address?.addressDetail ?? "",
    tag: address?.tag ?? NO_TAG,
  }));
  const named = text.tagNames.some((name) => name === fields.tag);
  const [custom, setCustom] = useState(fields.tag !== NO_TAG && !named);
  const [isDefault, setIsDefault] = useState(address?.isDefault === 1);
  const [errors, setErrors] = useState<AddressErrors>({});
  const [failure, setFailure] = useState("");

  const set = (change: Partial<AddressFields>) => {
    setFields((before) => ({ ...before, ...change }));
    setErrors((before) => {
      const left = { ...before };
      for (const key of Object.keys(change)) delete left[key as keyof AddressErrors];
      return left;
    });
  };

  const [save, saving] = useAction(async () => {
    const body = { ...fields, tel: fields.tel.trim(), isDefault: isDefault ? (1 as const) : (0 as const) };
    try {
      const saved = address
        ? await api.call("addressUpdate", { body: { ...body, addressId: address.id }, silent: true })
        : await api.call("addressAdd", { body, silent: true });
      await queries.invalidateQueries(addresses(api));
      toast(text.saved, { tone: "success" });
      onSaved?.(saved);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    }
  });

  function check(event: FormEvent) {
    event.preventDefault();
    // The dialog of an exchange lies below: its form is not this one's business.
    event.stopPropagation();
    const found = addressErrors(fields);
    setErrors(found);
    setFailure("");
    if (Object.keys(found).length === 0) void save();
  }

  return (
    <Dialog
      open
      title={address ? text.editTitle : text.addAddress}
      onOpenChange={() => !saving && onClose()}
      className="data-[layout=desktop]:w-[min(560px,calc(100vw-32px))]"
      footer={
        <>
          <Button disabled={saving} onClick={onClose}>
            {text.cancel}
          </Button>
          <Button tone="primary" type="submit" form={form} loading={saving}>
            {text.save}
          </Button>
        </>
      }
    >
      <form id={form} method="post" noValidate onSubmit={check} className="grid gap-4">
        <FormAlert message={failure} />
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Field label={text.name} error={errors.name} required>
            <Input
              name="name"
              value={fields.name}
              maxLength={NAME_MAX}
              autoComplete="name"
              onChange={(event) => set({ name: event.target.value })}
            />
          </Field>
          <Field label={text.tel} error={errors.tel} required>
            <Input
              name="tel"
              type="tel"
              inputMode="numeric"
              value={fields.tel}
              maxLength={limits.addressAdd.tel.maxLength}
              autoComplete="tel-national"
              className="tracking-wide tabular-nums"
              onChange={(event) => set({ tel: event.target.value })}
            />
          </Field>
        </div>
        <RegionField
          areaCode={fields.areaCode}
          error={errors.areaCode}
          onChange={(areaCode) => set({ areaCode })}
        />
        <Field label={text.addressDetail} error={errors.addressDetail} help={text.detailHelp} required>
          <Textarea
            name="addressDetail"
            rows={2}
            value={fields.addressDetail}
            maxLength={DETAIL_MAX}
            autoComplete="street-address"
            onChange={(event) => set({ addressDetail: event.target.value })}
          />
        </Field>
        <OptionGroup
          legend={text.tag}
          options={[
            ...text.tagNames.map((name) => ({ value: name, label: name })),
            { value: CUSTOM, label: text.custom },
          ]}
          value={custom ? CUSTOM : fields.tag}
          onValueChange={(value) => {
            setCustom(value === CUSTOM);
            set({ tag: value === CUSTOM ? NO_TAG : value });
          }}
        />
        {custom && (
          <Field label={text.custom} labelHidden>
            <Input
              name="tag"
              value={fields.tag}
              maxLength={limits.addressAdd.tag.maxLength}
              placeholder={text.customHint}
              onChange={(event) => set({ tag: event.target.value })}
            />
          </Field>
        )}
        <div className="flex items-center justify-between gap-4">
          <span id={`${form}default`}>{text.asDefault}</span>
          <Switch
            aria-labelledby={`${form}default`}
            checked={isDefault}
            // One address is always the default: another takes the mark over.
            disabled={address?.isDefault === 1}
            onCheckedChange={setIsDefault}
          />
        </div>
      </form>
    </Dialog>
  );
}
