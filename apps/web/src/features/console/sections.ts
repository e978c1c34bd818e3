import type { ComponentType } from "react";
import type { consoleText } from "#copy/console.ts";

interface Section {
  /** Its name in the address and in the answer of `consoleAccess`, which tells who may enter and how much waits. */
  name: keyof typeof consoleText.sections;
  group: keyof typeof consoleText.groups;
  load: () => Promise<ComponentType>;
}

/** The parts of the console in the order of its menu: another one is another line here. */
export const sections: readonly Section[] = [
  {
    name: "desk",
    group: "work",
    load: async () => (await import("./desk.tsx")).Desk,
  },
  {
    name: "figures",
    group: "work",
    load: async () => (await import("./figures.tsx")).Figures,
  },
  {
    name: "reports",
    group: "work",
    load: async () => (await import("./report-queue.tsx")).ReportQueue,
  },
  {
    name: "review",
    group: "work",
    load: async () => (await import("./review-list.tsx")).ReviewList,
  },
  {
    name: "appeals",
    group: "work",
    load: async () => (await import("./appeal-queue.tsx")).AppealQueue,
  },
  {
    name: "proposals",
    group: "work",
    load: async () => (await import("./proposal-list.tsx")).ProposalList,
  },
  {
    name: "devices",
    group: "work",
    load: async () => (await import("./device-table.tsx")).DeviceTable,
  },
  {
    name: "feedback",
    group: "work",
    load: async () => (await import("./feedback-table.tsx")).FeedbackTable,
  },
  {
    name: "threads",
    group: "content",
    load: async () => (await import("./thread-table.tsx")).ThreadTable,
  },
  {
    name: "words",
    group: "content",
    load: async () => (await import("./word-table.tsx")).WordTable,
  },
  {
    name: "uploads",
    group: "content",
    load: async () => (await import("./upload-table.tsx")).UploadTable,
  },
  {
    name: "circles",
    group: "content",
    load: async () => (await import("./circle-table.tsx")).CircleTable,
  },
  {
    name: "topics",
    group: "content",
    load: async () => (await import("./topic-table.tsx")).TopicTable,
  },
  {
    name: "activities",
    group: "content",
    load: async () => (await import("./activity-table.tsx")).ActivityTable,
  },
  {
    name: "firmware",
    group: "content",
    load: async () => (await import("./firmware-table.tsx")).FirmwareTable,
  },
  {
    name: "surveys",
    group: "content",
    load: async () => (await import("./survey-table.tsx")).SurveyTable,
  },
  {
    name: "tasks",
    group: "mall",
    load: async () => (await import("./task-table.tsx")).TaskTable,
  },
  {
    name: "goods",
    group: "mall",
    load: async () => (await import("./goods-table.tsx")).GoodsTable,
  },
  {
    name: "orders",
    group: "mall",
    load: async () => (await import("./order-table.tsx")).OrderTable,
  },
  {
    name: "prizes",
    group: "mall",
    load: async () => (await import("./prize-table.tsx")).PrizeTable,
  },
  {
    name: "points",
    group: "mall",
    load: async () => (await import("./points-table.tsx")).PointsTable,
  },
  {
    name: "registrations",
    group: "people",
    load: async () => (await import("./registration-table.tsx")).RegistrationTable,
  },
  {
    name: "members",
    group: "people",
    load: async () => (await import("./member-table.tsx")).MemberTable,
  },
  {
    name: "announcements",
    group: "site",
    load: async () => (await import("./announcement-table.tsx")).AnnouncementTable,
  },
  {
    name: "today",
    group: "site",
    load: async () => (await import("./today-table.tsx")).TodayTable,
  },
  {
    name: "banners",
    group: "site",
    load: async () => (await import("./banner-table.tsx")).BannerTable,
  },
  {
    name: "menu",
    group: "site",
    load: async () => (await import("./menu-table.tsx")).MenuTable,
  },
  {
    name: "floors",
    group: "site",
    load: async () => (await import("./floor-table.tsx")).FloorTable,
  },
  {
    name: "faqs",
    group: "site",
    load: async () => (await import("./faq-table.tsx")).FaqTable,
  },
  {
    name: "look",
    group: "site",
    load: async () => (await import("./look-form.tsx")).LookForm,
  },
  {
    name: "access",
    group: "system",
    load: async () => (await import("./access-form.tsx")).AccessSettings,
  },
  {
    name: "settings",
    group: "system",
    load: async () => (await import("./settings-form.tsx")).SettingsForm,
  },
  {
    name: "mail",
    group: "system",
    load: async () => (await import("./mail-table.tsx")).MailTable,
  },
  {
    name: "webhooks",
    group: "system",
    load: async () => (await import("./webhook-table.tsx")).WebhookTable,
  },
  {
    name: "audit",
    group: "system",
    load: async () => (await import("./audit-table.tsx")).AuditTable,
  },
];
