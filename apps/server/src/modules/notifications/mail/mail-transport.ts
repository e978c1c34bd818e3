// biome-ignore lint/plugin: a transport is only made within callUpstream
import { createTransport } from "nodemailer";
import type { MailConfig } from "../../../config/services.ts";
import { isLoopback } from "../../../config/settings.ts";
import { callUpstream, type UpstreamFailure } from "../../../core/upstream.ts";
import { policy } from "../../../policy.ts";
import type { MailText } from "./mail-templates.ts";

interface Letter extends MailText {
  to: string;
  /** Message-ID, equal for all attempts, so that a mailbox can drop duplicates. */
  messageId?: string;
  headers?: Record<string, string>;
}

/** Outcome of a delivery attempt. */
export interface SendOutcome {
  /**
   * `refused`: the recipient's server rejects the mail for good. `later`: it rejects the mail for now.
   * `server`: the configured SMTP server fails. `unanswered`: the SMTP server received the whole mail but
   * confirmed nothing.
   */
  result: "sent" | "refused" | "later" | "server" | "unanswered";
  /** Chinese sentence for the operator; empty if the mail was sent. */
  answer: string;
}

/** Operator messages for failures of the configured SMTP server, by nodemailer's error code. */
const serverFaults: Record<string, string> = {
  EAUTH: "账号或密码不对",
  ENOAUTH: "服务器要账号和密码",
  ETLS: "和服务器之间的加密没有建成",
  EREQUIRETLS: "和服务器之间的加密没有建成",
  ETIMEDOUT: "服务器没有回应",
};

/** Operator messages for rejections by the recipient's server, by SMTP reply code. */
const recipientFaults: Record<number, string> = {
  421: "对方服务器忙",
  450: "对方邮箱暂时收不了信",
  451: "对方服务器忙",
  452: "对方邮箱暂时满了",
  550: "没有这个邮箱，或对方不收",
  551: "没有这个邮箱",
  552: "邮箱已满",
  553: "没有这个邮箱",
  554: "对方不收这封信",
};

interface Fault {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * Converts an SMTP error to an outcome. Leaves out the server's own text because it may contain addresses.
 */
function toOutcome({ code = "", command = "", responseCode }: Fault, host: string): SendOutcome {
  const reply = responseCode ? `（服务器答复 ${responseCode}）` : "";
  const isFromRecipient =
    responseCode && (command === "RCPT TO" || command === "DATA" || code === "EMESSAGE");
  if (isFromRecipient) {
    const isFinal = responseCode >= 500;
    const sentence = recipientFaults[responseCode] ?? (isFinal ? "对方不收这封信" : "对方让稍后再试");
    return { result: isFinal ? "refused" : "later", answer: sentence + reply };
  }
  if (responseCode && command === "MAIL FROM")
    return { result: "server", answer: `服务器不接受发件人${reply}` };
  return { result: "server", answer: (serverFaults[code] ?? `连不上 ${host}`) + reply };
}

/**
 * Converts an error that follows the transfer of the whole mail. Without a reply code the mail may have been
 * sent.
 */
const toOutcomeAfterTransfer = (fault: Fault, host: string): SendOutcome =>
  fault.responseCode
    ? toOutcome(fault, host)
    : { result: "unanswered", answer: "服务器收了信却没有答复，不知道寄出了没有" };

const UNREACHABLE = new Set(["ECONNECTION", "ECONNREFUSED", "ECONNRESET", "EDNS", "ENOTFOUND", "ESOCKET"]);

/**
 * Converts an SMTP error to a log entry. A rejection by the recipient's server is no failure of the SMTP
 * server.
 */
function toUpstreamFailure({ code, responseCode: status }: Fault, { result }: SendOutcome): UpstreamFailure {
  const about = { status, error: code };
  if (result === "refused" || result === "later") return { ...about, outcome: "refused" };
  if (code === "ETIMEDOUT") return { ...about, outcome: "timeout" };
  return { ...about, outcome: code !== undefined && UNREACHABLE.has(code) ? "unreachable" : "failed" };
}

/** Runs an operation on a new connection. Returns the outcome instead of throwing. */
function withTransport(
  config: MailConfig,
  { operation, answerMs }: { operation: string; answerMs: number },
  run: (transport: ReturnType<typeof connect>) => Promise<unknown>,
  explain: (fault: Fault, host: string) => SendOutcome = toOutcome,
): Promise<SendOutcome> {
  const { host } = config;
  return callUpstream({ upstream: "mail", operation, host }, async (call) => {
    const transport = connect(config, answerMs);
    try {
      await run(transport);
      return { result: "sent", answer: "" };
    } catch (error) {
      const outcome = explain(error as Fault, host);
      call.fail(toUpstreamFailure(error as Fault, outcome));
      return outcome;
    } finally {
      transport.close();
    }
  });
}

/**
 * Creates the transport for one mail.
 * @param answerMs timeout in milliseconds of each reply after the greeting
 */
const connect = ({ host, port, secure, user, password }: MailConfig, answerMs: number) =>
  createTransport({
    host,
    port,
    secure,
    // Never send the password over an unencrypted connection.
    requireTLS: !secure && user !== "" && !isLoopback(host),
    ...(user && { auth: { user, pass: password } }),
    connectionTimeout: policy.mail.timeoutMs,
    greetingTimeout: policy.mail.timeoutMs,
    socketTimeout: answerMs,
    dnsTimeout: policy.mail.timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Checks that the SMTP server accepts the credentials. Sends nothing and never throws. */
export const probeServer = (config: MailConfig): Promise<SendOutcome> =>
  withTransport(config, { operation: "verify", answerMs: policy.mail.timeoutMs }, (transport) =>
    transport.verify(),
  );

/**
 * Sends one mail and waits for the server's reply. Never throws.
 * @param answerMs timeout in milliseconds of each reply, shorter while an operator waits for the result
 */
export function sendMail(
  config: MailConfig,
  letter: Letter,
  answerMs: number = policy.mail.answerMs,
): Promise<SendOutcome> {
  let isTransferred = false;
  return withTransport(
    config,
    { operation: "send", answerMs },
    (transport) => {
      // nodemailer reads the message only after the DATA command is accepted; its stream ends when all of it
      // is sent.
      transport.use("stream", ({ message }, done) => {
        message.processFunc((text) =>
          text.once("end", () => {
            isTransferred = true;
          }),
        );
        done();
      });
      return transport.sendMail({ from: config.from, ...letter });
    },
    (fault, host) => (isTransferred ? toOutcomeAfterTransfer : toOutcome)(fault, host),
  );
}
