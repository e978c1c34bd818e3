import type { MailConfig } from "../../../config/services.ts";
import type { Config } from "../../../config.ts";
import type { ErrorReporter } from "../../../core/error-reporter.ts";
import { countEvent, refundEvents } from "../../../core/rate.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { issueToken, type Proof, revokeToken } from "./account-token.queries.ts";
import {
  claimDueMails,
  type DueMail,
  deleteMail,
  findAccountByIdentifier,
  findMailAddress,
  getNickname,
  lockClaimedMail,
  markSent,
  recordFailedAttempt,
} from "./mail.queries.ts";
import { renderMail } from "./mail-templates.ts";
import { type SendOutcome, sendMail } from "./mail-transport.ts";

const HOUR = 3_600_000;

/** Recipient of a mail. */
interface Recipient {
  userId: string;
  email: string;
  nickname: string;
}

/** Rate-limit key for the reset links sent to one member. */
const resetRateKey = (userId: string) => `mail:reset:${userId}`;

/**
 * Looks up the current recipient of a mail. Returns undefined if there is none, or if the member has received
 * the maximum number of reset links.
 */
async function findRecipient(
  db: Db,
  { kind, userId, email, details }: DueMail,
): Promise<Recipient | undefined> {
  if (kind === "reset") {
    const member = await findAccountByIdentifier(db, details.account ?? "");
    const address = member && (await findMailAddress(db, member.id));
    if (!member || !address) return undefined;
    if ((await countEvent(db, resetRateKey(member.id), policy.mail.resets)) > policy.mail.resets.max)
      return undefined;
    return { userId: member.id, email: address.email, nickname: member.nickname };
  }
  if (userId === null) return undefined;
  if (email) return { userId, email, nickname: await getNickname(db, userId) };
  const address = await findMailAddress(db, userId);
  if (!address || (kind === "notice" && !address.notices)) return undefined;
  return { userId, email: address.email, nickname: await getNickname(db, userId) };
}

/**
 * Returns the kind, owner and lifetime of the token in a mail's link; undefined for a kind without a link.
 */
function getProof(kind: DueMail["kind"], { userId, email }: Recipient): Proof | undefined {
  const { resetMinutes, verifyHours, unsubscribeDays } = policy.mail;
  if (kind === "reset") return { kind, userId, seconds: resetMinutes * 60 };
  if (kind === "verify") return { kind, userId, email, seconds: verifyHours * 3600 };
  if (kind === "notice") return { kind: "unsubscribe", userId, seconds: unsubscribeDays * 24 * 3600 };
  return undefined;
}

/**
 * Issues the token of a mail's link. Returns "" for a kind without a link and undefined if the mail was
 * withdrawn.
 */
const issueMailToken = (db: Db, due: DueMail, to: Recipient): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    if (!(await lockClaimedMail(tx, due))) return undefined;
    const proof = getProof(due.kind, to);
    return proof ? issueToken(tx, proof) : "";
  });

/** URL of the page that sets a new password. */
export const resetUrl = (origin: string, token: string): string => `${origin}/pages/recover?token=${token}`;

/** URLs of the button and of the unsubscribe link; empty for kinds without them. */
const getLinks = (origin: string, kind: DueMail["kind"], token: string) => ({
  actionUrl:
    kind === "reset"
      ? resetUrl(origin, token)
      : kind === "verify"
        ? `${origin}/pages/recover?verify=${token}`
        : "",
  unsubscribeUrl: kind === "notice" ? `${origin}/mail/unsubscribe/${token}` : "",
});

/**
 * Returns the delay until the next attempt (undefined gives up) and whether the failed attempt counts towards
 * the maximum.
 */
function planRetry({ kind, attempts, createdAt }: DueMail, { result }: SendOutcome) {
  const { retrySeconds, serverPauseSeconds, giveUpHours, resetGiveUpHours } = policy.mail;
  const hours = kind === "reset" ? resetGiveUpHours : giveUpHours;
  const isExpired = Date.now() - createdAt.getTime() > hours * HOUR;
  if (result === "server") return { seconds: isExpired ? undefined : serverPauseSeconds, isCounted: false };
  if (result === "refused" || isExpired) return { isCounted: true };
  return { seconds: retrySeconds[attempts - 1], isCounted: true };
}

interface Dependencies {
  db: Db;
  config: Pick<Config, "site" | "publicOrigin">;
  mail: MailConfig;
}

