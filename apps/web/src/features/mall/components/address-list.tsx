import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { EmptyState } from "@lenscape/ui/empty-state";
import { cn } from "@lenscape/ui/lib/cn";
import { Link } from "@lenscape/ui/link";
import { Skeleton } from "@lenscape/ui/skeleton";
import { Tag } from "@lenscape/ui/tag";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus, Trash } from "lucide-react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { type Address, addressesQuery, formatRegion, MAX_ADDRESSES, maskTel } from "../addresses.ts";
import { mallText as text } from "../text.ts";

/** The member's addresses as cards, the default one first, with a link to add one. */
export function AddressList() {
  const { data, error, isError, isFetching, refetch } = useQuery(addressesQuery(useApp().api));
  if (!data) {
    if (isError) return <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />;
    return (
      <div role="status" aria-busy="true" className={GRID}>
        {["a", "b"].map((key) => (
          <Skeleton key={key} shape="media" className="h-36" />
        ))}
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState
          title={text.noAddress}
          description={text.noAddressHint}
          actionText={text.addAddress}
          actionHref={paths.addressEdit()}
        />
      </Card>
    );
  }
  return (
    <div className={GRID}>
      {data.map((address) => (
        <AddressCard key={address.id} address={address} />
      ))}
      {data.length < MAX_ADDRESSES && (
        <Link
          href={paths.addressEdit()}
          className="grid min-h-37 place-content-center justify-items-center gap-2 rounded-media border border-border-control border-dashed bg-surface hover:bg-surface-hover max-md:hidden"
        >
          <Plus aria-hidden="true" size="1.25rem" strokeWidth={1.7} className="text-text-muted" />
          {text.addAddress}
        </Link>
      )}
    </div>
  );
}

const GRID = "grid grid-cols-1 gap-2 max-md:px-4 md:grid-cols-2 md:gap-4";

function AddressCard({ address }: { address: Address }) {
  const { api, queries } = useApp();
  const isDefault = address.isDefault === 1;
  const [makeDefault, isSettingDefault] = useAction(async () => {
    await api.call("addressDefault", { body: { addressId: address.id } });
    await queries.invalidateQueries(addressesQuery(api));
    toast(text.defaultSet, { tone: "success" });
  });
  const [remove, isRemoving] = useAction(async () => {
    if (!(await confirm({ content: text.removeQuestion, okText: text.remove, tone: "danger" }))) return;
    await api.call("addressDel", { body: { addressId: address.id } });
    await queries.invalidateQueries(addressesQuery(api));
    toast(text.removed, { tone: "success" });
  });
  return (
    <Card
      asChild
      className={cn("flex flex-col px-5 pt-4 pb-2", isDefault && "border-brand ring-1 ring-brand ring-inset")}
    >
      <article>
        <div className="flex flex-wrap items-center gap-x-2.5">
          <b className="min-w-0 truncate font-semibold text-ui">{address.name}</b>
          <span className="tabular-nums">{maskTel(address.tel)}</span>
          <span className="grow" />
          {isDefault && <Tag tone="brand">{text.isDefault}</Tag>}
          {address.tag && <Tag>{address.tag}</Tag>}
        </div>
        <p className="mt-1.5 grow text-text-secondary leading-[1.375rem] wrap-anywhere">
          <span>{formatRegion(address)}</span>
          <br />
          <span>{address.addressDetail}</span>
        </p>
        <div className="-mx-2 mt-3 flex flex-wrap items-center gap-1 border-border border-t pt-2">
          <Button tone="ghost" size="sm" asChild className="max-md:h-10">
            <Link href={paths.addressEdit(address.id)}>
              <Pencil aria-hidden="true" strokeWidth={1.7} />
              {text.edit}
            </Link>
          </Button>
          <Button tone="ghost" size="sm" loading={isRemoving} onClick={remove} className="max-md:h-10">
            <Trash aria-hidden="true" strokeWidth={1.7} />
            {text.remove}
          </Button>
          <span className="grow" />
          {isDefault ? (
            <span className="pr-3 text-meta text-text-muted">{text.defaultAddress}</span>
          ) : (
            <Button
              tone="ghost"
              size="sm"
              loading={isSettingDefault}
              onClick={makeDefault}
              className="max-md:h-10"
            >
              {text.setDefault}
            </Button>
          )}
        </div>
      </article>
    </Card>
  );
}
