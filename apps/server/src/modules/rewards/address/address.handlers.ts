import type { Handlers } from "../../../contract/handler.ts";
import { notFound, RequestError } from "../../../core/request-error.ts";
import { policy } from "../../../policy.ts";
import {
  clearDefault,
  countAddresses,
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  lockAddresses,
  promoteNewest,
  updateAddress,
} from "./address.queries.ts";
import { addressTexts, checkAddress, toAddress } from "./address.rules.ts";

/** Handlers for delivery addresses. One of a member's addresses is always the default. */
export const addressHandlers = {
  async addressList({ db, viewer }) {
    return (await listAddresses(db, viewer.id)).map(toAddress);
  },

  async addressAdd({ db, viewer, body: { isDefault, ...input } }) {
    const address = checkAddress(input);
    const created = await db.transaction(async (tx) => {
      await lockAddresses(tx, viewer.id);
      const count = await countAddresses(tx, viewer.id);
      if (count >= policy.mall.maxAddresses)
        throw new RequestError("QUOTA_EXCEEDED", addressTexts.full(policy.mall.maxAddresses));
      const first = count === 0;
      if (isDefault && !first) await clearDefault(tx, viewer.id);
      return insertAddress(tx, { ...address, userId: viewer.id, isDefault: first || isDefault === 1 });
    });
    return toAddress(created);
  },

  async addressUpdate({ db, viewer, body: { addressId, isDefault, ...input } }) {
    const address = checkAddress(input);
    const row = await db.transaction(async (tx) => {
      await lockAddresses(tx, viewer.id);
      if (!(await findAddress(tx, viewer.id, addressId))) notFound();
      if (isDefault) await clearDefault(tx, viewer.id, addressId);
      return updateAddress(tx, viewer.id, addressId, { ...address, ...(isDefault && { isDefault: true }) });
    });
    return toAddress(row ?? notFound());
  },

  async addressDefault({ db, viewer, body: { addressId } }) {
    await db.transaction(async (tx) => {
      await lockAddresses(tx, viewer.id);
      if (!(await findAddress(tx, viewer.id, addressId))) notFound();
      await clearDefault(tx, viewer.id, addressId);
      await updateAddress(tx, viewer.id, addressId, { isDefault: true });
    });
  },

  async addressDel({ db, viewer, body: { addressId } }) {
    await db.transaction(async (tx) => {
      await lockAddresses(tx, viewer.id);
      const deleted = (await deleteAddress(tx, viewer.id, addressId)) ?? notFound();
      if (deleted.isDefault) await promoteNewest(tx, viewer.id);
    });
  },
} satisfies Pick<Handlers, "addressList" | "addressAdd" | "addressUpdate" | "addressDefault" | "addressDel">;
