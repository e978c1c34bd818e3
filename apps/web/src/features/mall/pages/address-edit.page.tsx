import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from "react-router-dom";
import { getApp, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { getPath } from "#paths";
import { addressesQuery } from "../addresses.ts";
import { AddressDialog } from "../components/address-dialog.tsx";
import { mallText as text } from "../text.ts";
import { Component as Addresses } from "./addresses.page.tsx";

/** Throws 404 unless the address in `id` belongs to the member. Without `id` the page adds an address (AMB-054). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  const id = new URL(args.request.url).searchParams.get("id");
  const addresses = await queries.ensureQueryData(addressesQuery(api));
  if (id !== null && !addresses.some((address) => address.id === id))
    throw new Response(null, { status: 404, statusText: "Not Found" });
  return null;
}

export const handle: PageHandle = {
  meta: ({ url }) => ({
    title: url.searchParams.has("id") ? text.editTitle : text.addAddress,
    noindex: true,
  }),
};

/** Address form in a dialog above the list (ROUTE-018). */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data } = useQuery(addressesQuery(useApp().api));
  const id = search.get("id");
  const address = data?.find((candidate) => candidate.id === id);
  const close = () => void navigate(getPath("addresses"), { replace: true });
  return (
    <>
      <Addresses />
      {(id === null || address) && <AddressDialog key={id} address={address} onClose={close} />}
    </>
  );
}
