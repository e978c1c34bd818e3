import { fillText } from "@lenscape/ui/lib/fill-text";
import { useQuery } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router-dom";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import { getApp, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { addresses, MAX_ADDRESSES } from "../addresses.ts";
import { AddAddress } from "../components/add-address.tsx";
import { AddressList } from "../components/address-list.tsx";
import { mallText as text } from "../text.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  await prefetch(queries.prefetchQuery(addresses(api)));
  return null;
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.addresses.title, noindex: true }),
};

/** Where I have things sent (ROUTE-017). */
export function Component() {
  const { data } = useQuery(addresses(useApp().api));
  const hint = data && fillText(text.addressCount, { n: data.length, max: MAX_ADDRESSES });
  return (
    <MineFrame
      title={text.addresses}
      hint={hint}
      // The form of an address, which has one of its own, stands over this page.
      current="addresses"
      // Nothing yet: the list itself offers the first one.
      action={data?.length === 0 ? undefined : <AddAddress count={data?.length ?? 0} />}
    >
      <AddressList />
    </MineFrame>
  );
}
