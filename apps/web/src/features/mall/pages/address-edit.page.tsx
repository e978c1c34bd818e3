import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from "react-router-dom";
import { getApp, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { getPath } from "#paths";
import { addresses } from "../addresses.ts";
import { AddressDialog } from "../components/address-dialog.tsx";
import { mallText as text } from "../text.ts";
import { Component as Addresses } from "./addresses.page.tsx";

/** Returns whether the address that `id` names is mine; none is named for a new one (AMB-054). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  const id = new URL(args.request.url).searchParams.get("id");
  const mine = await queries.ensureQueryData(addresses(api));
  if (id !== null && !mine.some((address) => address.id === id))
    throw new Response(null, { status: 404, statusText: "Not Found" });
  return null;
}

export const handle: PageHandle = {
  meta: ({ url }) => ({
    title: url.searchParams.has("id") ? text.editTitle : text.addAddress,
    noindex: true,
  }),
};

/** The form of an address over the list of them (ROUTE-018). */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data } = useQuery(addresses(useApp().api));
  const id = search.get("id");
  const address = data?.find((each) => each.id === id);
  const close = () => void navigate(getPath("addresses"), { replace: true });
  return (
    <>
      <Addresses />
      {(id === null || address) && <AddressDialog key={id} address={address} onClose={close} />}
    </>
  );
}
