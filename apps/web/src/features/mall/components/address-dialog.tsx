import { limits } from "@lenscape/api/operations.gen";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { OptionGroup } from "@lenscape/ui/option-group";
import { Switch } from "@lenscape/ui/switch";
import { Textarea } from "@lenscape/ui/textarea";
import { toast } from "@lenscape/ui/toast";
import { useId, useState } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { SubmitDialog } from "#shell/forms/submit-dialog.tsx";
import { useLongForm } from "#shell/forms/use-long-form.ts";
import { createBrowserFormStore } from "#shell/forms/use-persistent-form.ts";
import { type Address, type AddressFields, addressesQuery, addressRules } from "../addresses.ts";
import { mallText as text } from "../text.ts";
import { RegionField } from "./region-field.tsx";

const CUSTOM = "custom";
const NO_TAG = "";
const NAME_MAX = 20;
const DETAIL_MAX = 100;

interface AddressDialogProps {
  /** Address to edit; undefined for a new one. */
  address?: Address;
  onClose: () => void;
  onSaved?: (address: Address) => void;
}

/** Dialog with the form of an address. The input is stored until it has been saved. */
export function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const { api, queries } = useApp();
  const { userId } = useMember();
  const defaultId = useId();
  const { formRef, submit, sending, failure, field, getError, setValue, watch } = useLongForm({
    initialValues: {
      name: address?.name ?? "",
      tel: address?.tel ?? "",
      areaCode: address?.areaCode ?? "",
      addressDetail: address?.addressDetail ?? "",
      tag: address?.tag ?? NO_TAG,
      isDefault: address?.isDefault ?? 0,
    },
    store: createBrowserFormStore<AddressFields>(address ? `address.${address.id}` : "address", userId),
    limits: limits.addressAdd,
    rules: addressRules,
    send: (fields) => {
      const body = { ...fields, tel: fields.tel.trim() };
      return address
        ? api.call("addressUpdate", { body: { ...body, addressId: address.id }, silent: true })
        : api.call("addressAdd", { body, silent: true });
    },
    onSuccess: async (saved) => {
      await queries.invalidateQueries(addressesQuery(api));
      toast(text.saved, { tone: "success" });
      onSaved?.(saved);
      onClose();
    },
  });
  const { areaCode, tag, isDefault } = watch();
  const named = text.tagNames.some((name) => name === tag);
  const [custom, setCustom] = useState(tag !== NO_TAG && !named);

  return (
    <SubmitDialog
      title={address ? text.editTitle : text.addAddress}
      className="data-[layout=desktop]:w-[min(35rem,calc(100vw-2rem))]"
      submit={text.save}
      sending={sending}
      failure={failure}
      formRef={formRef}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field label={text.name} error={getError("name")} required>
          <Input {...field("name")} autoFocus maxLength={NAME_MAX} autoComplete="name" />
        </Field>
        <Field label={text.tel} error={getError("tel")} required>
          <Input
            {...field("tel")}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            className="tracking-wide tabular-nums"
          />
        </Field>
      </div>
      <RegionField
        areaCode={areaCode}
        error={getError("areaCode")}
        onChange={(code) => setValue("areaCode", code)}
      />
      <Field label={text.addressDetail} error={getError("addressDetail")} help={text.detailHelp} required>
        <Textarea {...field("addressDetail")} rows={2} maxLength={DETAIL_MAX} autoComplete="street-address" />
      </Field>
      <OptionGroup
        legend={text.tag}
        options={[
          ...text.tagNames.map((name) => ({ value: name, label: name })),
          { value: CUSTOM, label: text.custom },
        ]}
        value={custom ? CUSTOM : tag}
        onValueChange={(value) => {
          setCustom(value === CUSTOM);
          setValue("tag", value === CUSTOM ? NO_TAG : value);
        }}
      />
      {custom && (
        <Field label={text.custom} labelHidden>
          <Input {...field("tag")} placeholder={text.customHint} />
        </Field>
      )}
      <div className="flex items-center justify-between gap-4">
        <span id={defaultId}>{text.asDefault}</span>
        <Switch
          aria-labelledby={defaultId}
          checked={isDefault === 1}
          // One address is always the default and changes only when another becomes the default.
          disabled={address?.isDefault === 1}
          onCheckedChange={(on) => setValue("isDefault", on ? 1 : 0)}
        />
      </div>
    </SubmitDialog>
  );
}
