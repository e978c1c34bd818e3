import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { ErrorReporter } from "../core/error-reporter.ts";
import { MailWorker } from "../modules/notifications/mail/mail.worker.ts";
import type { TestServer } from "./support.ts";

/** A received mail: recipients and message. */
export interface ReceivedMail {
  to: string[];
  raw: string;
  /** Unfolded headers by lower-case name. */
  headers: Map<string, string>;
  /** Decoded plain-text part. */
  text: string;
  html: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Refuses recipients with this code; undefined accepts them. */
  refuse(code: number | undefined): void;
  /** Sets the behaviour after a complete mail: answer, keep silent, or close the connection without an answer. */
  afterData(does: "answer" | "keep silent" | "hang up"): void;
  close(): Promise<void>;
}

const bodyOf = (raw: string, type: string): string => {
  const part = raw.split(/\r\n--/).find((one) => one.includes(`Content-Type: ${type}`)) ?? "";
  const [head = "", ...rest] = part.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString();
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
};

function readMail(raw: string, to: string[]): ReceivedMail {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  const headers = new Map(
    head.split("\r\n").map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
    }),
  );
  return { to, raw, headers, text: bodyOf(raw, "text/plain"), html: bodyOf(raw, "text/html") };
}

/** Starts an SMTP server that requires the account `post` with the password `right:pass`. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let code: number | undefined;
  let behaviour: Parameters<MailServer["afterData"]>[0] = "answer";
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) =>
      username === "post" && password === "right:pass"
        ? done(null, { user: username })
        : done(Object.assign(new Error("no such account"), { responseCode: 535 })),
    onRcptTo: (_address, _session, done) =>
      code ? done(Object.assign(new Error("not now"), { responseCode: code })) : done(),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push(readMail(Buffer.concat(parts).toString("latin1"), to));
        if (behaviour === "hang up") for (const connection of server.connections) connection.close();
        if (behaviour === "answer") done();
      });
    },
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://post:right%3Apass@127.0.0.1:${port}`,
    received,
    refuse: (next) => {
      code = next;
    },
    afterData: (next) => {
      behaviour = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Settings of a community that sends mail. */
export const mailSettings = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: "镜界社区 <noreply@lenscape.example>",
  PUBLIC_ORIGIN: "https://lenscape.example",
});

/** Sends due mails like one turn of the worker. */
export async function sendDueMails({ db, config }: Pick<TestServer, "db" | "config">): Promise<void> {
  const worker = new MailWorker(
    { db, config, mail: config.mail! },
    new ErrorReporter({ error() {}, warn() {}, info() {} } as never, 10_000),
  );
  await worker.turn();
  await worker.close();
}
