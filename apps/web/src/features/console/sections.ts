import type { ComponentType } from "react";
import type { consoleText } from "./text.ts";

interface Section {
  /** Value of `section` in the URL, and name in the response of `consoleAccess`. */
  name: keyof typeof consoleText.sections;
  group: keyof typeof consoleText.groups;
  load: () => Promise<ComponentType>;
}

/** All console sections in menu order. Each is loaded when it is first opened. */
export const sections: readonly Section[] = [
  {
    name: "desk",
    group: "work",
    load: async () => (await import("./overview/console-desk.tsx")).Desk,
  },
  {
    name: "figures",
    group: "work",
    load: async () => (await import("./overview/figures.tsx")).Figures,
  },
  {
    name: "reports",
    group: "work",
    load: async () => (await import("./moderation/report-queue.tsx")).ReportQueue,
  },
  {
    name: "review",
    group: "work",
    load: async () => (await import("./moderation/review-list.tsx")).ReviewList,
  },
  {
    name: "appeals",
    group: "work",
    load: async () => (await import("./moderation/appeal-queue.tsx")).AppealQueue,
  },
  {
    name: "proposals",
    group: "work",
    load: async () => (await import("./moderation/proposal-list.tsx")).ProposalList,
  },
  {
    name: "devices",
    group: "work",
    load: async () => (await import("./site/device-table.tsx")).DeviceTable,
  },
  {
    name: "feedback",
    group: "work",
    load: async () => (await import("./site/feedback-table.tsx")).FeedbackTable,
  },
  {
    name: "threads",
    group: "content",
    load: async () => (await import("./content/thread-table.tsx")).ThreadTable,
  },
  {
    name: "words",
    group: "content",
    load: async () => (await import("./moderation/word-table.tsx")).WordTable,
  },
  {
    name: "uploads",
    group: "content",
    load: async () => (await import("./moderation/upload-table.tsx")).UploadTable,
  },
  {
    name: "circles",
    group: "content",
    load: async () => (await import("./content/circle-table.tsx")).CircleTable,
  },
  {
    name: "topics",
    group: "content",
    load: async () => (await import("./content/topic-table.tsx")).TopicTable,
  },
  {
    name: "activities",
    group: "content",
    load: async () => (await import("./content/activity-table.tsx")).ActivityTable,
  },
  {
    name: "firmware",
    group: "content",
    load: async () => (await import("./site/firmware-table.tsx")).FirmwareTable,
  },
  {
    name: "surveys",
    group: "content",
    load: async () => (await import("./surveys/survey-table.tsx")).SurveyTable,
  },
  {
    name: "tasks",
    group: "mall",
    load: async () => (await import("./rewards/task-table.tsx")).TaskTable,
  },
  {
    name: "goods",
    group: "mall",
    load: async () => (await import("./rewards/product-table.tsx")).ProductTable,
  },
  {
    name: "orders",
    group: "mall",
    load: async () => (await import("./rewards/order-table.tsx")).OrderTable,
  },
  {
    name: "prizes",
    group: "mall",
    load: async () => (await import("./rewards/prize-table.tsx")).PrizeTable,
  },
  {
    name: "points",
    group: "mall",
    load: async () => (await import("./rewards/points-table.tsx")).PointsTable,
  },
  {
    name: "registrations",
    group: "people",
    load: async () => (await import("./members/registration-table.tsx")).RegistrationTable,
  },
  {
    name: "members",
    group: "people",
    load: async () => (await import("./members/member-table.tsx")).MemberTable,
  },
  {
    name: "announcements",
    group: "site",
    load: async () => (await import("./content/announcement-table.tsx")).AnnouncementTable,
  },
  {
    name: "today",
    group: "site",
    load: async () => (await import("./content/today-table.tsx")).TodayTable,
  },
  {
    name: "banners",
    group: "site",
    load: async () => (await import("./content/banner-table.tsx")).BannerTable,
  },
  {
    name: "menu",
    group: "site",
    load: async () => (await import("./site/menu-table.tsx")).MenuTable,
  },
  {
    name: "floors",
    group: "site",
    load: async () => (await import("./content/floor-table.tsx")).FloorTable,
  },
  {
    name: "faqs",
    group: "site",
    load: async () => (await import("./content/faq-table.tsx")).FaqTable,
  },
  {
    name: "look",
    group: "site",
    load: async () => (await import("./site/appearance-form.tsx")).AppearanceForm,
  },
  {
    name: "access",
    group: "system",
    load: async () => (await import("./members/access-form.tsx")).AccessSettings,
  },
  {
    name: "settings",
    group: "system",
    load: async () => (await import("./site/settings-form.tsx")).SettingsForm,
  },
  {
    name: "mail",
    group: "system",
    load: async () => (await import("./site/mail-table.tsx")).MailTable,
  },
  {
    name: "webhooks",
    group: "system",
    load: async () => (await import("./site/webhook-table.tsx")).WebhookTable,
  },
  {
    name: "audit",
    group: "system",
    load: async () => (await import("./moderation/audit-table.tsx")).AuditTable,
  },
];
