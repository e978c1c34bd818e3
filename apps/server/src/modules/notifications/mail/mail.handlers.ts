import type { Handlers } from "../../../contract/handler.ts";
import { pageOf } from "../../../core/paging.ts";
import { RequestError } from "../../../core/request-error.ts";
import { startOfDay } from "../../../core/time.ts";
import { policy } from "../../../policy.ts";
import { getMailFigures, listMails, retryMail } from "./mail.queries.ts";
import { checkEmail, mailTexts, maskEmail } from "./mail.rules.ts";
import { getSubject, renderTestMail } from "./mail-templates.ts";
import { sendMail } from "./mail-transport.ts";

/** Handlers of the outbox page in the console. */
export const mailHandlers = {
  async consoleMailList({ db, clock, query }) {
    const { rows, total } = await listMails(db, query.state, pageOf(query));
    const at = (moment: Date | null) => (moment ? clock.format(moment) : "");
    return {
      total,
      rows: rows.map(({ details, ...row }) => ({
        ...row,
        title: getSubject(row.kind, details),
        email: maskEmail(row.email),
        createdAt: at(row.createdAt),
        sentAt: at(row.sentAt),
        nextAt: at(row.nextAt),
      })),
    };
  },

  async consoleMailStatus({ db, config: { mail }, clock }) {
    const figures = await getMailFigures(db, startOfDay(clock));
    return { isConfigured: mail ? 1 : 0, host: mail?.host ?? "", from: mail?.from ?? "", ...figures };
  },

  async consoleMailRetry({ db, body: { id } }) {
    if (!(await retryMail(db, id))) throw new RequestError(409, mailTexts.retried);
  },

  async consoleMailTest({ config, body }) {
    const to = checkEmail(body.email);
    const { mail, site, publicOrigin: origin } = config;
    if (!mail) throw new RequestError("NOT_CONFIGURED", mailTexts.notConfigured);
    const { result, answer } = await sendMail(
      mail,
      { ...renderTestMail({ site, origin }), to },
      policy.mail.timeoutMs,
    );
    return { isSent: result === "sent" ? 1 : 0, answer };
  },
} satisfies Partial<Handlers>;
