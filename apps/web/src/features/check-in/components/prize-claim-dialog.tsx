import type { Prize } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { type FormEvent, useId, useState } from "react";
import { type Address, checkAddress, emptyAddress } from "../prize-address.ts";
import { checkInText as text } from "../text.ts";
import { useClaim } from "../use-claim-request.ts";

interface ClaimDialogProps {
  prize: Prize;
  onClose: () => void;
}

const FIELDS: readonly {
  name: keyof Address;
  autoComplete: string;
  max: number;
  wide?: boolean;
  placeholder?: string;
}[] = [
  { name: "name", autoComplete: "name", max: 20, placeholder: text.namePlaceholder },
  { name: "tel", autoComplete: "tel-national", max: 11 },
  { name: "province", autoComplete: "address-level1", max: 20 },
  { name: "city", autoComplete: "address-level2", max: 20 },
  { name: "county", autoComplete: "address-level3", max: 20 },
  {
    name: "addressDetail",
    autoComplete: "street-address",
    max: 100,
    wide: true,
    placeholder: text.addressPlaceholder,
  },
];

/** Asks where a prize is sent. What was typed stays after a refusal. */
export function ClaimDialog({ prize, onClose }: ClaimDialogProps) {
  const form = useId();
  const [address, setAddress] = useState(emptyAddress);
  const [shown, setShown] = useState(false);
  const [claim, claiming] = useClaim(onClose);
  const errors = checkAddress(address);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (Object.keys(errors).length === 0) void claim(prize, address);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(text.claimTitle, { name: prize.name })}
      description={text.claimHint}
      footer={
        <Button tone="primary" type="submit" form={form} loading={claiming}>
          {text.submit}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid grid-cols-6 gap-x-3 gap-y-4">
        {FIELDS.map(({ name, autoComplete, max, wide, placeholder }, index) => (
          <Field
            key={name}
            label={text[name]}
            required
            error={shown ? errors[name] : undefined}
            className={
              wide ? "col-span-6" : index < 2 ? "col-span-6 sm:col-span-3" : "col-span-6 sm:col-span-2"
            }
          >
            <Input
              value={address[name]}
              autoComplete={autoComplete}
              inputMode={name === "tel" ? "numeric" : undefined}
              maxLength={max}
              placeholder={placeholder}
              onChange={(event) => setAddress({ ...address, [name]: event.target.value })}
            />
          </Field>
        ))}
      </form>
    </Dialog>
  );
}
