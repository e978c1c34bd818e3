import type { AnswerOf } from "@lenscape/api/types";
import {
  Award,
  Bookmark,
  BookOpen,
  CalendarDays,
  Forward,
  Gift,
  Glasses,
  Heart,
  type LucideIcon,
  MessageCircle,
  Mountain,
  Pencil,
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
  pencil: Pencil,
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

/** The figure on a badge. */
export function BadgeIcon({ icon }: { icon: Icon }) {
  const Figure = ICONS[icon];
  return <Figure aria-hidden="true" />;
}
