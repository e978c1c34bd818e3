import type { Context, Handlers } from "../../../contract/handler.ts";
import { parseClientAddress } from "../../../core/client-address.ts";
import { nameKey } from "../../../core/names.ts";
import { hashPassword } from "../../../core/passwords.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { trimmed, trusted } from "../../../core/screened.ts";
import { endSessions } from "../../../core/session.ts";
import { isUniqueViolation } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import {
  admitNickname,
  checkPassword,
  countActiveKeys,
  recoveryTexts,
  requireOwner,
  requirePassword,
  revokeAllKeys,
  setPassword,
} from "../../identity/index.ts";
import { ownMedia } from "../../media/index.ts";
import { countOpenOrders, emitMemberEvent } from "../../rewards/index.ts";
import { deniedSentence } from "../../screening/index.ts";
import {
  changeNickname,
  isAdmin,
  isProfileComplete,
  listSessions,
  readPublicProfile,
  saveProfile,
  scheduleClosing,
} from "./account.queries.ts";
import { accountTexts, checkBirthday, deviceOf } from "./account.rules.ts";
import { saveTicket } from "./account-export.queries.ts";
import { hashTicket, newTicket } from "./account-export.ts";

/** Returns the URL of an own upload, or an empty URL unchanged. @throws RequestError 400 for any other URL */
async function checkPicture({ db, viewer }: Context<"ownInfoUpdate">, url: string): Promise<string> {
  if (url === "") return "";
  const { images } = await ownMedia(db, viewer.id, [{ url }]);
  return images[0]!.url;
}

/** Public columns of a profile, which a muted member cannot change. */
const PUBLIC_COLUMNS = ["nickname", "signature", "region", "avatar", "cover"] as const;

/** @throws RequestError 400 if a muted member changes a public column */
async function refuseMutedChange(
  { db, clock, viewer }: Context<"ownInfoUpdate">,
  changes: Partial<Record<(typeof PUBLIC_COLUMNS)[number], string>>,
): Promise<void> {
  const denied = deniedSentence(viewer, clock, accountTexts.denied);
  if (!denied) return;
  const before = await readPublicProfile(db, viewer.id);
  if (PUBLIC_COLUMNS.some((name) => changes[name] !== undefined && changes[name] !== before[name]))
    badInput(denied, "MUTED");
}

