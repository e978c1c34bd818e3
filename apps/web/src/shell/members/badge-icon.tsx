import type { AnswerOf } from "@lenscape/api/types";
import {
  Award,
  Bookmark,
  BookOpen,
  CalendarDays,
  Feather,
  Forward,
  Gift,
  Glasses,
  Heart,
  type LucideIcon,
  MessageCircle,
  Mountain,
  Sparkle,
  Sun,
  Sunrise,
  User,
  UserPlus,
  Users,
  Zap,
} from "lucide-react";

type Icon = AnswerOf<"badgeList">["badges"][number]["icon"];

const ICONS: Record<Icon, LucideIcon> = {
  sun: Sun,
  // A feather, because a pencil next to a name would look like an edit button.
  pencil: Feather,
  glasses: Glasses,
  heart: Heart,
  bolt: Zap,
  bookmark: Bookmark,
  book: BookOpen,
  award: Award,
  sparkles: Sparkle,
  userPlus: UserPlus,
  users: Users,
  share: Forward,
  gift: Gift,
  user: User,
  calendar: CalendarDays,
  mountain: Mountain,
  sunrise: Sunrise,
  message: MessageCircle,
};

/** Icon of a badge. */
export function BadgeIcon({ icon }: { icon: Icon }) {
  const Icon = ICONS[icon];
  return <Icon aria-hidden="true" />;
}
