import { fillText } from "@lenscape/ui/lib/fill-text";
import { useQuery } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router-dom";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import { getApp, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { addressesQuery, MAX_ADDRESSES } from "../addresses.ts";
import { AddAddressButton } from "../components/add-address.tsx";
import { AddressList } from "../components/address-list.tsx";
import { mallText as text } from "../text.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  await prefetch(queries.prefetchQuery(addressesQuery(api)));
  return null;
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.addresses.title, noindex: true }),
};

/** Page of the member's addresses (ROUTE-017). */
export function Component() {
  const { data } = useQuery(addressesQuery(useApp().api));
  const hint = data && fillText(text.addressCount, { n: data.length, max: MAX_ADDRESSES });
  return (
    <MineFrame
      title={text.addresses}
      hint={hint}
      // The address form is a page of its own above this one.
      current="addresses"
      // The empty list has its own button.
      action={data?.length === 0 ? undefined : <AddAddressButton count={data?.length ?? 0} />}
    >
      <AddressList />
    </MineFrame>
  );
}