/** Handlers for a member's own account: profile, password, sessions, export and closing. */
export const accountHandlers = {
  async ownInfoUpdate(context) {
    const { db, clock, viewer, body } = context;
    const { nickname, avatar, cover, signature, birthday, region, gender } = body;
    const { hideFans, hideFollows, hideFavorites, fontSize } = body;
    const changes = {
      ...(avatar !== undefined && { avatar: await checkPicture(context, avatar) }),
      ...(cover !== undefined && { cover: await checkPicture(context, cover) }),
      ...(signature !== undefined && { signature: trimmed(signature) }),
      ...(region !== undefined && { region: trimmed(region) }),
      ...(gender !== undefined && { gender }),
      ...(birthday !== undefined && {
        birthday: birthday === "" ? null : checkBirthday(birthday, clock.day(clock.now())),
      }),
      ...(hideFans !== undefined && { hideFans: hideFans === 1 }),
      ...(hideFollows !== undefined && { hideFollows: hideFollows === 1 }),
      ...(hideFavorites !== undefined && { hideFavorites: hideFavorites === 1 }),
      ...(fontSize !== undefined && { fontSize }),
    };
    const isRenamed = nickname !== undefined && nickname.trim() !== viewer.nickname;
    const name = isRenamed ? await admitNickname(context, nickname) : trusted(viewer.nickname);
    await refuseMutedChange(context, { ...changes, nickname: name });
    const changesWithName = { ...changes, nickname: name, nicknameKey: nameKey(name) };
    const save = async (tx: Db) => {
      if (name !== viewer.nickname) {
        if (!(await changeNickname(tx, viewer.id, changesWithName)))
          throw new RequestError(409, accountTexts.nicknameLocked);
      } else if (Object.keys(changes).length > 0) await saveProfile(tx, viewer.id, changes);
      if (await isProfileComplete(tx, viewer.id)) {
        await emitMemberEvent(tx, clock, { kind: "profileCompleted", userId: viewer.id, key: "profile" });
      }
    };
    await db.transaction(save).catch((error: unknown) => {
      if (isUniqueViolation(error)) badInput(accountTexts.nicknameTaken, "NICKNAME_TAKEN");
      throw error;
    });
  },

  async accountPassword(context) {
    const { db, config, viewer, body } = context;
    const { oldPassword, newPassword, revokeKeys } = body;
    await checkPassword(newPassword, config, viewer);
    await requirePassword(context, oldPassword, accountTexts.wrongPassword, "oldPassword");
    if (newPassword === oldPassword)
      throw new RequestError("PASSWORD_WEAK", accountTexts.samePassword, undefined, { field: "newPassword" });
    const passwordHash = await hashPassword(newPassword);
    const notice = { title: recoveryTexts.ownTitle, content: recoveryTexts.ownText };
    const sessionEnd = { but: viewer.sessionId, revokesKeys: revokeKeys === 1 };
    return {
      keysLeft: await db.transaction((tx) => setPassword(tx, viewer.id, passwordHash, notice, sessionEnd)),
    };
  },

  async accountSessionList({ db, clock, viewer }) {
    const rows = await listSessions(db, viewer.id);
    return rows.map(({ id, ip, userAgent, createdAt, lastSeenAt }) => ({
      id,
      // Older versions stored the address in the form that the proxy sent.
      ip: parseClientAddress(ip).text,
      ...deviceOf(userAgent),
      createdAt: clock.format(createdAt),
      lastSeenAt: clock.format(lastSeenAt),
      isCurrent: id === viewer.sessionId ? 1 : 0,
    }));
  },

  async accountSessionEnd({ db, viewer, body: { sessionId, revokeKeys } }) {
    const scope = sessionId === undefined ? { but: viewer.sessionId } : { only: sessionId };
    return db.transaction(async (tx) => {
      if (!(await endSessions(tx, viewer.id, scope)) && sessionId !== undefined) notFound();
      if (revokeKeys === 1) await revokeAllKeys(tx, viewer.id);
      return { keysLeft: await countActiveKeys(tx, viewer.id) };
    });
  },

  async accountExport(context) {
    const { db, clock, viewer, limits, body } = context;
    await requireOwner(context, body.password, accountTexts.exportPassword);
    await limitCalls(db, limits.export, viewer.id, accountTexts.exportTooOften);
    const ticket = newTicket();
    const expiresAt = await saveTicket(db, hashTicket(ticket), viewer.id, policy.account.exportSeconds);
    return { url: `/exports/${ticket}`, expiresAt: clock.format(expiresAt) };
  },

  async ownInfoRevoked(context) {
    const { db, clock, viewer, body } = context;
    // Reads the stored roles, because the viewer of an operator without the required second step lacks them.
    if (await isAdmin(db, viewer.id)) badInput(accountTexts.adminStays);
    await requireOwner(context, body.password, accountTexts.revokedPassword);
    const { waitingNum, shippedNum } = await countOpenOrders(db, viewer.id);
    if (waitingNum + shippedNum > 0) throw new RequestError(409, accountTexts.openOrders);
    const closesAt = await db.transaction((tx) => scheduleClosing(tx, viewer.id));
    return { closesAt: clock.format(closesAt) };
  },
} satisfies Pick<
  Handlers,
  | "ownInfoUpdate"
  | "accountPassword"
  | "accountSessionList"
  | "accountSessionEnd"
  | "accountExport"
  | "ownInfoRevoked"
>;