/**
 * Makes one attempt to deliver a mail and records its outcome.
 * @returns undefined if the mail has no recipient or was withdrawn
 */
async function deliver({ db, config, mail }: Dependencies, due: DueMail): Promise<SendOutcome | undefined> {
  const to = await findRecipient(db, due);
  if (!to) {
    await deleteMail(db, due.id);
    return undefined;
  }
  const outcome = await send({ db, config, mail }, due, to);
  if (outcome?.result === "sent") await markSent(db, due, to);
  else if (outcome) await recordFailedAttempt(db, due, outcome.answer, planRetry(due, outcome));
  return outcome;
}

/** Issues the token of a mail and sends it. Rolls back the token and the rate limit if nothing was sent. */
async function send(
  { db, config, mail }: Dependencies,
  due: DueMail,
  to: Recipient,
): Promise<SendOutcome | undefined> {
  const { site, publicOrigin: origin } = config;
  const token = await issueMailToken(db, due, to);
  if (token === undefined) {
    await rollBack(db, due, to);
    return undefined;
  }
  const { actionUrl, unsubscribeUrl } = getLinks(origin, due.kind, token);
  const sending = { site, origin, nickname: to.nickname, actionUrl, unsubscribeUrl };
  const outcome = await sendMail(mail, {
    ...renderMail(due.kind, due.details, sending),
    to: to.email,
    messageId: `<mail-${due.id}@${new URL(origin).hostname}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl && {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  });
  if (outcome.result !== "sent" && outcome.result !== "unanswered") await rollBack(db, due, to, token);
  return outcome;
}

/** Revokes the token of an unsent mail and gives back the member's rate limit. */
async function rollBack(db: Db, { kind }: DueMail, { userId }: Recipient, token = ""): Promise<void> {
  if (token) await revokeToken(db, token);
  if (kind === "reset") await refundEvents(db, [resetRateKey(userId)]);
}

/**
 * Sends due mails, at most `policy.mail.atOnce` concurrently. Claims the next mail as soon as one is
 * finished, and pauses while the SMTP server fails.
 */
export class MailWorker {
  private readonly sending = new Map<Promise<void>, DueMail["kind"]>();
  private readonly timer: NodeJS.Timeout;
  private current: Promise<void> = Promise.resolve();
  private isClaiming = false;
  /** Whether `turn` was called since the last claim began. */
  private isClaimRequested = false;
  private isClosed = false;
  private pausedUntil = 0;

  constructor(
    private readonly dependencies: Dependencies,
    private readonly reports: Pick<ErrorReporter, "warn">,
  ) {
    this.timer = setInterval(() => this.turn(), policy.mail.everyMs);
    this.timer.unref();
  }

  /** Claims due mails and starts sending them. */
  turn(): Promise<void> {
    this.isClaimRequested = true;
    if (this.isClaiming) return this.current;
    this.isClaiming = true;
    this.current = this.claimWhileRequested()
      .catch((error: unknown) => this.reports.warn("job failed", error, { job: "mail" }))
      .finally(() => {
        this.isClaiming = false;
      });
    return this.current;
  }

  private async claimWhileRequested(): Promise<void> {
    while (this.isClaimRequested && !this.isClosed && Date.now() >= this.pausedUntil) {
      this.isClaimRequested = false;
      await this.claim();
    }
  }

  private async claim(): Promise<void> {
    const { atOnce, noticesAtOnce } = policy.mail;
    const free = atOnce - this.sending.size;
    if (free <= 0) return;
    const notices = [...this.sending.values()].filter((kind) => kind === "notice").length;
    for (const due of await claimDueMails(this.dependencies.db, free, noticesAtOnce - notices)) {
      const sent = deliver(this.dependencies, due)
        .then((outcome) => {
          if (outcome?.result !== "server") return;
          this.pausedUntil = Date.now() + policy.mail.serverPauseSeconds * 1000;
          this.reports.warn("mail not sent", new Error(outcome.answer));
        })
        .catch((error: unknown) => this.reports.warn("job failed", error, { job: "mail" }))
        .finally(() => {
          this.sending.delete(sent);
          void this.turn();
        });
      this.sending.set(sent, due.kind);
    }
  }

  /** Stops claiming and waits for the mails that are being sent. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await this.current;
    await Promise.all(this.sending.keys());
  }
}
