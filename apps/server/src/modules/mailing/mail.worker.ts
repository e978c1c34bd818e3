import type { MailConfig } from "../../config/services.ts";
import type { Config } from "../../config.ts";
import type { ErrorReporter } from "../../core/error-reporter.ts";
import { countEvent, refundEvents } from "../../core/rate.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { issueToken, type Proof, revokeToken } from "../identity/recovery/recovery-token.queries.ts";
import {
  addressOf,
  claimDueMails,
  type DueMail,
  dropMail,
  holdClaimed,
  memberMeant,
  nicknameOf,
  noteSent,
  noteUnsent,
} from "./mail.queries.ts";
import { mailText } from "./mail-templates.ts";
import { type SendOutcome, sendMail } from "./mail-transport.ts";

const HOUR = 3_600_000;

/** Whom a mail goes to. */
interface Receiver {
  userId: string;
  email: string;
  nickname: string;
}

/** Under which the links that one member is sent are counted. */
const resetKey = (userId: string) => `mail:reset:${userId}`;

/** Whom a mail is for, as things stand now; undefined when it is for nobody, or one has been sent enough. */
async function receiverOf(db: Db, { kind, userId, email, details }: DueMail): Promise<Receiver | undefined> {
  if (kind === "reset") {
    const member = await memberMeant(db, details.account ?? "");
    const address = member && (await addressOf(db, member.id));
    if (!member || !address) return undefined;
    if ((await countEvent(db, resetKey(member.id), policy.mail.resets)) > policy.mail.resets.max)
      return undefined;
    return { userId: member.id, email: address.email, nickname: member.nickname };
  }
  if (userId === null) return undefined;
  if (email) return { userId, email, nickname: await nicknameOf(db, userId) };
  const address = await addressOf(db, userId);
  if (!address || (kind === "notice" && !address.notices)) return undefined;
  return { userId, email: address.email, nickname: await nicknameOf(db, userId) };
}

/** What the link of a mail proves, and for how long; undefined for a kind that has none. */
function proofOf(kind: DueMail["kind"], { userId, email }: Receiver): Proof | undefined {
  const { resetMinutes, verifyHours, unsubscribeDays } = policy.mail;
  if (kind === "reset") return { kind, userId, seconds: resetMinutes * 60 };
  if (kind === "verify") return { kind, userId, email, seconds: verifyHours * 3600 };
  if (kind === "notice") return { kind: "unsubscribe", userId, seconds: unsubscribeDays * 24 * 3600 };
  return undefined;
}

/** Makes the token of a mail's link, empty for a kind without one; undefined when the mail was withdrawn meanwhile. */
const tokenFor = (db: Db, due: DueMail, to: Receiver): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    if (!(await holdClaimed(tx, due))) return undefined;
    const proof = proofOf(due.kind, to);
    return proof ? issueToken(tx, proof) : "";
  });

/** Where a new password is set with a token. */
export const resetUrl = (origin: string, token: string): string => `${origin}/pages/recover?token=${token}`;

/** Where the link that a mail is about leads, and the way out of mails of its kind; empty without one. */
const linksOf = (origin: string, kind: DueMail["kind"], token: string) => ({
  actionUrl:
    kind === "reset"
      ? resetUrl(origin, token)
      : kind === "verify"
        ? `${origin}/pages/recover?verify=${token}`
        : "",
  unsubscribeUrl: kind === "notice" ? `${origin}/mail/unsubscribe/${token}` : "",
});

/** When a mail that was not sent is tried again, and whether that was an attempt at its receiver. */
function afterwards({ kind, attempts, createdAt }: DueMail, { result }: SendOutcome) {
  const { retrySeconds, serverPauseSeconds, giveUpHours, resetGiveUpHours } = policy.mail;
  const hours = kind === "reset" ? resetGiveUpHours : giveUpHours;
  const isOld = Date.now() - createdAt.getTime() > hours * HOUR;
  if (result === "server") return { seconds: isOld ? undefined : serverPauseSeconds, isCounted: false };
  if (result === "refused" || isOld) return { isCounted: true };
  return { seconds: retrySeconds[attempts - 1], isCounted: true };
}

