import { endSessions } from "../../../core/session.ts";
import type { Db } from "../../../db/client.ts";
import { enqueueMail, findMailAddress } from "../../mailing/mail.queries.ts";
import { sendSystemNotice } from "../../messaging/notice/notice.queries.ts";
import { saveProfile } from "../../people/account/account.queries.ts";
import { countActiveKeys, revokeAllKeys } from "../access-key/access-key.queries.ts";
import { identitiesOf } from "../oidc/oidc.queries.ts";
import { oidcTexts } from "../oidc/oidc.rules.ts";
import { countPasskeys } from "../passkey/passkey.queries.ts";
import { passkeyTexts } from "../passkey/passkey.rules.ts";
import { voidProofs } from "./recovery.queries.ts";
import { recoveryTexts } from "./recovery.rules.ts";

/** Tells a member that their account was changed: inside, and where they get their mail. */
export async function tellOwner(
  tx: Db,
  userId: string,
  { title, content, email }: { title: string; content: string; email?: string },
): Promise<void> {
  await sendSystemNotice(tx, { userId, kind: "account", title, content, isMailed: true });
  const to = email ?? (await findMailAddress(tx, userId))?.email;
  if (to) await enqueueMail(tx, { kind: "changed", userId, email: to, details: { title, content } });
}

/**
 * Sets the password of an account, ends its sessions and open links, and notifies the owner, also of the passkeys, the
 * access keys and the identity at a provider that still work.
 * @param but keeps this session
 * @param revokesKeys whether the access keys are revoked too; the notice names them
 * @returns the number of access keys that still work
 */
export async function setPassword(
  tx: Db,
  userId: string,
  passwordHash: string,
  told: { title: string; content: string },
  { but, revokesKeys = false }: { but?: string; revokesKeys?: boolean } = {},
): Promise<number> {
  await saveProfile(tx, userId, { passwordHash, passwordless: false });
  // First: a second step that is being taken opens its session before its ticket is gone, or not at all.
  await voidProofs(tx, userId);
  await endSessions(tx, userId, { but });
  const revoked = revokesKeys ? await revokeAllKeys(tx, userId) : [];
  const keysLeft = await countActiveKeys(tx, userId);
  const passkeys = await countPasskeys(tx, userId);
  const isBound = (await identitiesOf(tx, userId)).length > 0;
  const content = [
    told.content,
    revoked.length > 0 && recoveryTexts.keysRevoked(revoked),
    keysLeft > 0 && recoveryTexts.keysLeft(keysLeft),
    passkeys > 0 && passkeyTexts.kept(passkeys),
    isBound && oidcTexts.kept,
  ];
  await tellOwner(tx, userId, { ...told, content: content.filter(Boolean).join("") });
  return keysLeft;
}
