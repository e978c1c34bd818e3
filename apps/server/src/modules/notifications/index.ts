export {
  consumeToken,
  deleteExpiredTokens,
  deleteTokens,
  findToken,
  issueAppealTicket,
  issueToken,
} from "./mail/account-token.queries.ts";
export { mailHandlers } from "./mail/mail.handlers.ts";
export {
  countFailedMails,
  deleteAddress,
  deleteMailsOf,
  deleteOldMails,
  enqueueMail,
  findAccountByIdentifier,
  findMailAddress,
  saveAddress,
  setMailNotices,
  withdrawVerifications,
} from "./mail/mail.queries.ts";
export { checkEmail, emailKey, mailTexts, maskEmail } from "./mail/mail.rules.ts";
export { MailWorker, resetUrl } from "./mail/mail.worker.ts";
export { renderTestMail } from "./mail/mail-templates.ts";
export { probeServer, sendMail } from "./mail/mail-transport.ts";
export { serveUnsubscribe } from "./mail/mail-unsubscribe.ts";
export {
  actorsOf,
  clearInteractions,
  clearSystems,
  countNotices,
  countSystemNotices,
  listNotices,
  listSystemNotices,
  moveCounts,
  NO_UNREAD,
  type Notice,
  type NoticeKind,
  notify,
  notifyAll,
  removeNotifications,
  type SystemKind,
  type SystemNotice,
  saveSettings,
  sendNoticeOfMember,
  sendSystemNotice,
  sendSystemNotices,
  sendSystemNoticesOf,
  settingsOf,
  subtractUnread,
  type UndoneAct,
  unreadByMember,
  unreadColumns,
  unreadOf,
  withdrawNotices,
} from "./notice/notice.queries.ts";
