import {
  FileText,
  Flag,
  Lightbulb,
  List,
  type LucideIcon,
  MessageSquareExclamationPoint,
  Newspaper,
  Settings,
  Users,
} from "lucide-react";
import type { consoleText } from "#copy/console.ts";
import type { PageName } from "#paths";

interface Section {
  /** Its name in the answer of `consoleAccess`, which tells who may enter and how much waits. */
  name: keyof typeof consoleText.sections;
  page: PageName;
  group: keyof typeof consoleText.groups;
  icon: LucideIcon;
}

/** The parts of the console in the order of its menu: another one is another line here, and its page in the routes. */
export const sections: readonly Section[] = [
  { name: "reports", page: "consoleReports", group: "work", icon: Flag },
  { name: "review", page: "consoleReview", group: "work", icon: FileText },
  { name: "proposals", page: "consoleProposals", group: "work", icon: Lightbulb },
  { name: "threads", page: "consoleThreads", group: "content", icon: Newspaper },
  { name: "words", page: "consoleWords", group: "content", icon: MessageSquareExclamationPoint },
  { name: "members", page: "consoleMembers", group: "people", icon: Users },
  { name: "settings", page: "consoleSettings", group: "system", icon: Settings },
  { name: "audit", page: "consoleAudit", group: "system", icon: List },
];