interface Outside {
  db: Db;
  config: Pick<Config, "site" | "publicOrigin">;
  mail: MailConfig;
}

/**
 * Sends one mail, once, and notes what came of it.
 * @returns the outcome; undefined for one that was for nobody, or is not to be sent any more
 */
async function deliver({ db, config, mail }: Outside, due: DueMail): Promise<SendOutcome | undefined> {
  const to = await receiverOf(db, due);
  if (!to) {
    await dropMail(db, due.id);
    return undefined;
  }
  const outcome = await send({ db, config, mail }, due, to);
  if (outcome?.result === "sent") await noteSent(db, due, to);
  else if (outcome) await noteUnsent(db, due, outcome.answer, afterwards(due, outcome));
  return outcome;
}

/** Makes the links of a mail and sends it; what was made and counted for one that did not go out is taken back. */
async function send(
  { db, config, mail }: Outside,
  due: DueMail,
  to: Receiver,
): Promise<SendOutcome | undefined> {
  const { site, publicOrigin: origin } = config;
  const token = await tokenFor(db, due, to);
  if (token === undefined) {
    await takeBack(db, due, to);
    return undefined;
  }
  const { actionUrl, unsubscribeUrl } = linksOf(origin, due.kind, token);
  const sending = { site, origin, nickname: to.nickname, actionUrl, unsubscribeUrl };
  const outcome = await sendMail(mail, {
    ...mailText(due.kind, due.details, sending),
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
  if (outcome.result !== "sent" && outcome.result !== "unanswered") await takeBack(db, due, to, token);
  return outcome;
}

/** Nobody has received it: its link leads nowhere, and it does not count as one that the member was sent. */
async function takeBack(db: Db, { kind }: DueMail, { userId }: Receiver, token = ""): Promise<void> {
  if (token) await revokeToken(db, token);
  if (kind === "reset") await refundEvents(db, [resetKey(userId)]);
}

/**
 * Sends the mails that are due, some at a time: once one is done, the next has its place. While the server itself fails,
 * it is left alone for a while.
 */
export class MailWorker {
  private readonly sending = new Map<Promise<void>, DueMail["kind"]>();
  private readonly timer: NodeJS.Timeout;
  private current: Promise<void> = Promise.resolve();
  private isClaiming = false;
  /** Asked to claim since the last claim began. */
  private isAsked = false;
  private isClosed = false;
  private quietUntil = 0;

  constructor(
    private readonly outside: Outside,
    private readonly reports: Pick<ErrorReporter, "warn">,
  ) {
    this.timer = setInterval(() => this.turn(), policy.mail.everyMs);
    this.timer.unref();
  }

  /** Claims what is due and begins to send it. */
  turn(): Promise<void> {
    this.isAsked = true;
    if (this.isClaiming) return this.current;
    this.isClaiming = true;
    this.current = this.claimWhileAsked()
      .catch((error: unknown) => this.reports.warn("job failed", error, { job: "mail" }))
      .finally(() => {
        this.isClaiming = false;
      });
    return this.current;
  }

  private async claimWhileAsked(): Promise<void> {
    while (this.isAsked && !this.isClosed && Date.now() >= this.quietUntil) {
      this.isAsked = false;
      await this.claim();
    }
  }

  private async claim(): Promise<void> {
    const { atOnce, noticesAtOnce } = policy.mail;
    const free = atOnce - this.sending.size;
    if (free <= 0) return;
    const notices = [...this.sending.values()].filter((kind) => kind === "notice").length;
    for (const due of await claimDueMails(this.outside.db, free, noticesAtOnce - notices)) {
      const sent = deliver(this.outside, due)
        .then((outcome) => {
          if (outcome?.result !== "server") return;
          this.quietUntil = Date.now() + policy.mail.serverPauseSeconds * 1000;
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

  /** Claims no more, and waits for what is on its way. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await this.current;
    await Promise.all(this.sending.keys());
  }
}
