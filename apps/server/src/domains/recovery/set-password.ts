import { endSessions } from "../../core/session.ts";
import type { Db } from "../../db/client.ts";
import { saveProfile } from "../account/queries.ts";
import { addressOf, enqueueMail } from "../mail/queries.ts";
import { sendSystemNotice } from "../notices/queries.ts";
import { identitiesOf } from "../oidc/queries.ts";
import { oidcTexts } from "../oidc/rules.ts";
import { countPasskeys } from "../passkeys/queries.ts";
import { passkeyTexts } from "../passkeys/rules.ts";
import { voidProofs } from "./queries.ts";

/** Tells a member that their account was changed: inside, and where they get their mail. */
export async function tellOwner(
  tx: Db,
  userId: string,
  { title, content, email }: { title: string; content: string; email?: string },
): Promise<void> {
  await sendSystemNotice(tx, { userId, kind: "account", title, content, isMailed: true });
  const to = email ?? (await addressOf(tx, userId))?.email;
  if (to) await enqueueMail(tx, { kind: "changed", userId, email: to, details: { title, content } });
}

/**
 * Gives an account its new password: every session and every open link is over, and the owner is told, also of the
 * passkeys and the binding elsewhere that go on serving.
 * @param but keeps this session
 */
export async function setPassword(
  tx: Db,
  userId: string,
  passwordHash: string,
  told: { title: string; content: string },
  { but }: { but?: string } = {},
): Promise<void> {
  await saveProfile(tx, userId, { passwordHash, passwordless: false });
  // First: a second step that is being taken opens its session before its ticket is gone, or not at all.
  await voidProofs(tx, userId);
  await endSessions(tx, userId, { but });
  const passkeys = await countPasskeys(tx, userId);
  const isBound = (await identitiesOf(tx, userId)).length > 0;
  const kept = (passkeys > 0 ? passkeyTexts.kept(passkeys) : "") + (isBound ? oidcTexts.kept : "");
  const content = told.content + kept;
  await tellOwner(tx, userId, { ...told, content });
}
