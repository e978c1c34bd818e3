import type { Prize } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { type FormEvent, useId, useState } from "react";
import { type Address, checkAddress, emptyAddress } from "../prize-address.ts";
import { checkInText as text } from "../text.ts";
import { useClaimRequest } from "../use-claim-request.ts";

interface PrizeClaimDialogProps {
  prize: Prize;
  onClose: () => void;
}

const FIELDS: readonly {
  name: keyof Address;
  autoComplete: string;
  maxLength: number;
  isWide?: boolean;
  placeholder?: string;
}[] = [
  { name: "name", autoComplete: "name", maxLength: 20, placeholder: text.namePlaceholder },
  { name: "tel", autoComplete: "tel-national", maxLength: 11 },
  { name: "province", autoComplete: "address-level1", maxLength: 20 },
  { name: "city", autoComplete: "address-level2", maxLength: 20 },
  { name: "county", autoComplete: "address-level3", maxLength: 20 },
  {
    name: "addressDetail",
    autoComplete: "street-address",
    maxLength: 100,
    isWide: true,
    placeholder: text.addressPlaceholder,
  },
];

/** Dialog that asks for the address of a physical prize. Keeps the input after an error. */
export function PrizeClaimDialog({ prize, onClose }: PrizeClaimDialogProps) {
  const formId = useId();
  const [address, setAddress] = useState(emptyAddress);
  const [isValidated, setValidated] = useState(false);
  const [claim, isClaiming] = useClaimRequest(onClose);
  const errors = checkAddress(address);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setValidated(true);
    if (Object.keys(errors).length === 0) void claim(prize, address);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(text.claimTitle, { name: prize.name })}
      description={text.claimHint}
      footer={
        <Button tone="primary" type="submit" form={formId} loading={isClaiming}>
          {text.submit}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid grid-cols-6 gap-x-3 gap-y-4">
        {FIELDS.map(({ name, autoComplete, maxLength, isWide, placeholder }, index) => (
          <Field
            key={name}
            label={text[name]}
            required
            error={isValidated ? errors[name] : undefined}
            className={
              isWide ? "col-span-6" : index < 2 ? "col-span-6 sm:col-span-3" : "col-span-6 sm:col-span-2"
            }
          >
            <Input
              value={address[name]}
              autoComplete={autoComplete}
              inputMode={name === "tel" ? "numeric" : undefined}
              maxLength={maxLength}
              placeholder={placeholder}
              onChange={(event) => setAddress({ ...address, [name]: event.target.value })}
            />
          </Field>
        ))}
      </form>
    </Dialog>
  );
}
