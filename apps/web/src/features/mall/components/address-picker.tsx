import { Button } from "@lenscape/ui/button";
import { cn } from "@lenscape/ui/lib/cn";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { MapPin, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useApp } from "#lib/app.tsx";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { type Address, addressesQuery, formatRegion, MAX_ADDRESSES, maskTel } from "../addresses.ts";
import { mallText as text } from "../text.ts";

const AddressDialog = lazyDialog(async () => ({
  default: (await import("./address-dialog.tsx")).AddressDialog,
}));

interface AddressPickerProps {
  /** ID of the selected address, empty if there is none. */
  value: string;
  onChange: (addressId: string) => void;
}

/** Selects the address of an order: the default one at first, another one, or a new one. */
export function AddressPicker({ value, onChange }: AddressPickerProps) {
  const { data, error, isError, isFetching, refetch } = useQuery(addressesQuery(useApp().api));
  const [isChoosing, setChoosing] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const chosen = data?.find(({ id }) => id === value);
  const defaultId = data?.[0]?.id;
  useEffect(() => {
    if (!chosen && defaultId) onChange(defaultId);
  }, [chosen, defaultId, onChange]);

  if (!data) {
    return isError ? (
      <LoadError error={error} size="sm" loading={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-11 w-full" />
    );
  }
  const addButton = data.length < MAX_ADDRESSES && (
    <Button size="sm" onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" strokeWidth={1.7} />
      {text.addAddress}
    </Button>
  );
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-meta font-semibold text-text-secondary">{text.address}</legend>
      {chosen && !isChoosing && (
        <div className="flex items-center gap-2.5 rounded-control border border-border bg-surface-sunken px-3 py-2.5">
          <MapPin
            aria-hidden="true"
            size="1.125rem"
            strokeWidth={1.7}
            className="flex-none text-text-muted"
          />
          <AddressLines address={chosen} />
          <Button tone="ghost" size="sm" className="text-brand-text" onClick={() => setChoosing(true)}>
            {text.change}
          </Button>
        </div>
      )}
      {chosen &&
        isChoosing &&
        data.map((address) => (
          <label
            key={address.id}
            className={cn(
              "flex cursor-pointer items-center gap-2.5 rounded-control border border-border px-3 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-focus",
              address.id === value && "border-brand bg-brand-soft",
            )}
          >
            <input
              type="radio"
              name="addressId"
              value={address.id}
              checked={address.id === value}
              onChange={() => onChange(address.id)}
              className="size-4 flex-none appearance-none rounded-full border border-border-control bg-surface checked:border-[0.3125rem] checked:border-brand"
            />
            <AddressLines address={address} />
          </label>
        ))}
      {(isChoosing || !chosen) && <div>{addButton}</div>}
      {isAdding && <AddressDialog onClose={() => setAdding(false)} onSaved={({ id }) => onChange(id)} />}
    </fieldset>
  );
}

function AddressLines({ address }: { address: Address }) {
  return (
    <span className="min-w-0 grow">
      <span className="block truncate">
        <span>{address.name}</span>
        <span className="ml-3 text-text-muted tabular-nums">{maskTel(address.tel)}</span>
      </span>
      <span className="block text-meta text-text-secondary wrap-anywhere">
        {`${formatRegion(address)} ${address.addressDetail}`}
      </span>
    </span>
  );
}
