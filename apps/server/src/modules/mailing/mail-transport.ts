// biome-ignore lint/plugin: a transport is only made within callUpstream
import { createTransport } from "nodemailer";
import type { MailConfig } from "../../config/services.ts";
import { isLoopback } from "../../config/settings.ts";
import { callUpstream, type UpstreamFailure } from "../../core/upstream.ts";
import { policy } from "../../policy.ts";
import type { MailText } from "./mail-templates.ts";

interface Letter extends MailText {
  to: string;
  /** The same for every attempt, so that a mailbox can tell what came twice. */
  messageId?: string;
  headers?: Record<string, string>;
}

/** What came of an attempt: whose turn it is when it failed, and a sentence. */
export interface SendOutcome {
  /**
   * Whether the receiver's refusal is final, may pass, the sending server itself is what does not work, or it had the
   * whole mail and did not say what became of it.
   */
  result: "sent" | "refused" | "later" | "server" | "unanswered";
  answer: string;
}

/** Sentences for what cannot be sent because of the server that is configured. */
const serverFaults: Record<string, string> = {
  EAUTH: "账号或密码不对",
  ENOAUTH: "服务器要账号和密码",
  ETLS: "和服务器之间的加密没有建成",
  EREQUIRETLS: "和服务器之间的加密没有建成",
  ETIMEDOUT: "服务器没有回应",
};

const receiverFaults: Record<number, string> = {
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

/** What an error of the client means. The server's own words may hold addresses and stay out. */
function outcomeOf({ code = "", command = "", responseCode }: Fault, host: string): SendOutcome {
  const said = responseCode ? `（服务器答复 ${responseCode}）` : "";
  const isReceivers = responseCode && (command === "RCPT TO" || command === "DATA" || code === "EMESSAGE");
  if (isReceivers) {
    const isFinal = responseCode >= 500;
    const words = receiverFaults[responseCode] ?? (isFinal ? "对方不收这封信" : "对方让稍后再试");
    return { result: isFinal ? "refused" : "later", answer: words + said };
  }
  if (responseCode && command === "MAIL FROM")
    return { result: "server", answer: `服务器不接受发件人${said}` };
  return { result: "server", answer: (serverFaults[code] ?? `连不上 ${host}`) + said };
}

/** What an error means when the server had the whole mail: without its word it may have gone out. */
const afterHandover = (fault: Fault, host: string): SendOutcome =>
  fault.responseCode
    ? outcomeOf(fault, host)
    : { result: "unanswered", answer: "服务器收了信却没有答复，不知道寄出了没有" };

const UNREACHABLE = new Set(["ECONNECTION", "ECONNREFUSED", "ECONNRESET", "EDNS", "ENOTFOUND", "ESOCKET"]);

/** Describes an error for the log. A receiver's refusal is no failure of the server. */
function failureOf({ code, responseCode: status }: Fault, { result }: SendOutcome): UpstreamFailure {
  const about = { status, error: code };
  if (result === "refused" || result === "later") return { ...about, outcome: "refused" };
  if (code === "ETIMEDOUT") return { ...about, outcome: "timeout" };
  return { ...about, outcome: code !== undefined && UNREACHABLE.has(code) ? "unreachable" : "failed" };
}

/** Runs an operation with a connection of its own. Returns its outcome instead of throwing. */
function withTransport(
  config: MailConfig,
  { operation, answerMs }: { operation: string; answerMs: number },
  run: (transport: ReturnType<typeof connect>) => Promise<unknown>,
  explain: (fault: Fault, host: string) => SendOutcome = outcomeOf,
): Promise<SendOutcome> {
  const { host } = config;
  return callUpstream({ upstream: "mail", operation, host }, async (call) => {
    const transport = connect(config, answerMs);
    try {
      await run(transport);
      return { result: "sent", answer: "" };
    } catch (error) {
      const outcome = explain(error as Fault, host);
      call.fail(failureOf(error as Fault, outcome));
      return outcome;
    } finally {
      transport.close();
    }
  });
}

/** A connection for one mail. @param answerMs how long each answer is waited for, once the server has greeted */
const connect = ({ host, port, secure, user, password }: MailConfig, answerMs: number) =>
  createTransport({
    host,
    port,
    secure,
    // A password does not go over a line that anybody can read.
    requireTLS: !secure && user !== "" && !isLoopback(host),
    ...(user && { auth: { user, pass: password } }),
    connectionTimeout: policy.mail.timeoutMs,
    greetingTimeout: policy.mail.timeoutMs,
    socketTimeout: answerMs,
    dnsTimeout: policy.mail.timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Whether the server lets the account in; nothing is sent, and nothing thrown. */
export const probeServer = (config: MailConfig): Promise<SendOutcome> =>
  withTransport(config, { operation: "verify", answerMs: policy.mail.timeoutMs }, (transport) =>
    transport.verify(),
  );

/**
 * Sends one mail and waits for the server's word; it throws nothing.
 * @param answerMs how long each answer is waited for, shorter where somebody waits at a screen
 */
export function sendMail(
  config: MailConfig,
  letter: Letter,
  answerMs: number = policy.mail.answerMs,
): Promise<SendOutcome> {
  let isHandedOver = false;
  return withTransport(
    config,
    { operation: "send", answerMs },
    (transport) => {
      // The text is read only when the server has asked for it, and is at its end when all of it has been taken.
      transport.use("stream", ({ message }, done) => {
        message.processFunc((text) =>
          text.once("end", () => {
            isHandedOver = true;
          }),
        );
        done();
      });
      return transport.sendMail({ from: config.from, ...letter });
    },
    (fault, host) => (isHandedOver ? afterHandover : outcomeOf)(fault, host),
  );
}
