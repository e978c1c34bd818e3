import { endSessions } from "../../../core/session.ts";
import type { Db } from "../../../db/client.ts";
import { enqueueMail, findMailAddress, sendSystemNotice } from "../../notifications/index.ts";
import { countActiveKeys, revokeAllKeys } from "../access-key/access-key.queries.ts";
import { identitiesOf } from "../oidc/oidc.queries.ts";
import { oidcTexts } from "../oidc/oidc.rules.ts";
import { countPasskeys } from "../passkey/passkey.queries.ts";
import { passkeyTexts } from "../passkey/passkey.rules.ts";
import { deletePendingProofs, savePassword } from "./recovery.queries.ts";
import { recoveryTexts } from "./recovery.rules.ts";

/**
 * Notifies a member of a change to their account, on the site and by mail.
 * @param email recipient instead of the current address
 */
export async function notifyOwner(
  tx: Db,
  userId: string,
  { title, content, email }: { title: string; content: string; email?: string },
): Promise<void> {
  await sendSystemNotice(tx, { userId, kind: "account", title, content, isMailed: true });
  const to = email ?? (await findMailAddress(tx, userId))?.email;
  if (to) await enqueueMail(tx, { kind: "changed", userId, email: to, details: { title, content } });
}

/**
 * Sets the password of an account, ends its sessions and deletes pending proofs. The notice to the owner
 * names the passkeys, access keys and identities that still work.
 * @param but session that stays open
 * @param revokesKeys whether access keys are revoked; the notice names them
 * @returns the number of access keys that still work
 */
export async function setPassword(
  tx: Db,
  userId: string,
  passwordHash: string,
  notice: { title: string; content: string },
  { but, revokesKeys = false }: { but?: string; revokesKeys?: boolean } = {},
): Promise<number> {
  await savePassword(tx, userId, passwordHash);
  // Delete pending proofs first: a concurrent second step then either has opened its session already, which
  // is ended below, or fails.
  await deletePendingProofs(tx, userId);
  await endSessions(tx, userId, { but });
  const revoked = revokesKeys ? await revokeAllKeys(tx, userId) : [];
  const keysLeft = await countActiveKeys(tx, userId);
  const passkeys = await countPasskeys(tx, userId);
  const isBound = (await identitiesOf(tx, userId)).length > 0;
  const content = [
    notice.content,
    revoked.length > 0 && recoveryTexts.keysRevoked(revoked),
    keysLeft > 0 && recoveryTexts.keysLeft(keysLeft),
    passkeys > 0 && passkeyTexts.passkeysUnchanged(passkeys),
    isBound && oidcTexts.bindingUnchanged,
  ];
  await notifyOwner(tx, userId, { ...notice, content: content.filter(Boolean).join("") });
  return keysLeft;
}
